import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

func load() async -> Int { 1 }
func save() async throws {}

struct Home: Screen<AppRoute> {
  var count = 0

  var title: String { "Home" }
  var body: some View<Self> {
    // wrong: Row("Open").onSelect { _, context in Task { _ = await load(); context.push(.home) } }
    // error: passing closure as a 'sending' parameter risks causing data races
    Row("Open").onSelect { _, context in context.push(.home) }
    // wrong: Row("Load").onSelect { _, context in _ = await load() }
    // error: to parameter expecting synchronous function type
    Row("Load").onSelect { screen, context in screen.start(in: context) }
    // wrong: Row("Save").onSelect { _, context in context.task("save") { try await save() } }
    // error: invalid conversion from throwing function
    Row("Save").onSelect { _, context in context.task("save") { try? await save() } }
  }

  mutating func start(in context: Context<Self>) {
    context.task("load") {
      await load()
    } then: { screen, count in
      // wrong: screen.count = count
      // error: cannot assign value of type 'Result<Int, Never>' to type 'Int'
      screen.count = count.get()
    }
  }
}
