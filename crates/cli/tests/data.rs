//! Data that another process uses, or that is not whole, is refused with a sentence and left as it is.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::path::Path;

use common::served::Served;
use common::tortuga;

/// The sentence with which the tavern refuses to open this data, which stays as it is.
#[track_caller]
fn refusal(data: &Path, lang: &str) -> String {
    let file = data.join("tortuga.db");
    let before = fs::read(&file).ok();
    let name = data.to_str().unwrap();
    let listen = ["serve", "--listen", "127.0.0.1:0", "--log", "off"];
    let ran = tortuga(&[&listen[..], &["--lang", lang, "--data", name]].concat());
    assert_eq!(fs::read(&file).ok(), before, "the file is as it was");
    ran.refusal()
}

#[test]
fn a_second_process_on_the_same_data_is_refused_until_the_first_is_gone_however_it_went() {
    let folder = tempfile::tempdir().unwrap();
    let (data, name) = (folder.path(), folder.path().display());
    let first = Served::open(data, &[]);
    let sentence = format!(
        "Another Tortuga already uses the folder {name}; stop that one first, or name another \
         folder with --data."
    );
    assert_eq!(refusal(data, "en"), sentence);
    let sentence = format!(
        "Папку {name} уже использует другая Tortuga; сначала завершите её или укажите другую \
         папку через --data."
    );
    assert_eq!(refusal(data, "ru"), sentence);
    // Killed as by `kill -9`.
    drop(first);
    Served::open(data, &[]);
}

#[test]
fn an_empty_file_is_not_taken_for_a_new_tavern() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tortuga.db");
    fs::write(&file, "").unwrap();
    let sentence = format!(
        "{} is empty, though the whole tavern should be in it; restore a copy of it, or move it \
         away to start afresh.",
        file.display()
    );
    assert_eq!(refusal(folder.path(), "en"), sentence);
}

#[test]
fn a_file_that_is_cut_off_is_refused_after_a_clean_end_and_after_a_kill() {
    for is_clean in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tortuga.db");
        let mut served = Served::open(folder.path(), &[]);
        if is_clean {
            served.end();
        }
        drop(served);
        let whole = fs::read(&file).unwrap();
        fs::write(&file, &whole[..whole.len() / 2]).unwrap();
        let sentence = refusal(folder.path(), "en");
        let begins = format!("{} is cut off: {} of its ", file.display(), whole.len() / 2);
        assert!(sentence.starts_with(&begins), "{sentence}");
    }
}

#[test]
fn a_file_that_is_not_ours_and_a_log_without_its_file_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (file, log) = (folder.path().join("tortuga.db"), folder.path().join("tortuga.db-wal"));
    fs::write(&file, "Dear diary, today we sailed.").unwrap();
    let sentence = refusal(folder.path(), "en");
    assert!(sentence.contains("does not belong to Tortuga"), "{sentence}");
    fs::rename(&file, &log).unwrap();
    let sentence = refusal(folder.path(), "ru");
    assert!(sentence.contains("tortuga.db нет, но остался"), "{sentence}");
    assert_eq!(fs::read(log).unwrap(), b"Dear diary, today we sailed.");
}
