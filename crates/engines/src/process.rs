//! A server that does not outlive whoever started it, however that ends.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};

use anyhow::{Context as _, Result};
use rustix::process::{Pid, Signal, kill_process};

/// Starts the server and tells its process id. If the other end of its input is closed before a word came, whoever
/// started it is gone, killed perhaps: the server ends, and its folder with it.
const KEEPER: &str = r#"
    exec 3<&0
    folder=$1
    shift
    "$@" </dev/null >&2 3<&- &
    server=$!
    echo $server
    (read -r word <&3 || { kill -QUIT $server; sleep 1; kill -KILL $server; rm -rf "$folder"; }) >/dev/null 2>&1 &
    wait $server
"#;

/// Who a server runs as: a user and their group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct User {
    pub(crate) id: u32,
    pub(crate) group: u32,
}

/// A running server.
#[derive(Debug)]
pub(crate) struct Process {
    keeper: Child,
    /// Closed without a word, it ends the server.
    input: ChildStdin,
    server: Pid,
}

impl Process {
    /// Starts a server that keeps everything in `folder`; what it says goes into `log` there.
    pub(crate) fn start(words: &[&str], user: Option<User>, folder: &Path) -> Result<Self> {
        let log = File::options().create(true).append(true).open(folder.join("log"))?;
        let mut command = Command::new("sh");
        command.args(["-c", KEEPER, "keeper"]).arg(folder).args(words).current_dir("/");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(log);
        // What a terminal tells its whole group must not reach the server: it is stopped by us.
        command.process_group(0);
        if let Some(user) = user {
            command.uid(user.id).gid(user.group);
        }
        let mut keeper = command.spawn().with_context(|| format!("cannot start {}", words[0]))?;
        let input = keeper.stdin.take().context("the keeper listens")?;
        let mut told = String::new();
        let output = keeper.stdout.take().context("the keeper tells a number")?;
        BufReader::new(output).read_line(&mut told)?;
        let number = told.trim().parse().context("the keeper tells a number")?;
        let server = Pid::from_raw(number).context("the keeper tells a number")?;
        Ok(Self { keeper, input, server })
    }

    /// Tells the server to end, and waits until it has.
    pub(crate) fn end(&mut self, signal: Signal) {
        if self.is_running() {
            let _ = kill_process(self.server, signal);
            let _ = self.keeper.wait();
        }
        let _ = self.input.write_all(b"ended\n");
    }

    /// The number of the server's process.
    pub(crate) fn pid(&self) -> u32 {
        self.server.as_raw_nonzero().get().unsigned_abs()
    }

    /// Whether the server is still there.
    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.keeper.try_wait(), Ok(None))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end(Signal::KILL);
    }
}
