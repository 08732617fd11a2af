/// One random thing to try, made of pieces of which any may be left out.
protocol FuzzCase {
  associatedtype Piece

  /// What the command line calls the cases of this kind.
  static var name: String { get }

  /// What is counted.
  static var unit: String { get }

  /// The pieces, in their order.
  var pieces: [Piece] { get set }

  /// Makes the case of a seed, the same on every machine.
  init(seed: UInt64)

  /// Tries it.
  ///
  /// - Returns: How many units that was.
  func play() throws(Violation) -> Int

  /// The case for people to read and to keep.
  var text: String { get }

  /// Reads what ``text`` wrote, or gives `nil` for a kind that is kept by its seed.
  init?(text: String) throws
}

extension FuzzCase {
  /// The case with some of its pieces only; all of them when `nil`.
  func keeping(_ indices: [Int]?) -> Self {
    guard let indices else { return self }
    var copy = self
    copy.pieces = indices.map { pieces[$0] }
    return copy
  }
}
