import ScreenStack

enum AppRoute: RouteValue { case home }

final class Notebook {
  var notes: [String] = []
}

// wrong: struct Home: SavedScreen<AppRoute> {
// error: type 'Home' does not conform to protocol 'SavedScreen'
struct Home: Screen<AppRoute> {
  let book: Notebook
  var text = ""

  var title: String { "Home" }
  var body: some View<Self> { EntryField(\.text) }
}
