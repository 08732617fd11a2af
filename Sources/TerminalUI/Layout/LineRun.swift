import TerminalCore

/// A run of consecutive lines of a view, drawn one by one on demand.
///
/// Only visible lines are drawn, and targets are created only when needed, so a run of a million
/// lines costs no more than a run of ten.
public struct LineRun<Owner: Routed> {
  /// The number of lines.
  public var lines: Int { shape.lines }

  /// The number of targets: none, or one for each cell.
  public var targets: Int { shape.targets }

  /// The part of the run needed for drawing and focus.
  let shape: RunShape

  /// The actions of the targets.
  var actions: RunActions<Owner>

  /// Creates a run of lines that can't be chosen.
  public init(lines: Int, draw: @escaping (Int, inout Canvas) -> Void) {
    ensure(lines >= 0, "a run can't take \(lines) lines")
    shape = RunShape(
      lines: lines, targets: 0, across: 1, height: 1,
      id: { line in fatalError("line \(line) of a run without targets") }, draw: draw)
    actions = RunActions(
      target: { line in fatalError("line \(line) of a run without targets") }, focus: nil)
  }

  /// Creates a grid of equally large cells, each of which can be chosen. Targets count from 0, line
  /// by line.
  ///
  /// - Parameters:
  ///   - targets: The number of targets.
  ///   - across: The number of targets side by side on a line.
  ///   - height: The number of lines of each target.
  ///   - id: The identity of a target, if that is cheaper to get than the target.
  ///   - target: Makes a target.
  ///   - focus: Called when a target gets the focus.
  ///   - draw: Draws a target, or one of its lines, given by ``Canvas/line``.
  ///   - key: The key that chooses the only target, in place of a number.
  public init(
    targets: Int, across: Int = 1, height: Int = 1, id: ((Int) -> RowID)? = nil,
    target: @escaping (Int) -> FocusTarget<Owner>,
    focus: ((Int, inout Owner, Context<Owner>) -> Void)? = nil,
    draw: @escaping (Int, inout Canvas) -> Void, key: Character? = nil
  ) {
    ensure(targets >= 0, "a run can't have \(targets) targets")
    ensure(across >= 1, "a line can't have \(across) targets")
    ensure(height >= 1, "a target can't take \(height) lines")
    ensure(key == nil || targets == 1, "one key can't choose \(targets) targets")
    shape = RunShape(
      lines: (targets + across - 1) / across * height, targets: targets, across: across,
      height: height, id: id ?? { target($0).id }, draw: draw)
    if let key { shape.keys = [key] }
    actions = RunActions(target: target, focus: focus)
  }
}

/// The part of a ``LineRun`` needed for drawing and focus, independent of the screen's type.
///
/// Layout, focus, and drawing don't depend on a screen type, because unspecialized generic code,
/// which a library's clients would run, looks up types at run time, which takes longer than the
/// work itself. A class, because it is passed on several times and has many closures to retain.
final class RunShape {
  /// The number of lines.
  var lines: Int { tiles?.lineCount ?? listedLines }

  /// The number of lines, if the targets are listed one after the other.
  private let listedLines: Int

  /// The positions of the targets, if they aren't listed one after the other.
  var tiles: Tiles?

  /// The number of targets: none, or one for each cell.
  let targets: Int

  /// The number of targets side by side on a line.
  let across: Int

  /// The number of lines of each target.
  let height: Int

  /// The identity of a target, given its index in the run.
  let id: (Int) -> RowID

  /// Draws a line, or a target if there are any, given its index in the run.
  let draw: (Int, inout Canvas) -> Void

  /// The index of the target with a name, if it can be found without examining all of them.
  var index: ((String) -> Int?)?

  /// The keys that choose the first targets. If there are any, no target has a number.
  var keys: [Character] = []

  /// Whether some of the targets only get the focus, so that no digits are shown before any.
  var isPartlyIdle = false

  /// Whether the targets have names, if there are any.
  var hasNames = false

  /// Whether the only target is a row of its own, and not the item of a list.
  var isSingleRow = false

  /// Whether digits may choose the targets.
  var isNumbered = true

  /// The numbers of the targets, in ascending order; `nil` to count them.
  var numbers: ((Int) -> Int)?

