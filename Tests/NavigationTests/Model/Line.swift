import Navigation

/// One line of what happens, in the order in which it happens.
enum Line: Hashable {
  case event(EntryID, LifecyclePhase)
  /// A screen is made from what it had saved.
  case restored(EntryID, String)
  case received(EntryID, String)
  case drawn(from: EntryID, to: EntryID, Direction, progress: Double)
  case asked(EntryID)
  case withdrawn(EntryID)
  case denied(EntryID)
  case saved
  /// What a task brought to its screen.
  case brought(EntryID, String)
  case letGo(SwipeEnd)
  /// The path is the one that comes out when all changes so far are applied in turn.
  case change(
    Cause, Requester, Trigger, removed: [EntryID], added: [Entry<String>],
    presented: PresentationStyle?, path: [EntryID], Paths)
  case refusal(Cause, Requester, Trigger, String, on: PathID)
  case outcome(String, appeared: [EntryID], on: PathID)
  /// A window of another size shows other entries.
  case layout(appeared: [EntryID], disappeared: [EntryID], on: PathID)
  case load(EntryID, waves: Int, tasks: Int, cancelled: Int, on: PathID)

  /// The paths that a change names.
  struct Paths: Hashable {
    /// The one that it edits.
    let edited: PathID
    /// The ones on show before and after, if another one is.
    var from: PathID?
    var to: PathID?
    /// A second one that it edits, and what is left and what goes there.
    var second: PathID?
    var left: [EntryID] = []
    var gone: [EntryID] = []
  }

  /// Which hooks it runs. The journal runs none.
  var moment: Moment? {
    switch self {
    case .event(_, .created): .created
    case .event(_, .willAppear): .willAppear
    case .event(_, .didAppear): .didAppear
    case .event(_, .willDisappear): .willDisappear
    case .event(_, .activated): .activated
    case .event(_, .deactivated): .deactivated
    case .event(_, .didDisappear): .didDisappear
    case .event(_, .removed): .removed
    case .received: .received
    case .drawn: .drawn
    case .asked: .asked
    case .denied: .denied
    case .brought: .brought
    case .restored, .withdrawn, .saved, .letGo, .change, .refusal, .outcome, .load, .layout:
      nil
    }
  }
}
