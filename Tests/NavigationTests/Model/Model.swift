import Navigation

/// A reference implementation of the navigation contract, as plain as possible and regardless of
/// speed. Its files follow the sections of the contract.
final class Model: Player {
  /// One operation and its progress.
  final class Operation {
    var cause: Cause
    let requester: Requester
    var trigger = Trigger.code
    /// Whether the user goes back.
    var isGoingBack = false
    var state = "queued" {
      didSet {
        guard hasEnded else { return }
        awaited?(state)
        awaited = nil
        // It may refer to the operation itself.
        run = { _, _ in }
      }
    }
    var removed: [EntryID] = []
    var added: [EntryID] = []
    /// The progress of the swipe that requested it.
    var progress = 0.0
    /// The request that it opens, returns a value to, or cancels.
    var asks: UInt64?
    var returns: UInt64?
    var cancels: UInt64?
    /// The request that gets a value and stays open.
    var provides: UInt64?
    /// The style in which its first new entry is presented.
    var presents: PresentationStyle?
    /// The entry to activate, because it already shows the pushed route.
    var activates: EntryID?
    /// The index of the path that it names, and whether it also shows that path.
    var path: Int?
    var shows = false
    /// Performs it when its turn comes.
    var run: (Model, Operation) -> Void = { _, _ in }
    /// Called with its outcome.
    var awaited: ((String) -> Void)?

    var hasEnded: Bool { !["queued", "pending", "tentative", "committed"].contains(state) }

    init(_ cause: Cause, by requester: Requester = .app) {
      self.cause = cause
      self.requester = requester
    }
  }

  /// A committed change, until its drawing has ended.
  struct Change {
    let operation: Operation
    /// The edits, the one of the target path first.
    var edits: [Edit] = []
    /// What becomes of the path that was visible, and of the one that is.
    let leaving: Edit
    let entering: Edit
    /// Why a hidden path appears.
    var reason = AppearReason.switched
    let before: Visibility
    let after: Visibility
    var results: [SlotResult] = []
  }

  /// One path before and after a change.
  struct Edit {
    let index: Int
    let old: [Entry<String>]
    let new: [Entry<String>]

    /// The removed entries, top first.
    var removed: [Entry<String>] { old.reversed().filter { !new.contains($0) } }
    var added: [Entry<String>] { new.filter { !old.contains($0) } }
  }

  static let roots = ["A", "B", "C"]
  static let names: [PathID] = ["main", "second", "third"].map { PathID(rawValue: $0) }

  /// The paths; before launch, only the program's own roots.
  var paths: [[Entry<String>]]
  /// The index of the visible path.
  var visibleIndex = 0
  /// The entry of each path that is active when the path is visible.
  var actives: [EntryID] = []
  /// Why each path appears when it is first shown; `nil` once it has been.
  var firstReasons: [AppearReason?] = []
  /// The styles of the flows, by their first entries.
  var presentations: [EntryID: PresentationStyle] = [:]
  /// The entries that presented the flows, if they are on the same path.
  var presenters: [EntryID: EntryID] = [:]
  var layout = StackLayout()
  /// The visible entries after the last change; none before launch.
  var visibility = Visibility(entries: [], active: EntryID(number: 1))
  var created: Set<EntryID> = []
  var log: [Line] = []
  var operations: [Operation] = []
  var hooks: [Hook] = []

  var slots: [Slot] = []
  var requests: [Slot] = []
  var answers: [Int: String] = [:]
  var askCount = 0

  var tasks: [TaskRecord] = []
  var loads: [EntryID: Load] = [:]
  /// The entries in which tasks of scope `visible` run.
  var shown: Set<EntryID> = []
  var lastSerial = 0
  var now = Duration.zero
  /// What tasks do once the app is idle.
  var ready: [() -> Void] = []

  var says: [String: Leaving] = [:]
  var saved: Set<String> = []
  var question: Pending? {
    didSet {
      guard question == nil else { return }
      waiting += afterQuestion
      afterQuestion = []
    }
  }
  /// The operations that have to ask out of sight, and wait for the open question.
  var afterQuestion: [Operation] = []

  var draws = false
  var drawing: Change?
  var swipe: Swipe?

  var savedState: SavedState?
  /// The states of the screens, and restored states that were not used yet.
  var states: [EntryID: String] = [:]
  var unused: [EntryID: String] = [:]

