/// A place with others in it: a prefecture or a designated city.
struct PlaceArea: Sendable {
  /// The row of the place itself.
  let row: Int
  /// The rows of the places in it: a prefecture's municipalities and wards, or a city's wards.
  let parts: [Range<Int>]
}
