/// What a record of the journal tells.
public enum JournalEvent<Route: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  /// The path is new.
  case change(JournalChange<Route>)
  /// An operation was not done: it was stale, vetoed or refused.
  case refusal(cause: Cause, issuer: Issuer, origin: Origin, outcome: Outcome)
  /// A change ended. A screen view is counted where something appeared.
  case outcome(Outcome, appeared: EntryID?)
  /// A screen has loaded.
  case load(LoadSummary)
}
