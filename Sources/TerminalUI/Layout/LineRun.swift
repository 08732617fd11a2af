/// A run of lines that a view takes, with what it needs to draw any of them.
///
/// Only the lines that can be seen are ever drawn, and only the targets that are looked at are made,
/// so a run of a million lines costs as much as one of ten.
public struct LineRun<Owner: Routed> {
  /// The number of lines.
  public let lines: Int

  /// The number of targets: either none, or one a line.
  public let targets: Int

  /// Tells the target of a line, counted from the run's first, from others.
  let id: (Int) -> RowID

  /// Makes the target of a line, counted from the run's first.
  let target: (Int) -> FocusTarget<Owner>

  /// Draws one line, counted from the run's first, where the canvas stands.
  let draw: (Int, inout Canvas) -> Void

  /// Makes a run of lines that only show something.
  public init(lines: Int, draw: @escaping (Int, inout Canvas) -> Void) {
    precondition(lines >= 0, "a run can't take \(lines) lines")
    self.lines = lines
    targets = 0
    id = { line in preconditionFailure("line \(line) of a run without targets") }
    target = { line in preconditionFailure("line \(line) of a run without targets") }
    self.draw = draw
  }

  /// Makes a run in which every line can be chosen.
  ///
  /// - Parameters:
  ///   - targets: How many lines it has.
  ///   - id: What tells a line's target from others, where that is known without making the target.
  ///   - target: Makes the target of a line.
  ///   - draw: Draws a line.
  public init(
    targets: Int, id: ((Int) -> RowID)? = nil, target: @escaping (Int) -> FocusTarget<Owner>,
    draw: @escaping (Int, inout Canvas) -> Void
  ) {
    precondition(targets >= 0, "a run can't have \(targets) targets")
    lines = targets
    self.targets = targets
    self.id = id ?? { target($0).id }
    self.target = target
    self.draw = draw
  }
}

/// A line on which the focus can rest: its identity, its text, and what choosing it does.
public struct FocusTarget<Owner: Routed> {
  /// What tells the row from others.
  public let id: RowID

  /// What choosing the row does; nothing when `nil`.
  public let action: ((inout Owner, Context<Owner>) -> Void)?

  private let makeText: () -> String

  /// Makes a target; its text is made whenever it is asked for, which is seldom.
  public init(
    id: RowID, text: @autoclosure @escaping () -> String,
    action: ((inout Owner, Context<Owner>) -> Void)? = nil
  ) {
    self.id = id
    self.action = action
    makeText = text
  }

  /// What the row says, for scripts and for people who can't see it.
  public var text: String { makeText() }
}

/// What tells one row of a screen from another, so that the focus stays with it.
///
/// A row that names nothing is told by its place among the rows.
public enum RowID: Hashable, Sendable {
  /// The row's place from the top, counted from 0.
  case place(Int)
  /// What the row stands for, as text.
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
