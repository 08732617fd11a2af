import ScreenStack

enum ShopRoute: RouteValue {
  case shelves
  case shelf(String)
  case book(Int, on: String)
  case cart
}

struct Shelf: Screen<ShopRoute> {
  let name: String
  var returns = 0
  var isSearching = false

  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    switch phase {
    case .willAppear(.revealed): returns += 1
    case .deactivated: isSearching = false
    default: break
    }
  }

  var title: String { name }
  var body: some View<Self> {
    ForEach(Array(1...3)) { number in
      Row("Book \(number)").onSelect { shelf, context in
        context.push(.book(number, on: shelf.name))
      }
    }
  }
}

struct BookPage: Screen<ShopRoute> {
  let number: Int
  let shelf: String

  var title: String { "Book \(number)" }
  var body: some View<Self> {
    Row("Next book").onSelect { book, context in
      context.replaceTop(.book(book.number + 1, on: book.shelf))
    }
    Row("The cart").onSelect { _, context in context.navigate(to: .cart) }
    Row("All shelves").onSelect { _, context in context.popToRoot() }
    Row("This book only").onSelect { _, context in
      context.update { path in
        path.removeSubrange(1..<path.count - 1)
      }
    }
    Row("This book on the shelf “New”").onSelect { book, context in
      context.setPath([.shelves, .shelf("New"), .book(book.number, on: "New")])
    }
  }
}

struct Plain: Screen<ShopRoute> {
  let title: String
  var body: some View<Self> {
    Row("New").onSelect { _, context in context.push(.shelf("New")) }
  }
}

let app = App(root: ShopRoute.shelves) { route in
  switch route {
  case .shelves: Plain(title: "Shelves")
  case .shelf(let name): Shelf(name: name)
  case .book(let number, let shelf): BookPage(number: number, shelf: shelf)
  case .cart: Plain(title: "Cart")
  }
}
app.run()
