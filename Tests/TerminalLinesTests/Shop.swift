import Navigation
import TerminalUI

/// The screens of a small shop.
enum ShopRoute: RouteValue {
  case home
  case item(String)
  case search
  case list
  case shelf(Int)
  case slow
  case clock
  case story
  case quiz
  case basket
  case login
  case address
  case hours
  case order
  case parts
  case charts, gauges
  case scores
  case letter(lines: Int)
  case letters(Int, height: Int)
  case letterhead
  case note, complaint
  case bell
  case stall
  case account
}

/// Makes the shop, with one of its screens as the first.
func makeShop(_ route: ShopRoute) -> App<ShopRoute> {
  App(root: route) { route in
    switch route {
    case .home: ShopHome()
    case .item(let name): ShopItem(name: name)
    case .search: ShopSearch()
    case .list: ShopList(count: 35)
    case .shelf(let count): ShopList(count: count)
    case .slow: SlowShop()
    case .clock: ShopClock()
    case .story: ShopStory()
    case .quiz: ShopQuiz()
    case .basket: ShopBasket()
    case .login: ShopLogin()
    case .address: ShopAddress()
    case .hours: ShopHours()
    case .order: ShopOrder()
    case .parts: ShopOffice()
    case .charts: ShopCharts()
    case .gauges: ShopGauges()
    case .scores: ShopScores()
    case .letter(let lines): ShopLetter(lines: lines)
    case .letters(let count, let height): ShopLetters(count: count, height: height)
    case .letterhead: ShopLetterhead()
    case .note: ShopNote()
    case .complaint: ShopComplaint()
    case .bell: ShopBell()
    case .stall: ShopStall()
    case .account: ShopAccount()
    }
  }
}

struct ShopHome: Screen<ShopRoute> {
  var title: String { "Shop" }
  var body: some View<Self> {
    Panel { Text("Welcome") }
    Row("Tea", detail: "3.20").onSelect { _, context in
      let question = Dialog(
        "Really buy tea?", choices: [Choice("Yes", true)], cancel: Choice("No", false))
      context.present(question) { _, isAgreed, context in
        if isAgreed { context.notify("bought") }
      }
    }
    Row("Cake", detail: "4.50").onSelect { _, context in context.push(.item("Cake")) }
  }
}

struct ShopBasket: Screen<ShopRoute> {
  var (cakes, isWrapped) = (0, false)
  var title: String { "Basket" }
  var body: some View<Self> {
    if cakes > 1 { Row("Pay").key("p").onSelect { screen, _ in screen.cakes = 0 } }
    Row("Cakes", detail: "\(cakes)").onSelect { screen, _ in screen.cakes += 1 }
    Row("Wrapped", detail: isWrapped ? "yes" : "no").onSelect { screen, _ in
      screen.isWrapped.toggle()
    }
  }
}

struct ShopItem: Screen<ShopRoute> {
  let name: String
  var title: String { name }
  var body: some View<Self> { Text("Sold out") }
}

struct ShopSearch: Screen<ShopRoute> {
  var query = ""
  var title: String { "Find" }
  var body: some View<Self> {
    SearchField(\.query)
    RowList(["apple", "banana", "cherry", "mango"].filter { query.isEmpty || $0.contains(query) }) {
      Row($0)
    }
    .id(\.self)
    .onSelect { name, _, context in context.push(.item(name)) }
  }
}

struct ShopList: Screen<ShopRoute> {
  let count: Int
  var title: String { "List" }
  var body: some View<Self> {
    RowList((1...count).map { "row \($0)" }) { Row($0) }
      .id(\.self)
      .onSelect { name, _, context in context.push(.item(name)) }
  }
}

struct SlowShop: Screen<ShopRoute> {
  var names: [String] = []
  var title: String { "Slow" }
  var body: some View<Self> {
    RowList(names) { Row($0) }.id(\.self)
      .onSelect { name, _, context in context.push(.item(name)) }
  }

