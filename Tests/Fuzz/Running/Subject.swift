import Foundation

/// A kind of case, with its name on the command line.
struct Subject {
  let name: String
  let unit: String

  /// The kind's share of the time, relative to the others.
  let share: Int

  /// Returns the number of pieces in the case of a seed.
  let pieceCount: (UInt64) -> Int

  /// Tries the case of a seed, or some of its pieces, and returns the number of units.
  let play: (UInt64, [Int]?) throws -> Int

  /// Tries a case that was kept as text; `nil` if this kind is kept by its seed.
  let playText: (String) throws -> Int?

  /// A case as readable text, to be kept.
  let text: (UInt64, [Int]?) -> String

  private init<Case: FuzzCase>(_ kind: Case.Type, share: Int) {
    name = kind.name
    unit = kind.unit
    self.share = share
    pieceCount = { kind.init(seed: $0).pieces.count }
    play = { try kind.init(seed: $0).keeping($1).play() }
    playText = { try kind.init(text: $0)?.play() }
    text = { kind.init(seed: $0).keeping($1).text }
  }

  static var all: [Subject] {
    [
      Subject(AppCase.self, share: 7), Subject(ViewCase.self, share: 3),
      Subject(DecoderCase.self, share: 2), Subject(FrameCase.self, share: 1),
      Subject(TwinCase.self, share: 1),
    ]
  }

  static func named(_ name: String) -> Subject? { all.first { $0.name == name } }
}