  /// Whether the targets are rows of a table that can be sorted.
  var isSortable = false

  /// Whether digits and keys only move the focus to the targets.
  var digitsOnlyFocus = false

  /// The number of targets that are counted for the digits that choose rows.
  var numberedTargets: Int {
    guard keys.isEmpty, tiles == nil, isNumbered, targets > 0 else { return 0 }
    return numbers?(targets - 1) ?? targets
  }

  /// Finds the target with a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - numbersBefore: The number of targets above the run that are counted for digits.
  /// - Returns: Its index; `nil` if none has the number.
  func item(numbered number: Int, after numbersBefore: Int) -> Int? {
    let own = number - numbersBefore
    guard (1...max(1, numberedTargets)).contains(own), numberedTargets > 0 else { return nil }
    guard let numbers else { return own - 1 }
    return (0..<targets).first { numbers($0) == own }
  }

  /// The key that chooses a target, if the targets have keys rather than numbers.
  func key(of item: Int) -> Character? { keys.indices.contains(item) ? keys[item] : nil }

  /// The target that a key chooses.
  func item(withKey key: Character) -> Int? {
    keys.prefix(targets).firstIndex(of: key)
  }

  /// The digit that chooses a target. A list that has more rows than there are digits has none.
  ///
  /// - Parameters:
  ///   - item: The index of the target in the run.
  ///   - numbersBefore: The number of targets above the run that are counted for digits.
  /// - Returns: `nil` if no digit does.
  func digit(of item: Int, after numbersBefore: Int) -> Character? {
    guard keys.isEmpty, isNumbered, !isPartlyIdle, targets <= 9, numberedTargets <= 9 else {
      return nil
    }
    let own = numbers?(item) ?? item + 1
    guard own >= 1, numbersBefore + own <= 9 else { return nil }
    return Character("\(numbersBefore + own)")
  }

  init(
    lines: Int, targets: Int, across: Int, height: Int, id: @escaping (Int) -> RowID,
    draw: @escaping (Int, inout Canvas) -> Void
  ) {
    listedLines = lines
    self.targets = targets
    self.across = across
    self.height = height
    self.id = id
    self.draw = draw
  }
}

/// The actions of the targets of a ``LineRun``.
struct RunActions<Owner: Routed> {
  /// Makes a target, given its index in the run.
  let target: (Int) -> FocusTarget<Owner>

  /// Called when the target with an index gets the focus.
  var focus: ((Int, inout Owner, Context<Owner>) -> Void)?

  /// Changes the sort order by a number of steps, if the targets are rows of a sortable table.
  var reorder: ((inout Owner, Int) -> Void)?
}

/// A line that can have the focus: its identity, its text, and its action.
public struct FocusTarget<Owner: Routed> {
  /// The identity, with which the focus stays on the row when other rows come and go.
  public let id: RowID

  /// The action of choosing the row, if it has one.
  public let action: ((inout Owner, Context<Owner>) -> Void)?

  /// The name of the action in the hints; `nil` for that of the screen.
  public let actionName: String?

  private let makeText: () -> String

  /// Creates a target. The text is evaluated each time that ``text`` is read.
  ///
  /// - Parameters:
  ///   - id: The identity, with which the focus stays on the row.
  ///   - text: The text of the row without its decoration, for scripts.
  ///   - actionName: The name of the action in the hints; `nil` for ``Screen/actionName``.
  ///   - action: The action of choosing the row, if it has one.
  public init(
    id: RowID, text: @autoclosure @escaping () -> String, actionName: String? = nil,
    action: ((inout Owner, Context<Owner>) -> Void)? = nil
  ) {
    self.id = id
    self.actionName = actionName
    self.action = action
    makeText = text
  }

  /// The text of the row without its decoration, for scripts.
  public var text: String { makeText() }
}

/// The identity of a row within its screen. A row without an `id` is identified by its position.
public enum RowID: Hashable, Sendable {
  /// The index among the rows, from 0; in a column of an ``HStack``, among those of the column.
  case index(Int)
  /// The identity that the screen gave to the row.
  case named(String)
}

extension RowID: CustomStringConvertible {
  public var description: String {
    switch self {
    case .index(let index): "row \(index + 1)"
    case .named(let name): name
    }
  }
}
