/// One random case to try, made of pieces of which any may be left out.
protocol FuzzCase {
  associatedtype Piece

  /// The name of this kind on the command line.
  static var name: String { get }

  /// The unit that is counted.
  static var unit: String { get }

  /// The pieces, in order.
  var pieces: [Piece] { get set }

  /// Creates the case of a seed, the same on every machine.
  init(seed: UInt64)

  /// Tries the case.
  ///
  /// - Returns: The number of units tried.
  func play() throws(Violation) -> Int

  /// The case as readable text, to be kept.
  var text: String { get }

  /// Parses ``text``; `nil` for a kind that is kept by its seed.
  init?(text: String) throws
}

extension FuzzCase {
  /// The case with only some of its pieces, or all of them if `nil`.
  func keeping(_ indices: [Int]?) -> Self {
    guard let indices else { return self }
    var copy = self
    copy.pieces = indices.map { pieces[$0] }
    return copy
  }
}
