/// What the views of a whole body do, and what they watch: everything of a layout that depends on
/// the type of the screen. The parts of a layout share it.
final class BodyActions<Owner: Routed> {
  /// What the targets of lists do.
  private(set) var runs: [RunActions<Owner>] = []

  /// The controls.
  private(set) var controls: [Control<Owner>] = []

  /// The screen's own field, which gets the typed characters while no other text has the focus.
  private(set) var field: (field: Field<Owner>, id: ViewID)?

  /// The values that are watched for changes.
  private(set) var watches: [ValueWatch<Owner>] = []

  /// The lines of long texts.
  let keptLines: KeptLines

  init(keptLines: KeptLines = KeptLines()) { self.keptLines = keptLines }

  /// The checks of fields.
  private(set) var checks: [FieldCheck<Owner>] = []

  /// The purpose and the identity of ``field``, and whether there are controls: asked for with
  /// every key and frame, and found without looking up the type of the screen.
  private(set) var ownField: (purpose: FieldPurpose, id: ViewID)?
  private(set) var hasControls = false

  /// Whether something is to be done when a value changes or a row gets the focus.
  private(set) var reacts = false

  /// The names of views and rows, without those of the rows of lists.
  private var names: Set<String> = []

  /// The names that are not the first of their kind.
  private(set) var repeatedNames: [String] = []

  /// Keeps a name. Returns `false` if another view has it already.
  @discardableResult
  func add(name: String) -> Bool {
    let isFirst = names.insert(name).inserted
    if !isFirst { repeatedNames.append(name) }
    return isFirst
  }

  /// Keeps what the targets of a run do. Returns its place among all.
  func add(_ run: LineRun<Owner>) -> Int {
    guard run.shape.targets > 0 else { return 0 }
    runs.append(run.actions)
    reacts = reacts || run.actions.focus != nil
    return runs.count - 1
  }

  /// Keeps a control, and returns it as it is drawn and focused.
  func shape(of control: Control<Owner>) -> ControlShape {
    controls.append(control)
    hasControls = true
    return ControlShape(
      lines: control.lines, number: controls.count - 1, list: control.list,
      isFocusable: control.isFocusable, purpose: control.field?.purpose)
  }

  /// What the targets of a list do, if a stop is one.
  func run(of stop: Stop) -> RunActions<Owner>? { stop.run == nil ? nil : runs[stop.actions] }

  /// The control that a stop is, if it is one.
  func control(of stop: Stop) -> Control<Owner>? { stop.control.map { controls[$0.number] } }

  /// Keeps the screen's own field.
  ///
  /// - Precondition: The screen has no other.
  func add(_ field: Field<Owner>, id: ViewID) {
    precondition(
      self.field == nil,
      "\(Owner.self) has two fields of the screen's own; make one of them a TextField")
    self.field = (field, id)
    ownField = (field.purpose, id)
  }

  /// Keeps a value to watch.
  func add(_ watch: ValueWatch<Owner>) {
    watches.append(watch)
    reacts = true
  }

  /// Keeps the check of a field.
  func add(_ check: FieldCheck<Owner>) {
    checks.append(check)
    reacts = true
  }
}

/// A ``Control`` as it is drawn and focused, whatever its screen.
struct ControlShape {
  /// The number of lines.
  let lines: Int

  /// The place of the control, in the actions of the body.
  let number: Int

  /// The list that the control is a part of, which is one stop for Tab.
  let list: ViewID?

  /// Whether the control can have the focus.
  let isFocusable: Bool

  /// The purpose of the field that the control is, if it is one.
  let purpose: FieldPurpose?

  /// Whether the control is a text of several lines, which are drawn together.
  var isText: Bool { purpose == .text }
}
