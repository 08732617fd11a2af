import Foundation
import ScreenStack

enum RecipeRoute: RouteValue {
  case recipes
  case recipe(String)
  case edit(String)
}

struct Recipe: Codable, Sendable {
  var name: String
  var isCooked = false
}

final class Cookbook {
  var recipes: [Recipe] = []
  let fetcher = RecipeFetcher()

  func recipe(_ name: String) -> Recipe? { recipes.first { $0.name == name } }

  func replace(_ name: String, by recipe: Recipe) {
    recipes = recipes.map { $0.name == name ? recipe : $0 }
  }
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

  /// Called when the recipes are there.
  mutating func loaded()
}

extension CookbookScreen {
  mutating func loaded() {}

  mutating func start(in context: Context<Self>) {
    guard book.recipes.isEmpty else { return loaded() }
    context.task("load") { [fetcher = book.fetcher] in
      try await fetcher.recipes()
    } then: { screen, result in
      screen.book.recipes = (try? result.get()) ?? screen.book.recipes
      screen.loaded()
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

/// Edits a copy of a recipe, which is made when the recipe is there.
struct EditRecipe: CookbookScreen {
  let book: Cookbook
  let name: String
  var draft: Recipe?

  var title: String { "Edit" }
  var body: some View<Self> {
    Loading("Loading...")
    if draft != nil {
      TextField("Name", \.newName)
      Button("Save") { screen, context in
        if let draft = screen.draft { screen.book.replace(screen.name, by: draft) }
        context.pop()
      }
    }
  }

  var newName: String {
    get { draft?.name ?? "" }
    set { draft?.name = newValue }
  }

  mutating func loaded() { draft = book.recipe(name) }
}

func fetchRecipes() async throws -> [Recipe] { [Recipe(name: "Leek soup")] }

func makeApp(_ book: sending Cookbook) -> App<RecipeRoute> {
  App(root: RecipeRoute.recipes, model: book) { route, book in
    switch route {
    case .recipes: Recipes(book: book)
    case .recipe(let name): RecipePage(book: book, name: name)
    case .edit(let name): EditRecipe(book: book, name: name)
    }
  }
}

let file = URL(fileURLWithPath: "recipes.json")
let app = makeApp(Cookbook())
app.observeEnding(model: Cookbook.self) { saved, book in
  try? JSONEncoder().encode(book.recipes).write(to: file, options: .atomic)
}
app.run()
