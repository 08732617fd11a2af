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

  /// The column at which the second column begins; `nil` if it is left out.
  private let start: Int?

  /// The column at which the last column ends.
  private let end: Int

  /// The cells from the left edge to the second column, except in a small window, where it begins
  /// after the longest name.
  private static let nameWidth = 24

  /// Returns the text at the right edge as it is read aloud; `nil` if it is read as it is.
  var lastReadAloud: ((Place) -> String)?

  /// The cells of the marks and the number before a name.
  private let edge: Int

  /// The cells that a long name may take of what separates it from the second column: without a
  /// number it begins two cells earlier, which leaves one.
  fileprivate static let spare = 1

  /// The fewest cells of a name that is cut.
  private static let leastName = 12

  /// The cells between two columns.
  fileprivate static let gap = 2

  /// The column at which the details of rows end in a wide window.
  private static let measure = 78

  /// Prepares the columns. If not all of them fit, the last one is shown in a shorter form, and
  /// then the second one is left out if it may be, unless only a few names are too long.
  ///
  /// - Parameters:
  ///   - places: The places of the list.
  ///   - width: The width of the rows, in cells.
  ///   - marks: The width of marks before the names, in cells.
  ///   - limit: How many places to look at to find the widths. A search can find hundreds.
  ///   - keepsSecond: Whether names are cut rather than the second column left out.
  ///   - name: Returns the name of a place.
  ///   - second: Returns the text beside the name.
  ///   - lasts: Return the text at the right edge, each in fewer cells than the one before; empty
  ///     if a place has none.
  init(
    of places: [Place], in width: Int, after marks: Int = 0, lookingAt limit: Int = .max,
    keepsSecond: Bool = false, name: @escaping (Place) -> String,
    second: @escaping (Place) -> String, lasts: [(Place) -> String]
  ) {
    self.name = name
    self.second = second
    let (edge, end) = (4 + marks, min(width - 1, Self.measure))
    self.edge = edge
    self.end = end
    let looked = places.prefix(limit)
    let names = looked.map { edge + name($0).displayWidth }
    let seconds = looked.map { second($0).displayWidth }
    let longest = names.max() ?? 0
    var shown = LastColumn(lasts.first ?? { _ in "" }, of: looked, beside: seconds, end: end)
    for shorter in lasts.dropFirst() where !shown.leavesRoom(from: longest) {
      shown = LastColumn(shorter, of: looked, beside: seconds, end: end)
    }
    last = shown.text
    let fitting = zip(names, shown.starts).count { $0 + Self.gap <= $1 }
    let wanted = width >= FieldGap<MapScreen>.smallWidth ? Self.nameWidth : 0
    start =
      shown.leavesRoom(from: longest) || keepsSecond || fitting * 4 >= looked.count * 3
      ? min(shown.commonStart(after: names) ?? end, max(longest, wanted)) : nil
  }

  /// The row of a place. Where not all have room, the second column begins later beside a long name
  /// and earlier for a long text, and a longer name is cut.
  func row<Owner>(of place: Place) -> Row<Owner> {
    let last = last(place)
    let detail = RowDetail(last)
    let lasts = last.isEmpty ? [] : [lastReadAloud.map { detail.readAs($0(place)) } ?? detail]
    guard let start else { return Row(name(place), details: lasts) }
    let second = second(place)
    let secondEnd = last.isEmpty ? end : end - last.displayWidth - Self.gap
    var name = name(place)
    let longest = secondEnd - second.displayWidth - edge + Self.spare
    if longest >= Self.leastName { name = name.cut(to: longest) }
    let column = max(
      min(start, secondEnd - second.displayWidth), edge + name.displayWidth - Self.spare)
    return Row(name, details: [RowDetail(second, width: secondEnd - column)] + lasts)
  }
}

/// The texts at the right edge, and where those beside the names can begin then.
private struct LastColumn {
  /// Returns the text of a place.
  let text: (Place) -> String

  /// The last column at which the text beside each name can begin.
  let starts: [Int]

