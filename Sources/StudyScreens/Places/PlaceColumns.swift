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

  /// The width of the second column, in cells.
  private let secondWidth: Int

  /// The width of the last column, in cells; 0 if there is none.
  private let lastWidth: Int

  /// The cells from the left edge to the second column where there is room.
  private static let nameWidth = 24

  /// The column at which the details of rows end in a wide window.
  private static let measure = 78

  /// Prepares the columns.
  ///
  /// - Parameters:
  ///   - places: The places of the list.
  ///   - width: The width of the rows, in cells.
  ///   - limit: How many places to look at to find the widths. A search can find hundreds.
  ///   - name: Returns the name of a place.
  ///   - second: Returns the text beside the name.
  ///   - last: Returns the text at the right edge.
  init(
    of places: [Place], in width: Int, lookingAt limit: Int = .max,
    name: @escaping (Place) -> String, second: @escaping (Place) -> String,
    last: @escaping (Place) -> String
  ) {
    (self.name, self.second, self.last) = (name, second, last)
    let looked = places.prefix(limit)
    func widest(_ text: (Place) -> String) -> Int {
      looked.map { text($0).displayWidth }.max() ?? 0
    }
    lastWidth = widest(last)
    let end = min(width - 1, Self.measure) - (lastWidth > 0 ? lastWidth + 2 : 0)
    let start = max(4 + widest(name), min(Self.nameWidth, end - widest(second)))
    secondWidth = end - start
  }

  /// The row of a place.
  func row<Owner>(of place: Place) -> Row<Owner> {
    var details = [RowDetail(second(place), width: secondWidth)]
    if lastWidth > 0 {
      details.append(RowDetail(last(place), width: lastWidth, align: .trailing))
    }
    return Row(name(place), details: details)
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
  /// - Returns: The columns.
  func columns(of places: [Place], opensWards: Bool = true, in width: Int) -> PlaceColumns {
    PlaceColumns(
      of: places, in: width, name: { [language] in language.plain($0.title) }, second: otherName,
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
