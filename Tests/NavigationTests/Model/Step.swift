import Navigation

/// One step of a sequence: what a screen, a person or time does.
enum Step: Hashable, Sendable {
  case go(Verb, by: Who)
  /// Asks and pushes the page that is to answer, as a flow or a sheet or as any other, or on
  /// another path.
  case ask(String, presented: PresentationStyle? = nil, on: Int? = nil, by: Who)
  /// Returns a value to an asking, counted back from the latest.
  case giveBack(Int, by: Who)
  case provide(Int, by: Who)
  /// Leaves the flow of an asking.
  case cancel(Int, by: Who)

  case start(String, Work, TaskScope, by: Who)
  case stop(String, by: Who)

  /// What a page says to being left from now on.
  case says(String, Leaving)
  /// The page has saved state, made or not.
  case saved(String)
  case answer(LeaveAnswer)
  case quit

  /// A screen's own handler, and what it does.
  case handler(Who, [Step])
  /// What is done at the next such moment.
  case hook(Moment, [Step])

  /// The window has another size.
  case layOut(panes: Int, sheets: Bool)
  /// The person moves to another pane.
  case activate(Who)

  /// Whether transitions are drawn from now on.
  case draws(Bool)
  case finishDrawing
  /// The end of a drawing that is told too late.
  case finishLate
  case grab
  case drag(Double)
  case letGo(Double, velocity: Double)
  /// The program ends and asks nobody.
  case end
  /// The program ends, all its tasks too, and another run begins with what was saved, part of which
  /// may be lost; first it asks for what is to be done once it has begun.
  case restart(losing: Loss = Loss(), before: [Step])
  /// Lets milliseconds pass.
  case wait(Int)
}
