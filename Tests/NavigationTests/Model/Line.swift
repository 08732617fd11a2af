import Navigation

/// One line of the log that router and model write in the same order.
enum Line: Hashable {
  case event(EntryID, LifecyclePhase)
  /// A screen was created from a saved state.
  case restored(EntryID, String)
  case received(EntryID, String)
  case drawn(from: EntryID, to: EntryID, Direction, progress: Double)
  case asked(EntryID)
  case withdrawn(EntryID)
  case denied(EntryID)
  case saved
  /// The result of a task reached its screen.
  case delivered(EntryID, String)
  case letGo(SwipeEnd)
  /// A change. `path` is the edited path, as all journal records so far make it.
  case change(
    Cause, Requester, Trigger, removed: [EntryID], added: [Entry<String>],
    presented: PresentationStyle?, path: [EntryID], Paths)
  case refusal(Cause, Requester, Trigger, String, on: PathID)
  case outcome(String, appeared: [EntryID], on: PathID)
  /// A window of another size shows other entries of the same path.
  case layout(appeared: [EntryID], disappeared: [EntryID], on: PathID)
  case load(EntryID, waves: Int, tasks: Int, cancelled: Int, on: PathID)

  /// The paths in the record of a change.
  struct Paths: Hashable {
    /// The edited path.
    let edited: PathID
    /// The visible paths before and after, if they differ.
    var from: PathID?
    var to: PathID?
    /// The second edited path, if there is one, with the entries kept and removed there.
    var second: PathID?
    var left: [EntryID] = []
    var removed: [EntryID] = []
  }

  /// The moment at which hooks run; `nil` for a line of the journal, among others.
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
    case .delivered: .delivered
    case .restored, .withdrawn, .saved, .letGo, .change, .refusal, .outcome, .load, .layout:
      nil
    }
  }
}

/// The observable state of a player between two steps.
struct Snapshot: Equatable {
  var paths: [[Entry<String>]]
  /// The index of the visible path.
  var visibleIndex: Int
  /// The visible entries, bottom first, and the active one; none after the end.
  var visible: [EntryID]
  var active: EntryID?
  var created: Set<EntryID>
  /// The state of every operation, in the order in which they were requested, with the entries
  /// that it removed and added.
  var operations: [String]
  /// The outcomes of the awaited requests, by their index among all requests.
  var answers: [Int: String]
  var openSlots: [UInt64]
  var tasks: [String]
  var question: EntryID?
  var drawing: [EntryID]
  var swipe: Double?
  var isEnded: Bool
}
