/// One request on its way, from the verb to its outcome.
@usableFromInline
final class Request {
  /// What is wanted.
  enum Kind {
    /// A new path.
    case edit(EditResolver)
    /// A value put into the screen that asked, without popping.
    case provide
    indirect case answer(Question, QuestionAnswer)
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

  /// Asks for an operation on the path. Without a resolver it is a value that is put into a screen
  /// and pops nothing.
  @usableFromInline
  convenience init(
    editing resolve: EditResolver?, cause: Cause, requester: Requester, trigger: Trigger,
    removing removedEntry: EntryID?, returned: ReturnedValue?, opening slotToOpen: SlotID?,
    transition: Transition?
  ) {
    self.init(
      resolve.map(Kind.edit) ?? .provide, cause: cause, requester: requester, trigger: trigger,
      removing: removedEntry, returned: returned, opening: slotToOpen, transition: transition)
  }

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
