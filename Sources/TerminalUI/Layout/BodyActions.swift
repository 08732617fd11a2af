import TerminalCore

/// The actions and watched values of all views in a body: every part of a layout that depends on
/// the type of the screen. All parts of a layout share it.
final class BodyActions<Owner: Routed> {
  /// The actions of the targets of lists.
  private(set) var runs: [RunActions<Owner>] = []

  /// The controls.
  private(set) var controls: [Control<Owner>] = []

  /// The screen's own field, which receives typed characters while no other field has the focus.
  private(set) var field: (field: Field<Owner>, id: ViewID)?

  /// The values that are watched for changes.
  private(set) var watches: [ValueWatch<Owner>] = []

  /// Whether the lines are read from their end, which a part of them follows.
  var followsEnd = false

  /// The parts that follow their ends, with the properties that tell whether they do.
  private(set) var followers: [(region: ViewID, property: WritableKeyPath<Owner, Bool>)] = []

  /// The line breaks of long texts.
  let keptLines: KeptLines

  /// The number of ``ForEach`` views in which views are being placed.
  var enclosingLists = 0

  /// Returns the number of lines of a multiline text, as long as a body is placed for a terminal
  /// that reads frames: a listener can't scroll an editor, so it has all of them.
  var lineCount: ((_ field: Field<Owner>, _ width: Int) -> Int)?

  /// Returns the error message that a field shows, as long as a body is placed some of whose fields
  /// may show one.
  var complaint: ((_ field: Field<Owner>, _ id: ViewID) -> String?)?

  init(keptLines: KeptLines = KeptLines()) { self.keptLines = keptLines }

  /// The checks of fields.
  private(set) var checks: [FieldCheck<Owner>] = []

  /// The part of ``field`` that doesn't depend on the type of the screen.
  private(set) var ownField: OwnField?

  /// Whether there are controls.
  private(set) var hasControls = false

  /// Whether any view reacts to a changed value or to a row getting the focus.
  private(set) var reacts = false

  /// Whether any row wants to know when it gets the focus.
  private(set) var hasFocusActions = false

  /// The names of views and rows, except rows of lists.
  private var names: Set<String> = []

  /// The names that occur more than once.
  private var repeatedNames: [String] = []

  /// Keeps a name. Returns `false` if another view already has it.
  @discardableResult
  func add(name: String) -> Bool {
    let isFirst = names.insert(name).inserted
    if !isFirst { repeatedNames.append(name) }
    return isFirst
  }

  /// Whether a list that has no rows yet gives them names.
  private(set) var awaitsNames = false

  /// The keys of rows, and those that several rows have.
  private var rowKeys: Set<Character> = []
  private var repeatedRowKeys: [Character] = []
  private var reservedRowKeys: [Character] = []

  /// The mistakes in the body, as text.
  var mistakes: [String] {
    guard !repeatedNames.isEmpty || !repeatedRowKeys.isEmpty || !reservedRowKeys.isEmpty
    else { return [] }
    return repeatedNames.map {
      "\(Owner.self): two views have the id \"\($0)\", so that only the first can be found by it"
    }
      + repeatedRowKeys.map {
        "\(Owner.self): two rows have the key \"\($0)\", which chooses only the first"
      }
      + reservedRowKeys.map {
        "\(Owner.self): a row has the key \"\($0)\", which belongs to the library; give it another"
      }
  }

  /// Keeps the actions of a run. Returns their index.
  func add(_ run: LineRun<Owner>) -> Int {
    guard run.shape.targets > 0 else {
      if run.shape.hasNames { awaitsNames = true }
      return 0
    }
    for key in run.shape.keys {
      if !rowKeys.insert(key).inserted { repeatedRowKeys.append(key) }
      if KeyTable.reservedCharacters.contains(key) { reservedRowKeys.append(key) }
    }
    runs.append(run.actions)
    if run.actions.focus != nil { (reacts, hasFocusActions) = (true, true) }
    return runs.count - 1
  }

  /// Keeps a control, and returns its shape for drawing and focus.
  func shape(of control: Control<Owner>) -> ControlShape {
    controls.append(control)
    hasControls = true
    return ControlShape(
      lines: control.lines, number: controls.count - 1, list: control.list,
      isFocusable: control.isFocusable, isAdjustable: control.adjust != nil,
      isSettable: control.set != nil, options: control.options,
      purpose: control.field?.purpose, isSecure: control.field?.isSecure == true,
      prompt: control.field.flatMap { $0.hasWords ? $0.label : nil })
  }

  /// The actions of a list; `nil` if the stop isn't one.
  func run(of stop: FocusStop) -> RunActions<Owner>? { stop.run == nil ? nil : runs[stop.actions] }

  /// Whether choosing a target does anything, if only because it gets the focus.
  func canChoose(_ item: Int, of stop: FocusStop) -> Bool {
    guard let run = run(of: stop) else { return true }
    return run.focus != nil || run.target(item).action != nil
  }

  /// The control of a stop; `nil` if the stop isn't one.
  func control(of stop: FocusStop) -> Control<Owner>? { stop.control.map { controls[$0.number] } }

  /// Keeps the screen's own field.
  ///
  /// - Precondition: The screen has no other field of its own.
  func add(_ field: Field<Owner>, id: ViewID) {
    ensure(
      self.field == nil,
      "\(Owner.self) has two fields of the screen's own; make one of them a TextField")
    self.field = (field, id)
    ownField = OwnField(id: id, purpose: field.purpose, label: field.label)
  }

  /// Keeps a value to watch.
  func add(_ watch: ValueWatch<Owner>) {
    watches.append(watch)
    reacts = true
  }

  /// Keeps a property that tells whether a part shows the end that it follows.
  func add(_ property: WritableKeyPath<Owner, Bool>, following region: ViewID) {
    followers.append((region, property))
    reacts = true
  }

  /// Keeps the check of a field.
  func add(_ check: FieldCheck<Owner>) {
    checks.append(check)
    reacts = true
  }
}

/// The part of a ``Control`` needed for drawing and focus, independent of the screen's type.
struct ControlShape {
  /// The number of lines.
  let lines: Int

  /// The index of the control among the actions of the body.
  let number: Int

  /// The list that contains the control, which is a single stop for Tab.
  let list: ViewID?

  /// Whether the control can have the focus.
  let isFocusable: Bool

  /// Whether the value of the control can be changed in steps.
  let isAdjustable: Bool

  /// Whether line mode can set the value in words.
  let isSettable: Bool

  /// What can be chosen for the value, in words; empty if that is too much to read.
  let options: [String]

  /// The purpose of the field; `nil` if the control isn't one.
  let purpose: FieldPurpose?

  /// Whether the field doesn't show what is typed.
  let isSecure: Bool

  /// What the field asks for, in the words before it; `nil` if there are none.
  let prompt: String?

  /// Whether the control is a multiline text, whose lines are drawn together.
  var isText: Bool { purpose == .text }
}
