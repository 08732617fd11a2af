import Navigation

/// The contract of navigation as a program: what a router must do, said as plainly as can be and
/// with no care for speed. Its files follow the sections of the contract.
final class Model: Player {
  /// One thing asked for, and how far it has come.
  final class Operation {
    var cause: Cause
    let requester: Requester
    var trigger = Trigger.code
    var state = "queued" {
      didSet {
        guard hasEnded else { return }
        awaited?(state)
        awaited = nil
      }
    }
    var removed: [EntryID] = []
    var added: [EntryID] = []
    /// How far a swipe had come that turned into it.
    var progress = 0.0
    /// The asking that it opens, that it returns to, or whose flow it leaves.
    var asks: UInt64?
    var returns: UInt64?
    var cancels: UInt64?
    /// The asking that gets a value and stays open.
    var provides: UInt64?
    /// How what it asks is presented.
    var presents: PresentationStyle?
    /// An entry that is wanted, is there already, and becomes active.
    var activates: EntryID?
    /// The path that it names, and whether that is shown with it.
    var path: Int?
    var shows = false
    /// What is done when its turn comes.
    var run: (Model, Operation) -> Void = { _, _ in }
    /// Who awaits its end.
    var awaited: ((String) -> Void)?

    var hasEnded: Bool { !["queued", "pending", "tentative", "committed"].contains(state) }

    init(_ cause: Cause, by requester: Requester = .app) {
      self.cause = cause
      self.requester = requester
    }
  }

  /// A committed edit, up to the end of its drawing.
  struct Change {
    let operation: Operation
    /// What it edits: of several paths the one that it means first.
    var edits: [Edit] = []
    /// The path that was on show, and the one that is, before and after.
    let leaving: Edit
    let entering: Edit
    /// Why a path appears that was not on show.
    var reason = AppearReason.switched
    let before: Visibility
    let after: Visibility
    var news: [News] = []
  }

  /// What becomes of one path.
  struct Edit {
    let place: Int
    let old: [Entry<String>]
    let new: [Entry<String>]

    /// The entries that go, top first.
    var gone: [Entry<String>] { old.reversed().filter { !new.contains($0) } }
    var added: [Entry<String>] { new.filter { !old.contains($0) } }
  }

  static let roots = ["A", "B", "C"]
  static let names: [PathID] = ["main", "second", "third"].map { PathID(rawValue: $0) }

  /// Before launch there are only the program's own roots.
  var paths: [[Entry<String>]]
  /// The place of the path on show.
  var onShow = 0
  /// Who is or was active in each path.
  var actives: [EntryID] = []
  /// Why each path appears when it is shown for the first time.
  var firstReasons: [AppearReason?] = []
  /// How the first screens of flows are presented.
  var presentations: [EntryID: PresentationStyle] = [:]
  /// Who presented them, on the same path.
  var presenters: [EntryID: EntryID] = [:]
  var layout = StackLayout()
  /// What the last change left visible; nothing before launch.
  var visibility = Visibility(entries: [], active: EntryID(number: 1))
  var made: Set<EntryID> = []
  var log: [Line] = []
  var operations: [Operation] = []
  var hooks: [Hook] = []

  var slots: [Slot] = []
  var requests: [Slot] = []
  var answers: [Int: String] = [:]
  var lastPlace = 0

  var works: [TaskRecord] = []
  var loads: [EntryID: Load] = [:]
  /// The entries in sight, in which tasks of scope `visible` run.
  var shown: Set<EntryID> = []
  var lastSerial = 0
  var now = Duration.zero
  /// What tasks do as soon as nothing else is being done.
  var ready: [() -> Void] = []

  var says: [String: Leaving] = [:]
  var saved: Set<String> = []
  var question: Pending?

  var draws = false
  var drawing: Change?
  var swipe: Swipe?

  var kept: Kept?
  /// What screens keep of their own; and what was restored, and not used yet.
  var states: [EntryID: String] = [:]
  var unused: [EntryID: String] = [:]

  var isLaunched = false
  var isOver = false
  var isBusy = false
  var handlers: [EntryID] = []
  var deferred: Change?
  /// What the host hears when the handlers have returned.
  var afterHandler: [(Model) -> Void] = []
  /// What waits for hooks and handlers to return.
  var line: [Operation] = []
  var lastEntry: UInt64

