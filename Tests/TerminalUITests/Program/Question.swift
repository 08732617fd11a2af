import Navigation
import TerminalUI

/// A screen with a text field, which asks before it is left with text.
struct Question: Screen {
  typealias Route = SampleRoute

  var text = ""
  var isSaved = false

  var title: String { "Form" }

  var leaving: Leaving { text.isEmpty || isSaved ? .allowed : .confirm("Throw it away?") }

  var body: some View<Self> {
    EntryField(\.text, placeholder: "write").onSubmit { screen, context in
      screen.isSaved = true
      context.pop()
    }
    Row("Select")
  }
}

/// Text that is longer than the screen, with a row below it.
struct Story: Screen {
  typealias Route = SampleRoute

  var isRead = false

  var title: String { "Story" }

  var body: some View<Self> {
    ForEach(1...12) { Text("line \($0)") }
    Row(isRead ? "Read" : "Unread").onSelect { screen, _ in screen.isRead = true }
  }

  mutating func backStep() -> Bool {
    defer { isRead = false }
    return isRead
  }
}
