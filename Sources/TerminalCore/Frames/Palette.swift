/// The 256 palette colors as most terminals display them.
public enum Palette {
  /// The first sixteen colors, which users can change; red, green, and blue from 0 to 255.
  private static let basic: [[Int]] = [
    [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205],
    [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255],
    [255, 0, 255], [0, 255, 255], [255, 255, 255],
  ]

  /// The levels of red, green, and blue in the color cube, from entry 16 to 231.
  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The index of the color nearest to another one, among the first `count` colors.
  public static func nearest(to number: Int, among count: Int) -> Int {
    if number < count { return number }
    // The second eight of the sixteen colors are brighter versions of the first eight.
    if number < basic.count, count >= 8 { return number - 8 }
    let wanted = components(of: number)
    return (0..<min(count, basic.count)).min {
      distance(basic[$0], wanted) < distance(basic[$1], wanted)
    } ?? 0
  }

  /// The index, from 16 to 255, of the color nearest to red, green, and blue components from 0 to
  /// 255.
  static func nearest(to wanted: [Int]) -> Int {
    // The midpoints between the levels are near 48, 115, 155, 195, and 235.
    let places = wanted.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    let inCube = 16 + places.reduce(0) { $0 * 6 + $1 }
    // The nearest gray has the mean of the three components: 8, 18, 28, and so on.
    let gray = 232 + max(0, min(23, (wanted.reduce(0, +) - 9) / 30))
    let cubeIsNearer =
      distance(components(of: inCube), wanted) <= distance(components(of: gray), wanted)
    return cubeIsNearer ? inCube : gray
  }

  /// The red, green, and blue components of a palette entry, each from 0 to 255.
  public static func components(of number: Int) -> [Int] {
    if number < basic.count { return basic[number] }
    if number >= 232 { return Array(repeating: 8 + (number - 232) * 10, count: 3) }
    let place = number - 16
    return [place / 36, place / 6 % 6, place % 6].map { steps[$0] }
  }

  private static func distance(_ first: [Int], _ second: [Int]) -> Int {
    zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