  mutating func start(in context: Context<Self>) {
    let queue = context.queue
    context.task("load") {
      try await queue.sleep(for: .milliseconds(300))
      return ["ready"]
    } then: { screen, result in
      screen.names = (try? result.get()) ?? []
    }
  }
}

/// A screen that never stays as it is.
struct ShopClock: Screen<ShopRoute> {
  var ticks = 0
  var title: String { "Clock" }
  var body: some View<Self> {
    Row("Tea").onSelect { _, context in context.push(.item("Tea")) }
    Text("tick \(ticks)")
  }

  mutating func start(in context: Context<Self>) {
    context.every("clock", .milliseconds(40)) { screen, _ in screen.ticks += 1 }
  }
}

/// A screen with text that is longer than a line.
struct ShopStory: Screen<ShopRoute> {
  static let text = (1...20).map { "chapter \($0)" }.joined(separator: ", ")
  static let name = String(repeating: "long ", count: 20) + "name"
  var title: String { "Story" }
  var body: some View<Self> {
    Text(Self.text)
    Row(Self.name, detail: "5.00").onSelect { _, context in context.push(.item("name")) }
  }
}

/// A question with a clock, whose answer is told in a dialog.
struct ShopQuiz: Screen<ShopRoute> {
  static let verdict = (1...20).map { "word \($0)" }.joined(separator: " ")
  var guess = ""
  var ticks = 0
  var title: String { "Quiz" }
  var body: some View<Self> {
    ShopTime(ticks: ticks)
    EntryField(\.guess, label: "Your guess").onSubmit { screen, context in
      context.present(Dialog(Self.verdict, close: "Close"))
    }
  }

  mutating func start(in context: Context<Self>) {
    context.every("clock", .milliseconds(700)) { screen, _ in screen.ticks += 1 }
  }
}

/// A time that is not read again because it passes.
struct ShopTime: View {
  typealias Owner = ShopQuiz
  let ticks: Int

  func place(in layout: inout Layout<ShopQuiz>) {
    layout.add(
      LineRun(lines: 1) { [ticks] _, canvas in
        let start = canvas.write("What is tea? ")
        let middle = canvas.write("tick \(ticks)", at: start)
        canvas.markVolatile(start..<middle)
        canvas.markVolatile(middle..<canvas.write(ticks % 2 == 0 ? " up" : " down", at: middle))
      })
  }
}

/// A form with a label that takes more than a third of a line of 60.
struct ShopOrder: Screen<ShopRoute> {
  var (cups, isHot) = (2, false)
  var title: String { "Order" }
  var body: some View<Self> {
    Form {
      Stepper("Cups", \.cups, in: 1...9)
      Stepper("Cups for guests of yours", \.cups, in: 1...9)
      Toggle("Hot", \.isHot)
    }
  }
}

/// Rows that only tell something among others.
struct ShopHours: Screen<ShopRoute> {
  var title: String { "Hours" }
  var body: some View<Self> {
    Row("Monday", detail: "9-5")
    RowList(["Milk", "Juice", "Water"]) { Row($0) }
      .onSelect(where: { $0 == "Juice" }) { name, _, context in context.push(.item(name)) }
    RowList(["Bread", "Rice"]) { Row($0) }
      .onFocus { _, _, context in context.notify("fresh") }
    Row("Cake").onSelect { _, context in context.push(.item("Cake")) }
  }
}

/// A form with a field whose text must not be shown.
struct ShopLogin: Screen<ShopRoute> {
  var password = ""
  var title: String { "Login" }
  var body: some View<Self> {
    SecureField("Password", \.password).onSubmit { screen, context in
      context.notify("\(screen.password.count) letters")
    }
  }
}

/// A form of several fields.
struct ShopAddress: Screen<ShopRoute> {
  var name = ""
  var city = ""
  var sent = ""
  var title: String { "Address" }
  var body: some View<Self> {
    Form {
      TextField("Name", \.name)
      TextField("City", \.city)
      Button("Send") { screen, _ in screen.sent = "sent to \(screen.name)" }
    }
    Text(sent)
  }
}
