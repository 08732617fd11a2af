/// An operation, from its request to its outcome.
@usableFromInline
class Request {
  /// The kind of operation.
  @usableFromInline
  enum Kind {
    /// An edit of the path; only an ``OperationRequest`` has one.
    case edit
    /// A value for the screen that asked, without popping.
    case provide
    indirect case answer(LeaveQuestion, LeaveAnswer)
    /// The end of the drawing of a change, given by its transition.
    case finishDrawing(Transition)
    case quit
    /// The end of the program, without asking.
    case end
    /// A new layout of the window.
    case layOut(StackLayout)
    /// The user moves the keyboard to another visible entry.
    case activate(EntryID)
  }

  let kind: Kind

  /// Whether it runs even during a screen's handler; other requests wait for the handler.
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

  let destination: Destination

  /// The style in which the first new entry is presented; `nil` for an ordinary one.
  let presentation: PresentationStyle?

  /// The slot to which this request returns a value, or whose flow it cancels.
  let slotUse: SlotUse?

  /// Whether the request returns a value.
  var isReturning: Bool { slotUse?.value != nil }

  /// Whether hooks can go on requesting it without end: it is an edit or a value.
  var canRepeat: Bool {
    switch kind {
    case .edit, .provide: true
    case .answer, .finishDrawing, .quit, .end, .layOut, .activate: false
    }
  }

  /// Whether the user is going back, by a key or a swipe, whichever screen is active. A screen
  /// can't request this: naming such a cause gives it no rights.
  @usableFromInline var isGoingBack = false

  /// The entry that was swiped away, if a swipe became this request.
  var swiped: EntryID?

  /// The progress of that swipe, from 0 to 1.
  var progress = 0.0

  @usableFromInline
  init(
    _ kind: Kind, cause: Cause, requester: Requester = .app, trigger: Trigger = .code,
    removing removedEntry: EntryID? = nil, using slotUse: SlotUse? = nil,
    opening slotToOpen: SlotID? = nil, presenting presentation: PresentationStyle? = nil,
    destination: Destination = .requesterPath, transition: Transition? = nil
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
    self.destination = destination
  }
}

extension Request {
  /// The path that an operation edits.
  @usableFromInline
  enum Destination {
    /// The requester's path, or the visible one.
    case requesterPath
    /// A path by its name.
    case named(PathID)
    /// A path by its name, which the change also shows.
    case showing(PathID)

    /// The path that the operation names, if it does.
    var path: PathID? {
      switch self {
      case .requesterPath: nil
      case .named(let path), .showing(let path): path
      }
    }
  }
}

/// A request with the router's own type of route: an operation on the path.
///
/// The engine passes it back to the router, which knows the type.
@usableFromInline
final class OperationRequest<Route: RouteValue>: Request {
  /// What the operation does to the path.
  @usableFromInline let edit: PathOperation<Route>.Edit

  /// The elements above the untouched entries, from the latest time the edit was resolved.
  @usableFromInline var tail: [DraftEntry<Route>] = []

  @inlinable
  init(
    _ operation: PathOperation<Route>, requester: Requester, trigger: Trigger,
    opening slotToOpen: SlotID?, destination: Destination, transition: Transition?
  ) {
    edit = operation.edit
    let kind: Kind = if case .provide = edit { .provide } else { .edit }
    super.init(
      kind, cause: operation.cause, requester: requester, trigger: trigger,
      removing: operation.removedEntry, using: operation.slotUse, opening: slotToOpen,
      presenting: operation.presentation, destination: destination, transition: transition)
  }
}
