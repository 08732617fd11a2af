public import Navigation

extension JournalRecord {
  /// The record as words that a script can expect, such as `pop cause=back trigger=key:esc`.
  public var words: String {
    switch event {
    case .change(let change):
      return "\(change.verb) cause=\(change.cause) requester=\(change.requester)"
        + " trigger=\(change.trigger)"
        + " removed=\(change.removed.count) added=\(change.added.count)"
    case .refusal(let cause, let requester, let trigger, let outcome):
      return "refusal cause=\(cause) requester=\(requester) trigger=\(trigger) outcome=\(outcome)"
    case .outcome(let outcome, _): return "outcome=\(outcome)"
    case .load(let load):
      return "load entry=\(load.entry) waves=\(load.waves) tasks=\(load.tasks)"
        + " cancelled=\(load.cancelled)"
    }
  }
}
