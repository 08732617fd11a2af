import ScreenStack

enum LibraryRoute: RouteValue {
  case shelves, loans
  case book(String)
  case reader(returning: ReturnSlot<String>)
}

extension PathID {
  static let shelves = PathID(rawValue: "shelves")
  static let loans = PathID(rawValue: "loans")
}

final class Library {
  var overdue = ["Kokoro"]
}

struct Shelves: Screen<LibraryRoute> {
  var title: String { "Shelves" }
  var body: some View<Self> {
    RowList(["Kokoro", "Botchan"]) { Row($0) }.onSelect { book, _, context in
      context.push(.book(book))
    }
  }
}

struct Book: Screen<LibraryRoute> {
  let name: String
  var reader = "nobody"
  static let answers = Answers(Answer("reader", \Self.reader))

  var title: String { name }
  var body: some View<Self> {
    Row("Lend", detail: reader).onSelect { _, context in
      context.ask(\.reader, showing: .loans) { .reader(returning: $0) }
    }
    Row("All loans").onSelect { _, context in context.show(.loans) }
  }
}

struct Loans: Screen<LibraryRoute> {
  let library: Library

  var title: String { "Loans" }
  var body: some View<Self> {
    RowList(library.overdue) { Row($0) }.onSelect { book, screen, _ in
      screen.library.overdue.removeAll { $0 == book }
    }
  }
}

struct Readers: Screen<LibraryRoute> {
  let returning: ReturnSlot<String>

  var title: String { "Readers" }
  var body: some View<Self> {
    RowList(["Aoi", "Ren"]) { Row($0) }.onSelect { reader, screen, context in
      context.return(reader, to: screen.returning)
    }
  }
}

let app = App(
  modes: [
    Mode(.shelves, root: LibraryRoute.shelves, title: { $0 == .japanese ? "本棚" : "Shelves" }),
    Mode(
      .loans, root: LibraryRoute.loans, title: { $0 == .japanese ? "貸出" : "Loans" },
      badge: { library in library.overdue.count }),
  ], model: Library()
) { route, library in
  switch route {
  case .shelves: Shelves()
  case .book(let name): Book(name: name)
  case .loans: Loans(library: library)
  case .reader(let slot): Readers(returning: slot)
  }
}

/// Follows a link to a book, whichever mode is on show.
func open(_ book: String) {
  app.perform(.setPath([.shelves, .book(book)], cause: .link), showing: .shelves, trigger: .link)
}

app.run()
