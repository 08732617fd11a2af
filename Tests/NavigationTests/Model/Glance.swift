import Navigation

/// What can be seen of a router between two steps.
struct Glance: Equatable {
  var paths: [[Entry<String>]]
  /// The place of the path on show.
  var onShow: Int
  /// The visible entries, bottom first, and the active one, until the end.
  var visible: [EntryID]
  var active: EntryID?
  var made: Set<EntryID>
  /// How far every operation has come, in the order of asking, and what it took and brought.
  var operations: [String]
  /// How the requests ended, by their places among all.
  var answers: [Int: String]
  var openSlots: [UInt64]
  var tasks: [String]
  var question: EntryID?
  var drawing: [EntryID]
  var swipe: Double?
  var isOver: Bool
}
