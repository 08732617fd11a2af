/// What the journal is told of, before the routes are known to it.
@usableFromInline
enum Note {
  case change(cause: Cause, issuer: Issuer, origin: Origin, PathEdit)
  case refusal(cause: Cause, issuer: Issuer, origin: Origin, Outcome)
  case outcome(Outcome, appeared: EntryID?)
  case load(LoadSummary)
}
