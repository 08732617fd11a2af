import ScreenStack

enum PeopleRoute: RouteValue {
  case people
}

final class AddressBook {
  var people = ["Anna", "Bert", "Clara"]
  var query = ""
  var isPrivate = true
}

struct People: Screen<PeopleRoute> {
  let book: AddressBook
  var chosen = "Anna"
  var found: [String] = []

  var title: String { "People" }
  var body: some View<Self> {
    Adaptive(minWidth: 50) {
      HStack {
        list.width(.fraction(1 / 3, min: 20))
        VStack { card }
      }
    } else: {
      list
    }
    search
  }

  private var list: some View<Self> {
    RowList(book.people) { Row($0) }
      .onFocus { name, screen, _ in screen.chosen = name }
      .onSelect { _, _, context in context.focus("card") }
      .id("list")
  }

  @ViewBuilder<Self> private var card: some View<Self> {
    Text(chosen).bold()
    ForEach(["Write", "Call"]) { verb in
      Link(verb) { screen, context in context.notify("\(verb): \(screen.chosen)") }
    }
    .id("card")
  }

  @ViewBuilder<Self> private var search: some View<Self> {
    Toggle("Private", \.book.isPrivate)
    TextField("Find", \.book.query)
      .onChange(of: \.book.query, after: .milliseconds(200)) { screen, _ in
        screen.found = screen.book.people.filter { $0.hasPrefix(screen.book.query) }
      }
  }
}

struct Card<Owner: Routed>: View {
  let name: String

  func place(in layout: inout Layout<Owner>) {
    Panel(name) {
      Text("Call \(name)")
    }.place(in: &layout)
  }
}

func makeApp() -> App<PeopleRoute> {
  App(root: PeopleRoute.people, model: AddressBook()) { _, book in
    People(book: book)
  }
}
makeApp().run()
