import TerminalCore
import Testing

@testable import TerminalUI

@Suite("The area of panes and sheets")
struct PaneAreaTests {
  private func area(_ columns: Int, _ rows: Int) -> PaneArea {
    PaneArea(Rect(columns: 5..<5 + columns, rows: 3..<3 + rows))
  }

  @Test("gives each pane all rows, and a column between two to the divider")
  func panes() {
    let areas = area(101, 30).areas(of: 2, among: PanePlaces(count: 2))
    #expect(areas == [Rect(columns: 0..<38, rows: 0..<30), Rect(columns: 39..<101, rows: 0..<30)])
    #expect(
      area(101, 30).areas(of: 1, among: PanePlaces(count: 1)) == [
        Rect(columns: 0..<101, rows: 0..<30)
      ])
  }

  @Test("gives an overview on the left the widest part, whose divider is another one")
  func overview() {
    var area = area(101, 30)
    let places = PanePlaces(count: 2, widest: .first)
    #expect(area.areas(of: 2, among: places).map(\.columns) == [0..<62, 63..<101])
    area.move(divider: 0, to: 50, among: PanePlaces(count: 2))
    #expect(area.areas(of: 1, among: places).map(\.columns) == [0..<62])
    let three = area.areas(of: 3, among: PanePlaces(count: 3, widest: .first))
    #expect(three.map(\.size.columns) == [42, 32, 25])
  }

  @Test(
    "gives a list beside one other pane the columns that it needs, up to half of them",
    arguments: [(101, 45), (91, 45), (81, 40), (141, 53)])
  func list(columns: Int, width: Int) {
    var area = area(columns, 30)
    area.leastList = 45
    let first = { area.areas(of: 1, among: $0).map(\.size.columns) }
    #expect(first(PanePlaces(count: 2)) == [width])
    area.leastList = 0
    let three = first(PanePlaces(count: 3))
    area.leastList = 45
    #expect(first(PanePlaces(count: 3)) == three)
  }

  @Test("leaves the places empty that have no pane, between the titles and the hints")
  func rest() throws {
    let area = area(101, 30)
    let areas = area.areas(of: 1, among: PanePlaces(count: 2))
    #expect(areas.count == 1)
    let list = try #require(areas.first)
    #expect(list == area.areas(of: 2, among: PanePlaces(count: 2)).first)
    #expect(area.rest(besidePane: list) == Rect(columns: 39..<101, rows: 1..<29))
  }

  @Test("keeps a divider where it was moved, for its number of places alone, and in another size")
  func divider() {
    var area = area(101, 30)
    let three = area.areas(of: 3, among: PanePlaces(count: 3))
    area.move(divider: 0, to: 50, among: PanePlaces(count: 2))
    #expect(area.areas(of: 2, among: PanePlaces(count: 2)).map(\.columns) == [0..<50, 51..<101])
    #expect(area.areas(of: 3, among: PanePlaces(count: 3)) == three)
    area.rect = Rect(size: Size(columns: 81, rows: 30))
    #expect(area.areas(of: 2, among: PanePlaces(count: 2)).map(\.columns) == [0..<40, 41..<81])
  }

  @Test("keeps a divider as far from an edge as the narrowest pane is wide", arguments: [-9, 400])
  func edges(column: Int) {
    var area = area(101, 30)
    area.move(divider: 0, to: column, among: PanePlaces(count: 2))
    let narrowest = area.areas(of: 2, among: PanePlaces(count: 2)).map(\.size.columns).min()
    #expect(narrowest == PaneWidths.narrowest)
  }

  @Test("keeps a divider in the saved text, to the column, for each number of places")
  func savedDividers() throws {
    for column in 25..<75 {
      var area = area(101, 30)
      area.move(divider: 0, to: column, among: PanePlaces(count: 2))
      area.move(divider: 1, to: 70, among: PanePlaces(count: 3, widest: .first))
      var restored = self.area(101, 30)
      restored.widths.restore(try #require(area.widths.saved))
      #expect(restored.widths.saved == area.widths.saved)
      for places in [PanePlaces(count: 2), PanePlaces(count: 3, widest: .first)] {
        #expect(
          restored.areas(of: places.count, among: places)
            == area.areas(of: places.count, among: places))
      }
    }
    #expect(area(101, 30).widths.saved == nil)
  }

  @Test(
    "ignores saved dividers that can't be right",
    arguments: [
      "", "[]", #"{"panes":[{"places":{"count":2},"shares":[0.5,0.5]}]}"#,
      #"{"panes":[{"places":{"count":2,"widest":"last"},"shares":[0.5]}]}"#,
      #"{"panes":[{"places":{"count":2,"widest":"last"},"shares":[1e300,0.5]}]}"#,
      #"{"panes":[{"places":{"count":2,"widest":"last"},"shares":[-1,2]}]}"#,
    ])
  func distrusted(text: String) {
    var area = area(101, 30)
    area.widths.restore(text)
    #expect(area.widths.saved == nil)
  }

  @Test("tells the rows between the titles and the hints")
  func lines() {
    let area = area(80, 10)
    let between = (-1...10).filter { area.isBetweenLines(Position(column: 0, row: $0)) }
    #expect(between == Array(1...8))
  }

  @Test("centers a sheet that is as tall as its content, within limits")
  func sheets() {
    let area = area(100, 30)
    #expect(area.largestSheet == Size(columns: 72, rows: 26))
    #expect(area.insideOfSheet == Size(columns: 70, rows: 26))
    #expect(area.sheet(contentRows: 8) == Rect(columns: 14..<86, rows: 10..<20))
    #expect(area.sheet(contentRows: 0).size.rows == Chrome.minimum.rows)
    #expect(area.sheet(contentRows: 100) == area.box(area.largestSheet))
  }

  @Test("leaves a sheet room for its border in a tiny window")
  func tiny() {
    let area = area(4, 2)
    #expect(area.largestSheet == Size(columns: 3, rows: 1))
    #expect(area.insideOfSheet.columns == 1)
  }
}
