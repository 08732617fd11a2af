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

enum GreetingRoute: RouteValue {
  case greeting
}

struct Greeting: Screen<GreetingRoute> {
  let language: Language

  var title: String { language == .german ? "Gruß" : "Greeting" }
  var body: some View<Self> {
    Text(language == .german ? "Guten Tag" : "Good day")
  }
}

let environment = ProcessEnvironment.current
let language = environment.language.bestMatch(in: [.german, .english]) ?? .english
let app = App(root: GreetingRoute.greeting) { route in
  switch route {
  case .greeting: Greeting(language: language)
  }
}
app.setPhrases(.german, for: .german)
app.run()
