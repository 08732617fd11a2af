import TerminalCore

/// One of several equal parts of the scripts of a run, written as in `2/8`.
///
/// Shards are for machines that each play a part: if all of them find the same scripts, each script
/// is in exactly one shard.
public struct Shard: Hashable, Sendable {
  /// The number of the shard, from 1.
  public let number: Int

  /// The number of shards.
  public let count: Int

  /// Creates a shard.
  ///
  /// - Precondition: `number` is from 1 to `count`.
  public init(_ number: Int, of count: Int) {
    ensure(number >= 1 && number <= count, "there is no shard \(number) of \(count)")
    self.number = number
    self.count = count
  }

  /// Whether the shard has the script at an index, from 0.
  ///
  /// Neighbors are in different shards, because scripts of the same folder often take equally long.
  func contains(_ index: Int) -> Bool { index % count == number - 1 }
}

extension Shard: LosslessStringConvertible {
  /// Reads a shard as it is written; `nil` for anything else, and for a number that is not from 1
  /// to the count.
  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1]), number >= 1, number <= count
    else { return nil }
    self.init(number, of: count)
  }

  public var description: String { "\(number)/\(count)" }
}
