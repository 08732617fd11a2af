/// What the journal is told of that has no routes in it.
@usableFromInline
enum Note {
  case refusal(cause: Cause, issuer: Issuer, origin: Origin, Outcome)
  case outcome(Outcome, appeared: EntryID?)
  case load(LoadSummary)
}
