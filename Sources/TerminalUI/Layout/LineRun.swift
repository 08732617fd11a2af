/// A run of consecutive lines of a view, drawn one by one on demand.
///
/// Only visible lines are drawn, and targets are made only when they are needed, so a run of a
/// million lines costs no more than a run of ten.
public struct LineRun<Owner: Routed> {
  /// The number of lines.
  public var lines: Int { shape.lines }

  /// The number of targets: none, or one for each cell.
  public var targets: Int { shape.targets }

  /// The lines as they are drawn and focused.
  let shape: RunShape

  /// What the targets do.
  var actions: RunActions<Owner>

  /// Creates a run of lines that can't be chosen.
  public init(lines: Int, draw: @escaping (Int, inout Canvas) -> Void) {
    precondition(lines >= 0, "a run can't take \(lines) lines")
    shape = RunShape(
      lines: lines, targets: 0, across: 1, height: 1,
      id: { line in preconditionFailure("line \(line) of a run without targets") }, key: nil,
      draw: draw)
    actions = RunActions(
      target: { line in preconditionFailure("line \(line) of a run without targets") }, focus: nil)
  }

  /// Creates a run of equal cells, each of which can be chosen. Targets count from 0, line by line.
  ///
  /// - Parameters:
  ///   - targets: The number of targets.
  ///   - across: The number of targets side by side on a line.
  ///   - height: The number of lines of each target.
  ///   - id: The identity of a target, if that is cheaper to find than the target.
  ///   - target: Makes a target.
  ///   - focus: The action of getting the focus.
  ///   - draw: Draws a target, or one of its lines: ``Canvas/line`` tells which.
  ///   - key: The key that chooses the only target, in place of a number.
  public init(
    targets: Int, across: Int = 1, height: Int = 1, id: ((Int) -> RowID)? = nil,
    target: @escaping (Int) -> FocusTarget<Owner>,
    focus: ((Int, inout Owner, Context<Owner>) -> Void)? = nil,
    draw: @escaping (Int, inout Canvas) -> Void, key: Character? = nil
  ) {
    precondition(targets >= 0, "a run can't have \(targets) targets")
    precondition(across >= 1, "a line can't have \(across) targets")
    precondition(height >= 1, "a target can't take \(height) lines")
    precondition(key == nil || targets == 1, "one key can't choose \(targets) targets")
    shape = RunShape(
      lines: (targets + across - 1) / across * height, targets: targets, across: across,
      height: height, id: id ?? { target($0).id }, key: key, draw: draw)
    actions = RunActions(target: target, focus: focus)
  }
}

/// The lines of a ``LineRun`` as they are drawn and focused, whatever their screen.
///
/// Layout, focus and drawing know no type of a screen: code for all types at once, which a library
/// for other people's screens consists of, looks types up at run time, and that takes longer than
/// the work itself. An object, since it is passed on several times and has many closures to retain.
final class RunShape {
  /// The number of lines.
  var lines: Int { tiles?.lineCount ?? listedLines }

  /// The number of lines of targets one after the other.
  private let listedLines: Int

  /// Where the targets stand, if not one after the other.
  var tiles: Tiles?

  /// The number of targets: none, or one for each cell.
  let targets: Int

  /// The number of targets side by side on a line.
  let across: Int

  /// The number of lines of each target.
  let height: Int

  /// The identity of a target. Targets count from the first of the run.
  let id: (Int) -> RowID

  /// The key that chooses the only target, which then has no number.
  let key: Character?

  /// Draws a line, or a target if there are any. Both count from the first of the run.
  let draw: (Int, inout Canvas) -> Void

  /// The index of the target with a name, if that can be found without looking at all of them.
  var index: ((String) -> Int?)?

  /// The number of targets that numbers choose.
  var numberedTargets: Int { key == nil && tiles == nil ? targets : 0 }

  init(
    lines: Int, targets: Int, across: Int, height: Int, id: @escaping (Int) -> RowID,
    key: Character?, draw: @escaping (Int, inout Canvas) -> Void
  ) {
    listedLines = lines
    self.targets = targets
    self.across = across
    self.height = height
    self.id = id
    self.key = key
    self.draw = draw
  }
}

/// What the targets of a ``LineRun`` do.
struct RunActions<Owner: Routed> {
  /// Makes a target. Targets count from the first of the run.
  let target: (Int) -> FocusTarget<Owner>

  /// The action of getting the focus, for the target with an index.
  var focus: ((Int, inout Owner, Context<Owner>) -> Void)?

  /// Changes the order of the targets by a number of steps, if they are rows of a table that can be
  /// sorted.
  var reorder: ((inout Owner, Int) -> Void)?
}

/// A line that can have the focus: its identity, its text and its action.
public struct FocusTarget<Owner: Routed> {
  /// The identity, by which the focus stays with the row when other rows come and go.
  public let id: RowID

  /// The action of choosing the row, if it has one.
  public let action: ((inout Owner, Context<Owner>) -> Void)?

  private let makeText: () -> String

  /// Creates a target. The text is evaluated each time that ``text`` is read.
  public init(
    id: RowID, text: @autoclosure @escaping () -> String,
    action: ((inout Owner, Context<Owner>) -> Void)? = nil
  ) {
    self.id = id
    self.action = action
    makeText = text
  }

  /// The text of the row without its decoration, for scripts.
  public var text: String { makeText() }
}

/// The identity of a row within its screen. A row without an `id` is identified by its place.
public enum RowID: Hashable, Sendable {
  /// The place among the rows, counted from 0.
  case place(Int)
  /// The identity that the screen gave to the row.
  case named(String)
}

extension RowID: CustomStringConvertible {
  public var description: String {
    switch self {
    case .place(let place): "row \(place + 1)"
    case .named(let name): name
    }
  }
}
