import StudyCatalog
import TerminalCore
import TerminalUI

/// The columns of a list of places: beside the names what else they are called, which begins at one
/// column, and at the right edge where they are, or that they open the list of their wards.
struct PlaceColumns {
  /// The name of a place.
  private let name: (Place) -> String

  /// The text beside the name of a place, such as its reading.
  private let second: (Place) -> String

  /// The text at the right edge.
  private let last: (Place) -> String

  /// The column at which the second column ends.
  private let secondEnd: Int

  /// The width of the second column, in cells; 0 if not all places have room for it.
  private let secondWidth: Int

  /// The width of the last column, in cells; 0 if there is none.
  private let lastWidth: Int

  /// The cells from the left edge to the second column where there is room.
  private static let nameWidth = 24

  /// The cells of the marks and the number before a name.
  private let edge: Int

  /// The fewest cells of a name that is cut.
  private static let leastName = 12

  /// The cells between two columns.
  private static let gap = 2

  /// The column at which the details of rows end in a wide window.
  private static let measure = 78

  /// Prepares the columns. If not all of them fit, the last one is shown in its short form, and then
  /// the second one is left out, unless only a few names are too long.
  ///
  /// - Parameters:
  ///   - places: The places of the list.
  ///   - width: The width of the rows, in cells.
  ///   - marks: The width of marks before the names, in cells.
  ///   - limit: How many places to look at to find the widths. A search can find hundreds.
  ///   - name: Returns the name of a place.
  ///   - second: Returns the text beside the name.
  ///   - last: Returns the text at the right edge.
  ///   - shortLast: Returns the same in fewer cells; `nil` if there is nothing shorter.
  init(
    of places: [Place], in width: Int, after marks: Int = 0, lookingAt limit: Int = .max,
    name: @escaping (Place) -> String, second: @escaping (Place) -> String,
    last: @escaping (Place) -> String, shortLast: ((Place) -> String)? = nil
  ) {
    (self.name, self.second) = (name, second)
    edge = 4 + marks
    let looked = places.prefix(limit)
    let widths = looked.map { place in
      (
        name: name(place).displayWidth, second: second(place).displayWidth,
        last: last(place).displayWidth
      )
    }
    let widestName = widths.map(\.name).max() ?? 0
    let widestSecond = widths.map(\.second).max() ?? 0
    let widestLast = widths.map(\.last).max() ?? 0
    let widestOfBoth = widths.map { $0.name + Self.gap + $0.second }.max() ?? 0
    let end = min(width - 1, Self.measure)
    func room(beside width: Int) -> Int { end - (width > 0 ? width + Self.gap : 0) }
    if let shortLast, edge + widestOfBoth > room(beside: widestLast) {
      self.last = shortLast
      lastWidth = looked.map { shortLast($0).displayWidth }.max() ?? 0
    } else {
      self.last = last
      lastWidth = widestLast
    }
    secondEnd = room(beside: lastWidth)
    let fitting = widths.count { [edge, secondEnd] in
      edge + $0.name + Self.gap + $0.second <= secondEnd
    }
    // A few long names must not take it from all.
    let hasSecond = shortLast == nil || fitting * 4 >= looked.count * 3
    let start = max(
      min(edge + widestName, secondEnd - widestSecond),
      min(Self.nameWidth, secondEnd - widestSecond))
    secondWidth = hasSecond ? secondEnd - start : 0
  }

  /// The row of a place. Beside a long name, the second column begins later, and a longer one is cut.
  func row<Owner>(of place: Place) -> Row<Owner> {
    var name = name(place)
    var details: [RowDetail] = []
    if secondWidth > 0 {
      let second = second(place)
      // Names without numbers begin two cells earlier, which leaves at least one between the two.
      let longest = secondEnd - edge + 1 - second.displayWidth
      if longest >= Self.leastName { name = name.cut(to: longest) }
      let room = secondEnd - edge - name.displayWidth
      details.append(RowDetail(second, width: min(secondWidth, room)))
    }
    if lastWidth > 0 {
      details.append(RowDetail(last(place), width: lastWidth, align: .trailing))
    }
    return Row(name, details: details)
  }
}

extension StudyModel {
  /// The columns of names and readings, and of the marks of places that open the list of their wards.
  ///
  /// - Parameters:
  ///   - places: The places of the list.
  ///   - opensWards: Whether places open that list. In a lesson they don't, because the answer is the
  ///     city.
  ///   - width: The width of the rows, in cells.
  ///   - marks: The width of marks before the names, in cells.
  /// - Returns: The columns.
  func columns(
    of places: [Place], opensWards: Bool = true, in width: Int, after marks: Int = 0
  ) -> PlaceColumns {
    PlaceColumns(
      of: places, in: width, after: marks, name: { [language] in language.plain($0.title) },
      second: otherName,
      last: { [self] in opensWards ? wardsMark(of: $0) : "" })
  }

  /// The reading of a place's name; in English, the name in kanji.
  func otherName(of place: Place) -> String { language(place.kana, place.title.japanese) }

  /// The number of a place's wards, with a mark that it opens their list; empty if it has none.
  func wardsMark(of place: Place) -> String {
    guard place.isDesignatedCity else { return "" }
    let wards = Places.all.wards(of: place.code).count
    return language.label("\(wards)区", "\(wards) wards") + glyphs.separator.dropLast()
  }
}
