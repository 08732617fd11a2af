/// The glyphs of a frame that consist of several scalars, each stored once under a number.
struct Clusters: Sendable {
  /// Up to this many texts are searched one by one, without a table.
  private static let few = 16

  private(set) var texts: [String] = []

  /// The numbers of the texts by their bytes, once there are many. Strings that are equal can be
  /// composed differently, and then are different glyphs.
  private var numbers: [[UInt8]: Int] = [:]

  var isEmpty: Bool { texts.isEmpty }

  /// The text for a cell's code; `nil` if the code is a scalar.
  func text(of code: UInt32) -> String? {
    code & Cell.clusterBit == 0 ? nil : texts[Int(code & ~Cell.clusterBit)]
  }

  /// The code for a text, which is added if it is new.
  ///
  /// - Complexity: O(1) in the number of distinct clusters.
  mutating func code(of text: String) -> UInt32 {
    if let known = number(of: text) { return Cell.clusterBit | UInt32(known) }
    texts.append(text)
    if texts.count == Self.few + 1 {
      for (number, text) in texts.enumerated() { numbers[Array(text.utf8)] = number }
    } else if texts.count > Self.few {
      numbers[Array(text.utf8)] = texts.count - 1
    }
    return Cell.clusterBit | UInt32(texts.count - 1)
  }

  private func number(of text: String) -> Int? {
    texts.count > Self.few
      ? numbers[Array(text.utf8)]
      : texts.firstIndex { $0.utf8.elementsEqual(text.utf8) }
  }

  /// Removes all texts but keeps the memory.
  mutating func clear() {
    texts.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }
}
