import Foundation
import ScreenStack

enum RecipeRoute: RouteValue {
  case recipes
  case recipe(String)
}

struct Recipe: Codable, Sendable {
  let name: String
  var isCooked = false
}

final class Cookbook {
  var recipes: [Recipe] = []
  let fetcher = RecipeFetcher()

  func recipe(_ name: String) -> Recipe? { recipes.first { $0.name == name } }
}

/// Fetches the recipes once for all that wait for them at the same time.
actor RecipeFetcher {
  private var fetch: Task<[Recipe], any Error>?

  func recipes() async throws -> [Recipe] {
    let running =
      fetch
      ?? Task {
        defer { fetch = nil }
        return try await fetchRecipes()
      }
    fetch = running
    return try await running.value
  }
}

protocol CookbookScreen: Screen<RecipeRoute> {
  var book: Cookbook { get }
}

extension CookbookScreen {
  mutating func start(in context: Context<Self>) {
    guard book.recipes.isEmpty else { return }
    context.task("load") { [fetcher = book.fetcher] in
      try await fetcher.recipes()
    } then: { screen, result in
      screen.book.recipes = (try? result.get()) ?? screen.book.recipes
    }
  }
}

struct Recipes: CookbookScreen {
  let book: Cookbook

  var title: String { "Recipes" }
  var body: some View<Self> {
    Loading("Loading...")
    RowList(book.recipes.map(\.name)) { Row($0) }.onSelect { name, _, context in
      context.push(.recipe(name))
    }
  }
}

struct RecipePage: CookbookScreen {
  let book: Cookbook
  let name: String

  var title: String { name }
  var body: some View<Self> {
    Loading("Loading...")
    if let recipe = book.recipe(name) { Text(recipe.isCooked ? "cooked" : "not cooked yet") }
  }
}

func fetchRecipes() async throws -> [Recipe] { [Recipe(name: "Leek soup")] }

func makeApp(_ book: sending Cookbook) -> App<RecipeRoute> {
  App(root: RecipeRoute.recipes, model: book) { route, book in
    switch route {
    case .recipes: Recipes(book: book)
    case .recipe(let name): RecipePage(book: book, name: name)
    }
  }
}

let file = URL(fileURLWithPath: "recipes.json")
let app = makeApp(Cookbook())
app.observeEnding(model: Cookbook.self) { saved, book in
  try? JSONEncoder().encode(book.recipes).write(to: file, options: .atomic)
}
app.run()
