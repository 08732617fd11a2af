import ScreenStack

enum LibraryRoute: RouteValue {
  case shelves
  case shelf(String)
  case book(String, on: String)
}

struct Shelves: Screen<LibraryRoute> {
  var title: String { "Shelves" }
  var body: some View<Self> {
    RowList(["novels", "atlases"]) { Row($0) }.onSelect { shelf, _, context in
      context.push(.shelf(shelf))
    }
  }
}

struct Shelf: Screen<LibraryRoute> {
  let name: String

  var title: String { name }
  var body: some View<Self> {
    Row("Kokoro").onSelect { shelf, context in context.push(.book("Kokoro", on: shelf.name)) }
  }
}

struct Book: Screen<LibraryRoute> {
  let name: String

  var title: String { name }
  var body: some View<Self> { Text("Once upon a time.") }
}

/// Follows a link such as `novels/Kokoro` from the root, as far as it goes.
func path(_ link: String) -> (routes: [LibraryRoute], unknown: Substring?) {
  var routes = [LibraryRoute.shelves]
  let parts = link.split(separator: "/")
  if let shelf = parts.first, ["novels", "atlases"].contains(shelf) {
    routes.append(.shelf(String(shelf)))
    if parts.count > 1 { routes.append(.book(String(parts[1]), on: String(shelf))) }
  }
  return (routes, parts.dropFirst(routes.count - 1).first)
}

let app = App(root: LibraryRoute.shelves) { route in
  switch route {
  case .shelves: Shelves()
  case .shelf(let name): Shelf(name: name)
  case .book(let name, _): Book(name: name)
  }
}

/// Follows a link that arrives while the program runs, unless a part of it is unknown.
func follow(_ link: String) -> Transition? {
  let (routes, unknown) = path(link)
  guard unknown == nil else { return nil }
  return app.perform(.setPath(routes, cause: .link), trigger: .link)
}

app.run()
