import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

final class Notebook {
  var notes: [String] = []
}

struct Home: Screen<AppRoute> {
  let book: Notebook

  var title: String { "Home" }
  var body: some View<Self> { Text("\(book.notes.count)") }
}

func makeApp(_ book: sending Notebook) -> App<AppRoute> {
  App(root: AppRoute.home, model: book) { _, book in Home(book: book) }
}

func makeOther(_ book: Notebook) -> App<AppRoute> {
  // error: sending 'book' risks causing data races
  App(root: AppRoute.home, model: book) { _, book in Home(book: book) }
}
