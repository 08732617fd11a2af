extension JournalRecord {
  /// The record as words that a key script can expect, such as `pop`, `cause=back` and
  /// `trigger=key:esc`. A word can contain blanks, such as the identity of a row.
  public var words: [String] {
    switch event {
    case .change(let change):
      [
        change.verb, "cause=\(change.cause)", "requester=\(change.requester)",
        "trigger=\(change.trigger)", "removed=\(change.removed.count)",
        "added=\(change.added.count)",
      ] + (change.switched.map { ["from=\($0.from)", "to=\($0.to)"] } ?? [])
        + (change.second.map { ["second=\($0.path)"] } ?? [])
        + (path == .main ? [] : ["mode=\(path)"])
    case .refusal(let cause, let requester, let trigger, let outcome):
      [
        "refusal", "cause=\(cause)", "requester=\(requester)", "trigger=\(trigger)",
        "outcome=\(outcome.word)",
      ] + (outcome.refuser.map { ["by=\($0)"] } ?? [])
    case .layout(let appeared, let disappeared):
      ["layout", "appeared=\(appeared.count)", "disappeared=\(disappeared.count)"]
    case .outcome(let end):
      ["outcome=\(end.outcome.word)"] + (end.outcome.refuser.map { ["by=\($0)"] } ?? [])
    case .load(let load):
      [
        "load", "entry=\(load.entry)", "waves=\(load.waves)", "tasks=\(load.tasks)",
        "cancelled=\(load.cancelled)",
      ]
    }
  }
}

extension JournalRecord: CustomStringConvertible {
  /// The record as in a log, such as `3 at 0.02 seconds: pop cause=back requester=#2 …`.
  public var description: String { "\(number) at \(time): \(words.joined(separator: " "))" }
}

extension JournalChange {
  /// The effect on the path in one word: `push`, `pop`, `move`, or `replace`; `switch` if another
  /// path is shown unchanged.
  package var verb: String {
    switch (removed.isEmpty, added.isEmpty) {
    case (true, true) where switched != nil: "switch"
    case (true, false): "push"
    case (false, true): "pop"
    case (true, true): "move"
    case (false, false): "replace"
    }
  }
}

extension Outcome {
  /// The outcome without the screen that refused to be left, such as `vetoed`.
  package var word: String { refuser == nil ? "\(self)" : "vetoed" }

  /// The screen that refused to be left; `nil` for any other outcome.
  package var refuser: EntryID? { if case .vetoed(let entry) = self { entry } else { nil } }
}
