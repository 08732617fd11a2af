import ScreenStack

extension Language {
  static let german: Language = "de"
}

extension Phrases {
  static var german: Phrases {
    var phrases = Phrases()
    phrases.dialogs.quitQuestion = "Beenden?"
    phrases.dialogs.quit = "Beenden"
    phrases.dialogs.stay = "Weiter"
    phrases.keys.open = "öffnen"
    phrases.keys.back = "zurück"
    phrases.fieldLimit = { "höchstens \($0)" }
    return phrases
  }
}

extension LineWords {
  static var german: LineWords {
    var words = LineWords()
    words.choose = "Nummer"
    words.command = "Befehl"
    words.greeting = "* erklärt, was man schreiben kann."
    return words
  }
}

enum GreetingRoute: RouteValue {
  case greeting
}

final class Words {
  var language = Language.english

  func callAsFunction(_ english: String, _ german: String) -> String {
    language == .german ? german : english
  }
}

extension Words {
  var greeting: String { self("Greeting", "Gruß") }
  var longer: String { self("longer", "länger") }
  func goodDay(_ name: String) -> String { self("Good day, \(name)", "Guten Tag, \(name)") }
}

struct Greeting: Screen<GreetingRoute> {
  let words: Words
  var name = "Anna"

  static var keys: Keys<Self> {
    KeyBinding("l", \.words.longer) { screen, _ in screen.name = "Anna Abel" }
  }

  var title: String { words.greeting }
  var body: some View<Self> {
    Text(words.goodDay(name))
  }
}

let app = App(root: GreetingRoute.greeting, model: Words()) { route, words in
  switch route {
  case .greeting: Greeting(words: words)
  }
}
app.observeAppearance(model: Words.self) { appearance, words in
  words.language = appearance.language.bestMatch(in: [.german, .english]) ?? .english
}
app.setPhrases(.german, for: .german)
app.run(
  RunOptions(lineWords: [.german: .german], arguments: CommandLine.arguments.dropFirst()))
