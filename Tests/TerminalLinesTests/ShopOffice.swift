import Navigation
import TerminalUI

/// Parts side by side that scroll, and tiles.
struct ShopOffice: Screen<ShopRoute> {
  var chosen = "nothing"
  var title: String { "Office" }
  var body: some View<Self> {
    HStack {
      Panel("Folders", footer: "6 in all") {
        ScrollView(height: .lines(4)) {
          RowList(["Inbox", "Sent", "Trash", "Spam", "Old", "Older"]) { Row($0) }
            .onSelect { folder, screen, _ in screen.chosen = folder }
        }
      }
      .width(.fraction(1 / 3))
      Panel("Letter") {
        ScrollView(height: .lines(1)) {
          Text("Dear all, the meeting is on Monday.")
          Link("Reply") { screen, _ in screen.chosen = "reply" }
        }
      }
    }
    Grid(["north", "south"], cellWidth: 12) { $0 }
      .onSelect { tile, screen, _ in screen.chosen = tile }
    Text(chosen)
  }
}

/// A letter that is longer than its editor.
struct ShopLetter: Screen<ShopRoute> {
  var text: String
  var title: String { "Letter" }
  var body: some View<Self> {
    TextEditor(\.text, height: .lines(3))
    Button("Send") { _, context in context.notify("sent") }
  }

  init(lines: Int) { text = (1...lines).map { "line \($0)" }.joined(separator: "\n") }
}

/// Letters, each of several lines.
struct ShopLetters: Screen<ShopRoute> {
  let count: Int
  let height: Int
  var title: String { "Letters" }
  var body: some View<Self> {
    Text("All letters").pinned()
    RowList(1...count) { number in
      let more = (1..<height - 1).map { "\nmore of \(number), part \($0)" }.joined()
      return Row("title \(number)" + more).wrapped().subtitle("about \(number)")
    }
    .id { "\($0)" }
    .onSelect { number, _, context in context.push(.item("\(number)")) }
  }

  var status: some View<Self> { Text("\(count) letters") }

  func row(opening route: ShopRoute) -> String? {
    if case .item(let name) = route { name } else { nil }
  }
}

/// A field among rows.
struct ShopLetterhead: Screen<ShopRoute> {
  var subject = ""
  var title: String { "Letterhead" }
  var body: some View<Self> {
    Form {
      Row("To", detail: "Anna").onSelect { _, _ in }
      TextField("Subject", \.subject)
      Row("File", detail: "none").onSelect { _, _ in }
    }
  }
}

/// A text that must not be empty.
struct ShopComplaint: Screen<ShopRoute> {
  var text = ""
  var title: String { "Complaint" }
  var body: some View<Self> {
    TextEditor("Complaint", \.text).validate { $0.isEmpty ? "say what is wrong" : nil }
    Button("Send", submits: true) { _, context in context.notify("sent") }
  }
}

/// A field and an editor with labels and placeholders.
struct ShopNote: Screen<ShopRoute> {
  var (subject, text) = ("", "")
  var title: String { "Note" }
  var body: some View<Self> {
    TextField("Subject", \.subject, placeholder: "required")
    TextEditor("Notes", \.text, placeholder: "as long as you like")
  }
}

/// A screen whose rows lead to what looks like the screen before.
struct ShopBell: Screen<ShopRoute> {
  var title: String { "Bell" }
  var body: some View<Self> {
    Row("Ring").onSelect { _, context in context.notify("rung") }
    Row("Ask").onSelect { _, context in Self.ask(in: context) }
    Row("Renew").onSelect { _, context in context.replaceTop(.bell) }
    Row("Nothing").onSelect { _, _ in }
  }

  static func ask(in context: Context<Self>) {
    let question = Dialog("Heard?", choices: [Choice("No", false)], cancel: Choice("Yes", true))
    context.present(question) { _, isHeard, context in
      if !isHeard { ask(in: context) }
    }
  }
}

/// Charts, which a listener can't see.
struct ShopCharts: Screen<ShopRoute> {
  var title: String { "Charts" }
  var body: some View<Self> {
    Sparkline("Load", [1, 5, 3, 9])
    BarChart([Bar("Wed 25", 0), Bar("Thu 26", 1).readAs("Thursday the 26th: 1")]) { $0 }
    Heatmap(0..<14, rows: 7) { $0 % 5 }
  }
}

/// Gauges that change each second, and an order that comes after a minute.
struct ShopGauges: Screen<ShopRoute> {
  var seconds = 0
  var title: String { "Gauges" }
  var body: some View<Self> {
    Panel("Now") {
      Text("open for \(seconds) s")
      HStack {
        Gauge("Load", seconds % 20, in: 0...20)
        Sparkline("Loads", Array(0...seconds))
      }
    }
    .volatile()
    Text(seconds < 60 ? "no orders" : "an order")
  }

  mutating func start(in context: Context<Self>) {
    context.every("clock", .seconds(1)) { screen, _ in screen.seconds += 1 }
  }
}

/// Scores in columns, one of which has words for a listener.
struct ShopScores: Screen<ShopRoute> {
  var title: String { "Scores" }
  var body: some View<Self> {
    RowList(["Tea", "Cake"]) { name in
      Row(
        name, progress: ProgressBar(3, of: 80),
        details: [
          RowDetail("5"), RowDetail("3/80", width: 6, alignment: .trailing).readAs("3 of 80 sold"),
          RowDetail("-").readAs(name == "Tea" ? "" : "never praised"),
        ])
    }
    .heading("Goods", details: "Shops", "Sold", "Praise")
    Row("Milk", details: [RowDetail("1/80").readAs("1 of 80 sold")])
  }
}
