/// A change of the paths, from its commit to the end of its drawing.
struct CommittedChange {
  let number: UInt64
  let request: Request

  /// What it did to the paths.
  let change: PathChange

  /// The path that was on show before.
  let from: EntryStack

  /// The removed entries that had a screen, top first.
  let freed: EntryIDs

  /// Which entries it shows and hides.
  let visibility: VisibilityChange

  /// Its record in the journal.
  var note: JournalNote {
    var details = ChangeDetails()
    details.presentation = request.presentation
    if change.shown !== from {
      details.switched = PathSwitch(from: from.path, to: change.shown.path)
    }
    if let (stack, edit) = change.second {
      details.second = PathRemoval(
        path: stack.path, kept: edit.kept, removed: Array(edit.removed))
    }
    return .change(change.edit, request.cause, request.requester, request.trigger, details)
  }
}
