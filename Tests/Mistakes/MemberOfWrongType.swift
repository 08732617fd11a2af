import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home {
  var text = ""
}

/// Only in an extension that declares the conformance does the compiler look for members that are
/// almost those of the protocol.
extension Home: Screen<AppRoute> {
  var title: String { "Home" }
  var body: some View<Self> { TextEditor(\.text) }

  // wrong: var leaving: Bool { !text.isEmpty }
  // warning: property 'leaving' nearly matches defaulted requirement 'leaving' of protocol 'Screen'
  var leaving: Leaving { text.isEmpty ? .allowed : .confirm("Leave?") }

  // wrong: var quitQuestion: String { "Quit?" }
  // warning: property 'quitQuestion' nearly matches defaulted requirement 'quitQuestion' of protocol 'Screen'
  var quitQuestion: String? { "Quit?" }
}