  var isLaunched = false
  var isEnded = false
  var isBusy = false
  var handlers: [EntryID] = []
  var deferred: Change?
  /// The calls to the host that wait for handlers to return.
  var afterHandler: [(Model) -> Void] = []
  /// The operations that wait for hooks and handlers to return.
  var waiting: [Operation] = []
  var lastEntry: UInt64

  init(modes: Int) {
    paths = Self.ownPaths(modes)
    lastEntry = UInt64(modes)
    begin(at: paths)
  }

  static func ownPaths(_ modes: Int) -> [[Entry<String>]] {
    roots.prefix(modes).enumerated().map { index, root in
      [Entry(id: EntryID(number: UInt64(index) + 1), route: root)]
    }
  }

  func begin(at paths: [[Entry<String>]]) {
    self.paths = paths
    actives = paths.map { $0[$0.count - 1].id }
    firstReasons = paths.map { _ in .launched }
  }

  func launch(_ names: String, on index: Int, cause: Cause) {
    guard !isEnded else { return }
    visibleIndex = index
    let own = path[0]
    let isReplaced = names.prefix { $0 != " " } != own.route
    if isReplaced { cancelTasks(of: [own.id]) }
    path = names.split(separator: " ").enumerated().map { index, name in
      if index == 0, name == own.route { return own }
      lastEntry += 1
      return Entry(id: EntryID(number: lastEntry), route: String(name))
    }
    actives[index] = path[path.count - 1].id
    begin(cause)
  }

  func begin(_ cause: Cause, lost: [SlotResult] = []) {
    isLaunched = true
    visibility = visibilityNow()
    let visible = visibility.entries
    operate {
      createVisible(of: path)
      for result in lost { tell(result) }
      for index in indicesInOrder.dropFirst() {
        noteLaunch(of: index, cause)
        note(.outcome("completed", appeared: [], on: Self.names[index]))
      }
      noteLaunch(of: visibleIndex, cause)
      let reason: AppearReason = cause == .restore ? .restored : .launched
      firstReasons[visibleIndex] = nil
      shown = Set(visible)
      for entry in visible { note(.event(entry, .willAppear(reason))) }
      for entry in visible {
        note(.event(entry, .didAppear))
        showTasks(of: entry)
        if entry != visibility.active { note(.event(entry, .deactivated)) }
      }
      note(.outcome("completed", appeared: visible, on: Self.names[visibleIndex]))
    }
    catchUp()
  }

  private func noteLaunch(of index: Int, _ cause: Cause) {
    note(
      .change(
        cause, .app, cause == .link ? .link : .code, removed: [], added: paths[index],
        presented: nil, path: paths[index].map(\.id), Line.Paths(edited: Self.names[index])))
  }

  /// The visible path.
  var path: [Entry<String>] {
    get { paths[visibleIndex] }
    set { paths[visibleIndex] = newValue }
  }
  /// The indices of the paths, the visible one first.
  var indicesInOrder: [Int] { [visibleIndex] + paths.indices.filter { $0 != visibleIndex } }
  var stacks: [[EntryID]] { paths.map { $0.map(\.id) } }
  /// The entries of all paths.
  var ids: [EntryID] { stacks.flatMap(\.self) }
  var active: EntryID { visibility.active }

  func note(_ line: Line) {
    log.append(line)
    runHook(at: line.moment)
  }

  func create(_ entry: Entry<String>) {
    guard created.insert(entry.id).inserted else { return }
    let state = unused.removeValue(forKey: entry.id)
    if let state { note(.restored(entry.id, state)) }
    states[entry.id] = (state ?? "") + "I"
    note(.event(entry.id, .created))
  }

  func name(_ page: String) -> String { String(page.prefix { $0 != "/" }) }

  func snapshot() -> Snapshot {
    Snapshot(
      paths: paths, visibleIndex: visibleIndex, visible: isEnded ? [] : visibility.entries,
      active: isEnded ? nil : active,
      created: created,
      operations: operations.map { "\($0.state) -\($0.removed) +\($0.added)" },
      answers: answers, openSlots: slots.filter { $0.asked != nil }.map(\.number),
      tasks: tasks.filter { $0.due != nil }.map { "\($0.entry) \($0.id)" },
      question: question?.asked.first?.id,
      drawing: drawing.map { [$0.leaving.old.last, $0.entering.new.last].compactMap { $0?.id } }
        ?? [],
      swipe: swipe?.progress, isEnded: isEnded)
  }
}
