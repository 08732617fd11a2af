/// A run of lines that a view takes, with what it needs to draw any of them.
///
/// Only the lines that can be seen are ever drawn, and only the stops that are looked at are made,
/// so a run of a million lines costs as much as one of ten.
public struct LineRun<Owner: Routed> {
  /// The number of lines.
  public let lines: Int

  /// The number of stops: either none, or one a line.
  public let stops: Int

  /// Tells the stop of a line, counted from the run's first, from others.
  let id: (Int) -> RowID

  /// Makes the stop of a line, counted from the run's first.
  let stop: (Int) -> Stop<Owner>

  /// Draws one line, counted from the run's first, where the canvas stands.
  let draw: (Int, inout Canvas) -> Void

  /// Makes a run of lines that only show something.
  public init(lines: Int, draw: @escaping (Int, inout Canvas) -> Void) {
    precondition(lines >= 0, "a run can't take \(lines) lines")
    self.lines = lines
    stops = 0
    id = { line in preconditionFailure("line \(line) of a run without stops") }
    stop = { line in preconditionFailure("line \(line) of a run without stops") }
    self.draw = draw
  }

  /// Makes a run in which every line can be chosen.
  ///
  /// - Parameters:
  ///   - stops: How many lines it has.
  ///   - id: What tells a line's stop from others, where that is known without making the stop.
  ///   - stop: Makes the stop of a line.
  ///   - draw: Draws a line.
  public init(
    stops: Int, id: ((Int) -> RowID)? = nil, stop: @escaping (Int) -> Stop<Owner>,
    draw: @escaping (Int, inout Canvas) -> Void
  ) {
    precondition(stops >= 0, "a run can't have \(stops) stops")
    lines = stops
    self.stops = stops
    self.id = id ?? { stop($0).id }
    self.stop = stop
    self.draw = draw
  }
}

/// A line on which the focus can rest: its identity, its text, and what choosing it does.
public struct Stop<Owner: Routed> {
  /// What tells the row from others.
  public let id: RowID

  /// What choosing the row does; nothing when `nil`.
  public let action: ((inout Owner, Context<Owner>) -> Void)?

  private let makeText: () -> String

  /// Makes a stop; its text is made whenever it is asked for, which is seldom.
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