  private let firstStart: Int

  /// Measures the column.
  ///
  /// - Parameters:
  ///   - text: Returns the text of a place.
  ///   - places: The places.
  ///   - seconds: The widths of the texts beside their names.
  ///   - end: The column at which the texts end.
  init(
    _ text: @escaping (Place) -> String, of places: ArraySlice<Place>, beside seconds: [Int],
    end: Int
  ) {
    self.text = text
    starts = zip(seconds, places).map { second, place in
      let last = text(place).displayWidth
      return end - second - (last > 0 ? PlaceColumns.gap + last : 0)
    }
    firstStart = starts.min() ?? 0
  }

  /// Whether all texts beside the names can begin at a column.
  func leavesRoom(from column: Int) -> Bool { column <= firstStart }

  /// The column at which the most texts can begin, each after its name; `nil` without places.
  func commonStart(after names: [Int]) -> Int? {
    // The first one suits all, as it does in most lists.
    if leavesRoom(from: names.max() ?? 0) { return starts.min() }
    func rows(at start: Int) -> Int {
      zip(names, starts).count { $0 - PlaceColumns.spare <= start && start <= $1 }
    }
    return starts.sorted().max { rows(at: $0) < rows(at: $1) }
  }
}

extension StudyModel {
  /// The columns of names and readings, and of the marks of places that open the list of their
  /// wards.
  ///
  /// - Parameters:
  ///   - places: The places of the list.
  ///   - opensWards: Whether places open that list. In a lesson they don't, because the answer is
  ///     the city.
  ///   - width: The width of the rows, in cells.
  ///   - marks: The width of marks before the names, in cells.
  ///   - words: Returns what else a place is, such as the capital; empty for most.
  /// - Returns: The columns.
  func columns(
    of places: [Place], opensWards: Bool = true, in width: Int, after marks: Int = 0,
    words: @escaping (Place) -> String = { _ in "" }
  ) -> PlaceColumns {
    var columns = PlaceColumns(
      of: places, in: width, after: marks, keepsSecond: true,
      name: { [language] in language.name(of: $0) }, second: otherName,
      lasts: opensWards
        ? [
          joined(words, wardsMark), joined(words, wardsMark, besideWords: shortWardsMark),
          wardsMark, shortWardsMark, markOfWards,
        ] : [])
    columns.lastReadAloud = opensWards ? joined(words, wordsForWards) : nil
    return columns
  }

  /// Joins what else a place is and a mark, which may be another one beside words.
  private func joined(
    _ words: @escaping (Place) -> String, _ mark: @escaping (Place) -> String,
    besideWords shortMark: ((Place) -> String)? = nil
  ) -> (Place) -> String {
    { place in
      let words = words(place)
      let mark = words.isEmpty ? mark(place) : (shortMark ?? mark)(place)
      return [words, mark].filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }

  /// The reading of a place's name; in English, the name in kanji.
  func otherName(of place: Place) -> String { language(place.kana, place.name) }

  /// The number of a place's wards, with a mark that it opens their list; empty if it has none.
  func wardsMark(of place: Place) -> String {
    let words = wordsForWards(of: place)
    return words.isEmpty ? "" : words + " " + markOfWards(of: place)
  }

  /// The number of a place's wards; empty if it has none.
  func wordsForWards(of place: Place) -> String {
    let wards = numberOfWards(in: place)
    return wards == 0 ? "" : language.label("\(wards)区", "\(wards) wards")
  }

  /// The same without the word for wards.
  private func shortWardsMark(of place: Place) -> String {
    let wards = numberOfWards(in: place)
    return wards == 0 ? "" : "\(wards) " + markOfWards(of: place)
  }

  /// The mark alone.
  private func markOfWards(of place: Place) -> String {
    numberOfWards(in: place) == 0 ? "" : glyphs.separator.filter { $0 != " " }
  }

  private func numberOfWards(in place: Place) -> Int {
    place.isDesignatedCity ? Places.all.wards(of: place.code).count : 0
  }
}
