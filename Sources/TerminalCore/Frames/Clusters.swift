/// The glyphs of a frame that have more than one scalar, each stored once under a number.
struct Clusters: Equatable, Sendable {
  private(set) var texts: [String] = []

  var isEmpty: Bool { texts.isEmpty }

  /// The text for a cell's code, or `nil` if the code is a scalar.
  func text(of code: UInt32) -> String? {
    code & Cell.clusterBit == 0 ? nil : texts[Int(code & ~Cell.clusterBit)]
  }

  /// The code for a text, which is added if it is new.
  ///
  /// - Complexity: O(*n*) in the number of different clusters on the screen, which are few.
  mutating func code(of text: String) -> UInt32 {
    // Compared as bytes: strings that are composed differently are equal, but not the same glyph.
    if let known = texts.firstIndex(where: { $0.utf8.elementsEqual(text.utf8) }) {
      return Cell.clusterBit | UInt32(known)
    }
    texts.append(text)
    return Cell.clusterBit | UInt32(texts.count - 1)
  }

  /// Removes the texts and keeps the memory.
  mutating func clear() {
    texts.removeAll(keepingCapacity: true)
  }
}
