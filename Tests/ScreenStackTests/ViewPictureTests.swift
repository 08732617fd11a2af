import FoundationEssentials
import ScreenStackTesting
import Testing

@testable import ChartsProgram
@testable import OwnViewsProgram
@testable import TablesProgram
@testable import ViewPartsProgram
@testable import ViewsProgram

@Suite("The pictures of views in the documentation")
struct ViewPictureTests {
  /// A page that shows screens.
  enum ShownPage: String, CaseIterable {
    case views, lists, forms, charts
  }

  /// What the pictures of a page show, in their order.
  private static func pictures(of page: ShownPage) -> [String] {
    switch page {
    case .views:
      [
        draw(ViewsProgram.makeApp(), .letters),
        draw(ViewsProgram.makeApp(), .notes, rows: 7),
        draw(ViewsProgram.makeApp(), .tiles),
        draw(ViewPartsProgram.makeApp(), .people),
        draw(OwnViewsProgram.makeApp(), .month),
      ]
    case .lists:
      [
        draw(ViewsProgram.makeApp(), .trains),
        draw(ViewsProgram.makeApp(), .rivers),
        draw(TablesProgram.makeApp(), .letters, rows: 5),
        draw(ViewsProgram.makeApp(), .islands) { $0.press("down", "down") },
        draw(ChartsProgram.makeApp(), .mail) { $0.press("right") },
      ]
    case .forms:
      [
        draw(ViewsProgram.makeApp(), .parcel) {
          $0.press("tab").type("x").press("tab")
        },
        draw(ViewsProgram.makeApp(), .parcel, columns: 30) {
          $0.press("tab").type("x").press("tab")
        },
        draw(TablesProgram.makeApp(), .compose, rows: 8) {
          $0.type("Anna").press("tab").paste("Dear Anna,\n\nit rained the whole way home.")
        },
      ]
    case .charts:
      [
        draw(ViewsProgram.makeApp(), .transfer),
        draw(ChartsProgram.makeApp(), .loads),
        draw(ChartsProgram.makeApp(), .year),
      ]
    }
  }

  /// The rows of a screen between its titles and its hints, up to the last that shows anything.
  private static func draw<Route>(
    _ app: App<Route>, _ route: Route, columns: Int = 60, rows: Int = 30,
    after use: (TestApp<Route>) -> Void = { _ in }
  ) -> String {
    let stage = TestApp(
      app, at: [route], size: Size(columns: columns, rows: rows + 2),
      appearance: Appearance(glyphs: .unicode))
    use(stage)
    var lines = stage.frame.picture.split(separator: "\n").dropFirst().dropLast()
    while lines.last?.allSatisfy({ $0 == " " || $0 == "|" }) ?? false { lines.removeLast() }
    return lines.map { "\($0)\n" }.joined()
  }

  @Test(
    "are what the screens of their programs look like; `make record` rewrites them",
    arguments: ShownPage.allCases)
  func pictures(of shown: ShownPage) throws {
    let file = DocumentationTests.root.appending(path: "docs/\(shown).md")
    let page = Page(try String(contentsOf: file, encoding: .utf8))
    let pictures = Self.pictures(of: shown)
    try #require(page.pictures.count == pictures.count)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try page.text(with: pictures).write(to: file, atomically: true, encoding: .utf8)
    } else {
      for (known, shown) in zip(page.pictures, pictures) {
        #expect(known == shown, "\nin the page:\n\(known)\nshown:\n\(shown)")
      }
    }
  }
}

/// A page of documentation, cut at its blocks of code.
private struct Page {
  /// Text and blocks of code, one after the other.
  private let parts: [String]

  init(_ text: String) { parts = text.components(separatedBy: "```") }

  /// The places of the blocks without a language.
  private var places: [Int] {
    parts.indices.filter { !$0.isMultiple(of: 2) && parts[$0].hasPrefix("\n") }
  }

  /// What stands in the blocks without a language.
  var pictures: [String] { places.map { String(parts[$0].dropFirst()) } }

  /// The text of the page with other pictures.
  func text(with pictures: [String]) -> String {
    var parts = parts
    for (place, picture) in zip(places, pictures) { parts[place] = "\n" + picture }
    return parts.joined(separator: "```")
  }
}
