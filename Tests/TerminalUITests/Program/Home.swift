import Navigation
import TerminalUI

/// The root of the sample: a row for each screen.
struct Home: Screen {
  typealias Route = SampleRoute

  var colour = "none"

  static let answers = Answers(Answer("colour", \Self.colour))

  var title: String { "Home" }

  var body: some View<Self> {
    Row("List").onSelect { _, context in context.push(.list) }
    Row("Form").onSelect { _, context in context.push(.form) }
    Row("Loading").onSelect { _, context in context.push(.loading) }
    Row("Colour", detail: colour).onSelect { _, context in
      context.ask(\.colour) { .colours(returning: $0) }
    }
  }
}

/// A screen that returns a colour.
struct Colours: Screen {
  typealias Route = SampleRoute

  let returning: ReturnSlot<String>

  var title: String { "Colours" }

  var body: some View<Self> {
    RowList(["red", "green"]) { Row($0) }.onSelect { colour, _, context in
      context.return(colour, to: returning)
    }
  }
}

/// One of many screens of the same kind.
struct Deep: Screen {
  typealias Route = SampleRoute

  let level: Int

  var title: String { "Level \(level)" }

  var body: some View<Self> {
    Row("Deeper").onSelect { screen, context in context.push(.deep(screen.level + 1)) }
  }
}
