//! A balancer in front of several nodes: nginx, as anybody would set it up.

use std::net::SocketAddr;

use anyhow::{Context as _, Result};
use rustix::process::{Signal, geteuid};
use tempfile::TempDir;

use crate::packages::{self, find};
use crate::process::Process;
use crate::{answers, free_port, wait};

/// An nginx that shares requests out among nodes, and leaves alone for a second whoever does not answer.
#[derive(Debug)]
pub struct Balancer {
    process: Process,
    port: u16,
    _folder: TempDir,
}

impl Balancer {
    /// Starts one that shares requests out evenly, installing nginx if it is missing.
    ///
    /// # Errors
    /// If it cannot be installed or started.
    pub fn start(nodes: &[SocketAddr]) -> Result<Self> {
        let server = |node: &SocketAddr| format!("server {node} max_fails=1 fail_timeout=1s;");
        Self::before("random;", &nodes.iter().map(server).collect::<String>())
    }

    /// Starts one that asks another node only if the first does not answer.
    ///
    /// # Errors
    /// If it cannot be installed or started.
    pub fn preferring(first: SocketAddr, other: SocketAddr) -> Result<Self> {
        let first = format!("server {first} max_fails=1 fail_timeout=1s;");
        Self::before("", &format!("{first} server {other} backup;"))
    }

    fn before(way: &str, nodes: &str) -> Result<Self> {
        packages::install(&[("nginx", "nginx-light")])?;
        let nginx = find("nginx").context("there is no nginx")?;
        let folder = tempfile::Builder::new().prefix("balancer-").tempdir()?;
        let port = free_port()?;
        let settings = folder.path().join("nginx.conf");
        std::fs::write(&settings, written(&format!("{way} {nodes}"), port, &folder))?;
        let (nginx, settings) = (nginx.to_string_lossy(), settings.to_string_lossy());
        let prefix = folder.path().to_string_lossy();
        let words = [&*nginx, "-p", &prefix, "-c", &settings, "-e", "stderr"];
        let process = Process::start(&words, None, folder.path())?;
        wait("nginx", || answers(port))?;
        Ok(Self { process, port, _folder: folder })
    }

    /// The one address of all nodes.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.process.end(Signal::TERM);
    }
}

fn written(nodes: &str, port: u16, folder: &TempDir) -> String {
    let folder = folder.path().display();
    let user = if geteuid().is_root() { "user root;" } else { "" };
    format!(
        "daemon off; worker_processes 1; {user} pid {folder}/pid;
events {{ worker_connections 4096; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_header {{ default upgrade; '' ''; }}
  upstream nodes {{ {nodes} keepalive 64; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_header;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      proxy_read_timeout 1h;
      proxy_next_upstream error timeout http_503;
    }}
  }}
}}
"
    )
}
