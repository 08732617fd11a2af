/// One requested operation, from the call to its outcome.
@usableFromInline
class Request {
  /// The kind of operation.
  @usableFromInline
  enum Kind {
    /// An edit of the path. Only an ``OperationRequest`` has it.
    case edit
    /// A value for the screen that asked, without popping.
    case provide
    indirect case answer(LeaveQuestion, LeaveAnswer)
    /// The end of this request's own drawing.
    case finishDrawing
    case quit
    /// The end of the program, without asking.
    case end
    /// Another layout of the window.
    case layOut(StackLayout)
    /// The person moves to another visible entry.
    case activate(EntryID)
  }

  let kind: Kind

  /// Whether it runs even during a screen's handler; everything else waits for the handler.
  let runsInHandlers: Bool

  /// The kind of the change, for the journal.
  let cause: Cause

  @usableFromInline let requester: Requester
  @usableFromInline let trigger: Trigger
  let transition: Transition

  /// The entry that the edit removes, at any depth.
  let removedEntry: EntryID?

  /// The slot that the push of this request opens.
  let slotToOpen: SlotID?

  /// The path that this request means; `nil` for that of the requester, or the one on show.
  let path: PathID?

  /// Whether that path is shown with the change.
  let showsPath: Bool

  /// How the asked entry is presented, if as a flow of its own.
  let presentation: PresentationStyle?

  /// The slot to which this request returns a value, or whose flow it leaves.
  let slotUse: SlotUse?

  /// Whether it returns a value.
  var isReturning: Bool { slotUse?.returned != nil }

  /// Whether it is the person who goes back, whichever screen is active.
  var isGoingBack: Bool { cause == .back || cause == .swipe }

  /// The progress of the swipe that became this request, 0…1.
  var progress = 0.0

  @usableFromInline
  init(
    _ kind: Kind, cause: Cause, requester: Requester = .app, trigger: Trigger = .code,
    removing removedEntry: EntryID? = nil, using slotUse: SlotUse? = nil,
    opening slotToOpen: SlotID? = nil, presenting presentation: PresentationStyle? = nil,
    on path: PathID? = nil,
    showing showsPath: Bool = false, transition: Transition? = nil
  ) {
    self.kind = kind
    runsInHandlers = if case .edit = kind { true } else { false }
    self.cause = cause
    self.requester = requester
    self.trigger = trigger
    self.transition = transition ?? Transition(.queued)
    self.removedEntry = removedEntry
    self.slotToOpen = slotToOpen
    self.slotUse = slotUse
    self.presentation = presentation
    self.path = path
    self.showsPath = showsPath
  }
}

/// A request with the router's own type of route: an operation on the path.
///
/// The engine passes it back to the router, which knows the type.
@usableFromInline
final class OperationRequest<Route: RouteValue>: Request {
  /// The edit of the path; `nil` if the path stays the same.
  @usableFromInline let edit: PathOperation<Route>.Edit?

  /// The elements above the untouched entries, as the edit was resolved last.
  @usableFromInline var tail: [DraftEntry<Route>] = []

  @inlinable
  init(
    _ operation: PathOperation<Route>, requester: Requester, trigger: Trigger,
    opening slotToOpen: SlotID?, presenting presentation: PresentationStyle?,
    on path: PathID?, showing showsPath: Bool, transition: Transition?
  ) {
    edit = operation.edit
    super.init(
      edit == nil ? .provide : .edit, cause: operation.cause, requester: requester,
      trigger: trigger, removing: operation.removedEntry, using: operation.slotUse,
      opening: slotToOpen, presenting: presentation, on: path, showing: showsPath,
      transition: transition)
  }
}
