import ScreenStack

enum AppRoute: RouteValue {
  case letters, letter(String), compose
}

struct Letter {
  let id: String
  let from: String
  let subject: String
  let day: String
  let size: Int
}

struct Letters: Screen<AppRoute> {
  var letters: [Letter]
  var sort = TableSort("date", isDescending: true) { didSet { letters.sort(by: order) } }

  var body: some View<Self> {
    Table(letters) {
      Column("From", width: .fraction(0.25, min: 8)) { $0.from }
      Column("Subject", width: .fill(min: 10).priority(1)) { $0.subject }
      Column("Date", name: "date", width: .cells(10)) { $0.day }
      Column("KB", name: "size", width: .cells(6), alignment: .trailing) { "\($0.size)" }
    }
    .id { $0.id }
    .sort(\.sort)
    .onSelect { letter, _, context in context.push(.letter(letter.id)) }
  }
}

struct Compose: Screen<AppRoute> {
  var to = ""
  var text = ""

  var title: String { "Compose" }
  var body: some View<Self> {
    Text("3 files ").bold() + Text("of 12").foreground(.good)
    TextField("To", \.to)
    TextEditor(\.text, height: .fill()).validate { $0.isEmpty ? "write something" : nil }
  }
}

extension Letters {
  var title: String { "Letters" }

  /// Whether a letter stands before another.
  private func order(_ one: Letter, _ other: Letter) -> Bool {
    let isLess = sort.column == "size" ? one.size < other.size : one.day < other.day
    return isLess != sort.isDescending
  }
}

func makeApp() -> App<AppRoute> {
  let letters = [
    Letter(id: "3", from: "Clara", subject: "The way home", day: "2026-05-04", size: 31),
    Letter(id: "2", from: "Ben", subject: "Re: Rain", day: "2026-05-02", size: 4),
    Letter(id: "1", from: "Anna", subject: "Rain", day: "2026-05-01", size: 2),
  ]
  return App(root: AppRoute.letters) { route in
    switch route {
    case .letters: Letters(letters: letters)
    case .letter, .compose: Compose()
    }
  }
}
makeApp().run()
