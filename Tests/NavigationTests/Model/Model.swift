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
    /// How what it asks is presented.
    var presents: PresentationStyle?
    /// An entry that is wanted, is there already, and becomes active.
    var activates: EntryID?
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
    let old: [Entry<String>]
    let new: [Entry<String>]
    let before: Visibility
    let after: Visibility
    let news: [News]

    /// The entries that went, top first.
    var gone: [Entry<String>] { old.reversed().filter { !new.contains($0) } }
  }

  /// Before launch there is only the program's own root.
  var path = [Entry(id: EntryID(number: 1), route: "A")]
  /// How the first screens of flows are presented.
  var presentations: [EntryID: PresentationStyle] = [:]
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
  var lastEntry: UInt64 = 1

  func launch(_ names: String, cause: Cause) {
    guard !isOver else { return }
    let own = path[0]
    path = names.split(separator: " ").enumerated().map { place, name in
      if place == 0, name == own.route { return own }
      lastEntry += 1
      return Entry(id: EntryID(number: lastEntry), route: String(name))
    }
    if path[0] != own { leaveTasks(of: [own.id]) }
    begin(cause, .launched)
  }

  func begin(
    _ cause: Cause, _ reason: AppearReason, active: EntryID? = nil, untold: [News] = []
  ) {
    isLaunched = true
    let top = path[path.count - 1].id
    let visible = visibleEntries(of: path[...])
    let isVisible = active.map(visible.contains) == true
    visibility = Visibility(entries: visible, active: isVisible ? active ?? top : top)
    busily {
      makeVisible(of: path)
      for news in untold { tell(news) }
      let trigger = cause == .link ? Trigger.link : .code
      note(.change(cause, .app, trigger, removed: [], added: path, presented: nil, path: ids))
      shown = Set(visible)
      for entry in visible { note(.event(entry, .willAppear(reason))) }
      for entry in visible {
        note(.event(entry, .didAppear))
        if entry != visibility.active { note(.event(entry, .deactivated)) }
        showTasks(of: entry)
      }
      note(.outcome("completed", appeared: top))
    }
    catchUp()
  }

  var ids: [EntryID] { path.map(\.id) }
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
      path: path, visible: isOver ? [] : visibility.entries, active: isOver ? nil : active,
      made: made,
      operations: operations.map { "\($0.state) -\($0.removed) +\($0.added)" },
      answers: answers, openSlots: slots.filter { $0.asked != nil }.map(\.number),
      tasks: works.filter { $0.due != nil }.map { "\($0.entry) \($0.id)" },
      question: question?.asked.first?.id,
      drawing: drawing.map { [$0.old.last, $0.new.last].compactMap { $0?.id } } ?? [],
      swipe: swipe?.progress, isOver: isOver)
  }
}
