/// One request on its way, from the verb to its outcome.
@usableFromInline
class Request {
  /// What is wanted.
  @usableFromInline
  enum Kind {
    /// A new path. Only an ``OperationRequest`` asks for it.
    case edit
    /// A value put into the screen that asked, without popping.
    case provide
    indirect case answer(LeaveQuestion, LeaveAnswer)
    /// The end of the drawing of this very request.
    case finishDrawing
    case quit
    /// The end, which asks nobody.
    case end
  }

  let kind: Kind

  /// Whether it is done while a screen's handler runs; everything else waits for the handler.
  let runsInHandlers: Bool

  /// What the journal calls the change.
  let cause: Cause

  let requester: Requester
  let trigger: Trigger
  let transition: Transition

  /// The entry that the edit takes out of the path, wherever it stands.
  let removedEntry: EntryID?

  /// The slot that the push of this request opens.
  let slotToOpen: SlotID?

  /// The value that goes back with this request.
  let returned: ReturnedValue?

  /// How far a swipe had come that turned into this request, 0…1.
  var progress = 0.0

  @usableFromInline
  init(
    _ kind: Kind, cause: Cause, requester: Requester = .app, trigger: Trigger = .code,
    removing removedEntry: EntryID? = nil, returned: ReturnedValue? = nil,
    opening slotToOpen: SlotID? = nil,
    transition: Transition? = nil
  ) {
    self.kind = kind
    runsInHandlers = if case .edit = kind { true } else { false }
    self.cause = cause
    self.requester = requester
    self.trigger = trigger
    self.transition = transition ?? Transition(.queued)
    self.removedEntry = removedEntry
    self.slotToOpen = slotToOpen
    self.returned = returned
  }
}

/// A request that brings the router's own type of route: an operation on the path.
///
/// The engine hands it back to the router, which alone knows the type.
@usableFromInline
final class OperationRequest<Route: RouteValue>: Request {
  /// What becomes of the path; `nil` when it stays as it is.
  @usableFromInline let edit: ((inout PathDraft<Route>) -> Void)?

  /// What stands above the untouched entries, as the edit was worked out last.
  @usableFromInline var tail: [DraftEntry<Route>] = []

  @inlinable
  init(
    _ operation: PathOperation<Route>, requester: Requester, trigger: Trigger,
    opening slotToOpen: SlotID?, transition: Transition?
  ) {
    edit = operation.edit
    super.init(
      edit == nil ? .provide : .edit, cause: operation.cause, requester: requester,
      trigger: trigger, removing: operation.removedEntry, returned: operation.returned,
      opening: slotToOpen, transition: transition)
  }
}
