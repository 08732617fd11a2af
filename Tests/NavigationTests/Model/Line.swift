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
    presented: PresentationStyle?, path: [EntryID])
  case refusal(Cause, Requester, Trigger, String)
  case outcome(String, appeared: EntryID?)
  /// A window of another size shows other entries.
  case layout(appeared: [EntryID], disappeared: [EntryID])
  case load(EntryID, waves: Int, tasks: Int, cancelled: Int)

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
