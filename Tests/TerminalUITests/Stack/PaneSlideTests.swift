import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A slide from two panes to the two before") struct PaneSlideTests {
  private func launch(_ path: AtlasRoute...) -> App<AtlasRoute> {
    launchAtlas(
      [.countries, .country("France")] + path, size: Size(columns: 80, rows: 20), motion: .full)
  }

  /// The columns in which a text is shown.
  private func columns(of text: String, in app: App<AtlasRoute>) -> [Int] {
    app.compose().lines.compactMap { line in
      line.indices.first { line[$0...].hasPrefix(text) }
        .map { line.distance(from: line.startIndex, to: $0) }
    }
  }

  /// The lines around the panes.
  private func chrome(of app: App<AtlasRoute>) -> [String] {
    let lines = app.compose().lines
    return [lines.first, lines.last].compactMap(\.self)
  }

  /// The columns of the country and of the city until nothing moves, while the titles and the hints
  /// stay where they are.
  private func columns(ofSliding app: App<AtlasRoute>) -> (country: [Int], city: [Int]) {
    let still = chrome(of: app)
    var (countries, cities): ([Int], [Int]) = ([], [])
    while app.pending.contains("a transition") {
      #expect(chrome(of: app) == still)
      let country = columns(of: "As a flow", in: app)
      #expect(country.count == 1)
      countries += country
      cities += columns(of: "The city", in: app)
      app.wait(16)
    }
    return (countries, cities)
  }

  @Test("follows the pointer with the edge of the top pane, and the pane beside it makes room")
  func swipe() {
    let app = launch(.city("Paris"))
    let city = columns(of: "The city", in: app)[0]
    app.mouse(.press(.left), 31, 4)
    app.mouse(.drag(.left), 33, 4)
    let still = chrome(of: app)
    var last = 0
    for column in 33...60 {
      app.mouse(.drag(.left), column, 4)
      #expect(abs(columns(of: "The city", in: app)[0] - city - (column - 31)) <= 1)
      let country = columns(of: "As a flow", in: app)
      #expect(country.count == 1 && country[0] >= last)
      last = country.last ?? last
      #expect(chrome(of: app) == still)
    }
    app.mouse(.drag(.left), 78, 4)
    #expect(app.shows("Italy"))
  }

  @Test("moves the top pane off, and the one beside it into its place, when the user goes back")
  func back() {
    let app = launch(.city("Paris"))
    app.press("esc")
    let (country, city) = columns(ofSliding: app)
    #expect(country.count > 5 && country == country.sorted() && city == city.sorted())
    #expect(columns(of: "As a flow", in: app)[0] >= country.last ?? 0)
  }

  @Test("moves a new pane in, and the one at its place to the left")
  func push() {
    let app = launch()
    let country = columns(of: "As a flow", in: app)[0]
    app.press("down", "down", "enter")
    let (countries, cities) = columns(ofSliding: app)
    #expect(countries.count > 5 && countries[0] <= country)
    #expect(countries == countries.sorted(by: >) && cities == cities.sorted(by: >))
  }
}
