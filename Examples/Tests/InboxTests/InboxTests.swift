import ScreenStack
import ScreenStackTesting
import Synchronization
import Testing

@testable import Inbox

@Suite("The mail reader")
struct InboxTests {
  /// Launches the program with some letters, the list of which is loaded.
  static func launch(
    _ mailbox: Mailbox = Mailbox(count: 20_000), columns: Int = 80, rows: Int = 24,
    language: Language = .english
  ) async -> TestApp<Place> {
    let stage = TestApp(
      makeInbox(mailbox), size: Size(columns: columns, rows: rows),
      appearance: Appearance(language: language, motion: .none), naming: \.name)
    await stage.settle()
    return stage
  }

  @Test("makes of a million letters only those that are seen")
  func visibleLetters() async {
    let made = Counter()
    let stage = await Self.launch(
      Mailbox(count: 1_000_000) { id, language in
        made.increase()
        return Letter(id: id, language: language)
      })
    #expect(stage.text.contains("1,000,000 letters"))
    #expect(stage.focusedText?.contains("2026-04-24 02:33") == true)
    let steps = [
      ["down"], ["pgdn"], ["end"], ["pgup"], ["home"], [">"], ["d", "up", "enter"],
      ["/", "a", "n", "n", "a"], ["esc", "esc"],
    ]
    for keys in steps {
      var before = made.value
      for key in keys {
        stage.press(key)
        // Each letter in sight is made for each of its columns at most, and a few to be acted on.
        #expect((0...100).contains(made.value - before), "\(key): \(made.value - before)")
        before = made.value
      }
      await stage.settle()
      #expect((0...200).contains(made.value - before), "\(keys): \(made.value - before)")
    }
    #expect(stage.text.contains("- 999,999 letters"))
    #expect(made.value > 100)
  }

  @Test("waits until the typing stops before it searches")
  func searching() async {
    let stage = await Self.launch()
    stage.press("/").type("anna boat")
    await stage.advance(by: .milliseconds(199))
    #expect(stage.text.contains("- 20,000 letters"))
    await stage.advance(by: .milliseconds(1))
    await stage.settle()
    #expect(stage.text.contains("of 20,000 letters"))
    let rows = stage.lines.filter { $0.contains("2013-") }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.contains("Anna") && $0.contains("boat") })
    stage.press("esc")
    await stage.settle()
    #expect(stage.text.contains("- 20,000 letters"))
  }

  @Test("says so when nothing was found")
  func nothing() async {
    let stage = await Self.launch()
    stage.press("/").type("zebra")
    await stage.settle()
    #expect(stage.text.contains("0 of 20,000 letters"))
    stage.press("ctrl+t", "d", "r")
    await stage.settle()
    #expect(stage.titles == ["Inbox"])
    #expect(!stage.text.contains("Delete"))
  }

  @Test(
    "sorts by a column",
    arguments: [("From", "Anna Abel"), ("Subject", "A question about our reading group")])
  func sorting(column: String, first: String) async {
    let stage = await Self.launch()
    stage.click(column)
    await stage.settle()
    stage.press("home")
    #expect(stage.focusedText?.contains(first) == true)
    stage.click(column)
    await stage.settle()
    stage.press("end")
    #expect(stage.focusedText?.contains(first) == true)
  }

  @Test("opens a letter, and comes back to it")
  func opening() async {
    let stage = await Self.launch()
    stage.press("down*3")
    let row = stage.focusedText
    stage.press("enter")
    await stage.settle()
    #expect(stage.text.contains("@example.org>"))
    #expect(stage.text.contains("Hello,"))
    #expect(stage.lines.allSatisfy { $0.count <= 80 })
    stage.press("esc")
    await stage.settle()
    #expect(stage.focusedText == row)
  }

  @Test("shows a letter beside the list where there is room, and another in its place")
  func besideTheList() async {
    let stage = await Self.launch(columns: 100)
    stage.press("down", "enter")
    await stage.settle()
    #expect(stage.text.contains("20,000 letters") && stage.text.contains("Hello,"))
    let first = stage.path
    stage.press("f6", "down", "enter")
    await stage.settle()
    #expect(stage.path.count == 2 && stage.path != first)
    #expect(stage.violations.isEmpty && stage.leaks.isEmpty)
  }

  @Test("closes a letter that is deleted from the list beside it")
  func deletingBeside() async {
    let stage = await Self.launch(columns: 120)
    stage.press("enter")
    await stage.settle()
    stage.press("f6", "d", "up", "enter")
    await stage.settle()
    #expect(stage.titles == ["Inbox"])
    #expect(stage.text.contains("19,999 letters"))
  }

  @Test("sends an answer to a letter, which stays, and the list beside it has the answer")
  func answeringBeside() async {
    let stage = await Self.launch(columns: 120)
    stage.press("enter")
    await stage.settle()
    let path = stage.path
    stage.press("r")
    await stage.settle()
    stage.press("tab*3").type("Yes.").press("tab", "enter")
    await stage.settle()
    #expect(stage.path == path)
    #expect(stage.text.contains("20,001 letters") && stage.text.contains("Sent to"))
    #expect(stage.lines.contains { $0.contains("Me ") && $0.contains("Re:") })
  }

  @Test("deletes a letter after a question", arguments: [[], ["enter"]])
  func deleting(opening: [String]) async {
    let stage = await Self.launch()
    stage.press("down")
    let row = stage.focusedText
    stage.press("down")
    let next = stage.focusedText
    stage.press("up")
    for key in opening { stage.press(key) }
    await stage.settle()
    stage.press("d", "enter")
    await stage.settle()
    #expect(!stage.text.contains("Deleted"))
    stage.press("d", "up", "enter")
    await stage.settle()
    #expect(stage.titles == ["Inbox"])
    #expect(stage.text.contains("Deleted “"))
    #expect(stage.text.contains("19,999 letters"))
    #expect(stage.focusedText == next && next != row)
    // The key means the row that has the focus now.
    stage.press("d", "up", "enter")
    await stage.settle()
    #expect(stage.text.contains("19,998 letters"))
    #expect(stage.leaks.isEmpty)
  }
}

/// Counts, on whatever thread.
final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func increase() { count.add(1, ordering: .relaxed) }
}

extension Place {
  /// The name in scripts.
  var name: String {
    switch self {
    case .inbox: "inbox"
    case .drafts: "drafts"
    case .people: "people"
    case .letter(let letter, _): "letter:\(letter.id)"
    case .compose: "compose"
    }
  }
}
