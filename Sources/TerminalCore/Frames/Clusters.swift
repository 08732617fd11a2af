/// The glyphs of a frame that are more than one scalar, each kept once and named by a number.
struct Clusters: Equatable, Sendable {
  private(set) var texts: [String] = []

  var isEmpty: Bool { texts.isEmpty }

  /// The text that a cell's code names, or `nil` when the code is a scalar.
  func text(of code: UInt32) -> String? {
    code & Cell.clusterBit == 0 ? nil : texts[Int(code & ~Cell.clusterBit)]
  }

  /// The code that names a text from now on.
  ///
  /// - Complexity: O(*n*) in the number of different clusters on the screen, which are few.
  mutating func code(of text: String) -> UInt32 {
    // Compared as scalars: equality of strings would take differently composed ones for equal.
    if let known = texts.firstIndex(where: { $0.utf8.elementsEqual(text.utf8) }) {
      return Cell.clusterBit | UInt32(known)
    }
    texts.append(text)
    return Cell.clusterBit | UInt32(texts.count - 1)
  }

  /// Forgets the texts and keeps the memory.
  mutating func clear() {
    texts.removeAll(keepingCapacity: true)
  }
}
