import Navigation
import TerminalCore
import TerminalUI

/// A screen that shows any views, with some values for them to change.
struct Showing: Screen {
  enum Route: RouteValue { case root }

  var section = "Day"
  var chosen: [String] = []

  fileprivate let show: (Showing) -> Shown

  var title: String { "Showing" }
  var body: some View<Self> { show(self) }
}

/// Views of any type.
private struct Shown: View {
  typealias Owner = Showing

  let add: (inout Layout<Showing>) -> Void

  func place(in layout: inout Layout<Showing>) { add(&layout) }
}

/// Makes a program that shows views.
///
/// The body of a test's window has `rows` rows and `columns` columns with the one for the scroll
/// bar.
func show(
  columns: Int = 30, rows: Int = 4, glyphs: GlyphSet = .unicode, language: Language = .english,
  traits: TerminalTraits? = nil,
  @ViewBuilder<Showing> _ views: @escaping @Sendable (Showing) -> some View<Showing>
) -> App<Showing.Route> {
  let app = App(root: Showing.Route.root) { _ in
    Showing(show: { screen in Shown { views(screen).place(in: &$0) } })
  }
  var appearance = Appearance(language: language, glyphs: glyphs, motion: .none)
  if let traits { appearance.adapt(to: traits) }
  app.launch(size: Size(columns: columns, rows: rows + 2), appearance: appearance)
  return app
}
