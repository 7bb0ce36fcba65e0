// The sources of a program that says what has no text: “lobby-ghost” is no slip, being a comment.
fn say() {
    text("lobby-title");
    text("lobby-empty");
    Phrase::new("refused");
    look_up(format!("guest-{number}"));
    class("lobby-page");
}

#[cfg(test)]
mod tests {
    const ONLY_HERE: &str = "lobby-tested";
}