  init(modes: Int) {
    paths = Self.ownPaths(modes)
    lastEntry = UInt64(modes)
    begin(at: paths)
  }

  static func ownPaths(_ modes: Int) -> [[Entry<String>]] {
    roots.prefix(modes).enumerated().map { place, root in
      [Entry(id: EntryID(number: UInt64(place) + 1), route: root)]
    }
  }

  func begin(at paths: [[Entry<String>]]) {
    self.paths = paths
    actives = paths.map { $0[$0.count - 1].id }
    firstReasons = paths.map { _ in .launched }
  }

  func launch(_ names: String, on place: Int, cause: Cause) {
    guard !isOver else { return }
    onShow = place
    let own = path[0]
    let isReplaced = names.prefix { $0 != " " } != own.route
    if isReplaced { leaveTasks(of: [own.id]) }
    path = names.split(separator: " ").enumerated().map { place, name in
      if place == 0, name == own.route { return own }
      lastEntry += 1
      return Entry(id: EntryID(number: lastEntry), route: String(name))
    }
    actives[place] = path[path.count - 1].id
    begin(cause)
  }

  func begin(_ cause: Cause, untold: [News] = []) {
    isLaunched = true
    visibility = visibilityNow()
    let visible = visibility.entries
    busily {
      makeVisible(of: path)
      for news in untold { tell(news) }
      for place in placesInOrder.dropFirst() {
        noteBeginning(of: place, cause)
        note(.outcome("completed", appeared: [], on: Self.names[place]))
      }
      noteBeginning(of: onShow, cause)
      let reason: AppearReason = cause == .restore ? .restored : .launched
      firstReasons[onShow] = nil
      shown = Set(visible)
      for entry in visible { note(.event(entry, .willAppear(reason))) }
      for entry in visible {
        note(.event(entry, .didAppear))
        showTasks(of: entry)
        if entry != visibility.active { note(.event(entry, .deactivated)) }
      }
      note(.outcome("completed", appeared: visible, on: Self.names[onShow]))
    }
    catchUp()
  }

  private func noteBeginning(of place: Int, _ cause: Cause) {
    note(
      .change(
        cause, .app, cause == .link ? .link : .code, removed: [], added: paths[place],
        presented: nil, path: paths[place].map(\.id), Line.Paths(edited: Self.names[place])))
  }

  /// The path on show.
  var path: [Entry<String>] {
    get { paths[onShow] }
    set { paths[onShow] = newValue }
  }
  /// The places of the paths, that of the one on show first.
  var placesInOrder: [Int] { [onShow] + paths.indices.filter { $0 != onShow } }
  var stacks: [[EntryID]] { paths.map { $0.map(\.id) } }
  /// The entries of all paths.
  var ids: [EntryID] { stacks.flatMap(\.self) }
  var active: EntryID { visibility.active }

  func note(_ line: Line) {
    log.append(line)
    reach(line.moment)
  }

  func make(_ entry: Entry<String>) {
    guard made.insert(entry.id).inserted else { return }
    let state = unused.removeValue(forKey: entry.id)
    if let state { note(.restored(entry.id, state)) }
    states[entry.id] = (state ?? "") + "I"
    note(.event(entry.id, .created))
  }

  func name(_ page: String) -> String { String(page.prefix { $0 != "/" }) }

  func glance() -> Glance {
    Glance(
      paths: paths, onShow: onShow, visible: isOver ? [] : visibility.entries,
      active: isOver ? nil : active,
      made: made,
      operations: operations.map { "\($0.state) -\($0.removed) +\($0.added)" },
      answers: answers, openSlots: slots.filter { $0.asked != nil }.map(\.number),
      tasks: works.filter { $0.due != nil }.map { "\($0.entry) \($0.id)" },
      question: question?.asked.first?.id,
      drawing: drawing.map { [$0.leaving.old.last, $0.entering.new.last].compactMap { $0?.id } }
        ?? [],
      swipe: swipe?.progress, isOver: isOver)
  }
}
