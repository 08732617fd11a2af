/// A prefecture on a map of 12 × 12 tiles, where most neighbors are side by side.
public struct PrefectureTile: Hashable, Sendable, Identifiable {
  /// The code of the prefecture.
  public let prefecture: PlaceCode
  /// The row, from 0 in the north.
  public let row: Int
  /// The column, from 0 in the west.
  public let column: Int
  /// The first two kanji of the name, such as 愛知.
  public let label: String
  /// The code of the city or special ward that is the seat of the prefecture's government.
  public let capital: PlaceCode

  public var id: PlaceCode { prefecture }

  /// The number of columns of the map.
  public static let columns = 12

  /// The number of rows of the map.
  public static let rows = 12

  /// The tiles of all prefectures, in the order of their codes.
  public static let all = PlaceTables.tiles()
}
