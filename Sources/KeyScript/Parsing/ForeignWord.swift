import TerminalCore

/// The words with which other tools say what a script says with another one.
enum ForeignWord {
  /// What to write instead of a word, whatever the case of its letters; `nil` for any other word.
  static func replacement(for word: String) -> String? {
    let word = word.lowercased()
    if let example = examples.first(where: { $0.words.contains(word) })?.example { return example }
    if Key.allNames.contains(word) { return "key \(word)" }
    return ExpectationName(rawValue: word).map { "expect \($0.rawValue) …" }
  }

  private static let examples: [(words: Set<String>, example: String)] = [
    (["press", "keypress", "keydown", "hit"], "key enter"),
    (["send", "send-keys", "send_keys", "sendkeys", "write", "input", "fill"], "type \"text\""),
    (["sleep", "pause", "delay"], "wait 500ms"),
    (["wait-for", "wait_for", "waitfor", "until"], "expect text \"text\" within 2s"),
    (["assert", "check", "verify", "should", "see"], "expect text \"text\""),
    (["screenshot", "capture"], "snapshot name"),
    (["tap", "hover"], "click at \"text\""),
    (["drag"], "swipe right 0,10 60,10"),
    (["echo", "print", "log"], "note \"text\""),
    (["exit", "close", "stop"], "quit"),
    (["source", "import", "require"], "include \"login.steps\""),
    (["def", "function", "macro", "proc"], "define name"),
    (["var", "const", "env"], "let name = \"text\""),
  ]
}
