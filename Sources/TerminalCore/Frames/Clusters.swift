/// The glyphs of a frame that consist of several scalars, each stored once under a number.
struct Clusters: Equatable, Sendable {
  private(set) var texts: [String] = []

  var isEmpty: Bool { texts.isEmpty }

  /// The text for a cell's code; `nil` if the code is a scalar.
  func text(of code: UInt32) -> String? {
    code & Cell.clusterBit == 0 ? nil : texts[Int(code & ~Cell.clusterBit)]
  }

  /// The code for a text, which is added if it is new.
  ///
  /// - Complexity: O(*n*), where *n* is the number of distinct clusters in the frame, which is
  ///   small.
  mutating func code(of text: String) -> UInt32 {
    // Compares bytes, because strings that are equal can be composed differently and then are
    // different glyphs.
    if let known = texts.firstIndex(where: { $0.utf8.elementsEqual(text.utf8) }) {
      return Cell.clusterBit | UInt32(known)
    }
    texts.append(text)
    return Cell.clusterBit | UInt32(texts.count - 1)
  }

  /// Removes all texts but keeps the memory.
  mutating func clear() {
    texts.removeAll(keepingCapacity: true)
  }
}
