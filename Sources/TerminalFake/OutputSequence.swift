/// A command that begins with `ESC [`, taken apart.
struct OutputSequence: Sendable {
  /// Everything after `ESC [`.
  let text: String

  /// The numbers, `nil` for one left out.
  let numbers: [Int?]

  /// The final character, after `?` for a private command.
  let name: String

  init(_ text: String) {
    self.text = text
    let marker = text.first.flatMap { "?<=>!".contains($0) ? String($0) : nil } ?? ""
    name = marker + text.suffix(1)
    numbers = text.dropFirst(marker.count).dropLast()
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
  }

  /// The largest count that any screen can make sense of.
  private static let largest = 65_535

  /// A count: 1 when left out or 0.
  func count(_ index: Int = 0) -> Int {
    min(max(1, index < numbers.count ? numbers[index] ?? 1 : 1), Self.largest)
  }

  /// A choice: 0 when left out.
  var choice: Int { (numbers.first ?? 0) ?? 0 }
}
