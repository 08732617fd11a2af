import Records
import SpacedRepetition
import StudyCatalog

/// How well the learner knows an item, from worse to better.
enum Mastery: Comparable, CaseIterable {
  /// The item was never asked.
  case new
  /// The item was asked but isn't learned yet.
  case begun
  /// The item is learned.
  case learned

  /// How well the learner knows an item that was asked.
  init(of card: Card) { self = card.isLearned ? .learned : .begun }
}

/// The lessons about prefectures whose results the map shows.
enum MapLesson: CaseIterable {
  case reading, capital, region

  /// The ID of the lesson in the catalog.
  var id: LessonID {
    let word =
      switch self {
      case .reading: "prefecture-reading"
      case .capital: "prefecture-capital"
      case .region: "prefecture-region"
      }
    return LessonID(subject: SubjectID(rawValue: "social"), word: word)
  }

  /// Whether the lesson asks about a prefecture. The lesson on regions omits 北海道, which is a region
  /// of its own.
  func asks(for prefecture: Prefecture) -> Bool {
    self != .region || prefecture.name != prefecture.region
  }
}

/// How much of what the lessons ask about a prefecture is learned, from nothing to everything.
enum PrefectureMastery {
  /// Nothing was asked yet.
  case new
  /// Something was asked, but nothing is learned yet.
  case begun
  /// Something is learned, but not everything.
  case partly
  /// Everything is learned.
  case learned
}

/// What the learner knows about a prefecture.
struct PrefectureKnowledge: Hashable {
  /// The mastery from each lesson that asks about the prefecture.
  let masteries: [MapLesson: Mastery]

  /// How much of it is learned.
  var mastery: PrefectureMastery {
    let masteries = masteries.values
    if masteries.allSatisfy({ $0 == .learned }) { return .learned }
    if masteries.contains(.learned) { return .partly }
    return masteries.contains(.begun) ? .begun : .new
  }
}

/// What the learner knows about all prefectures.
struct MapKnowledge {
  private let prefectures: [PlaceCode: PrefectureKnowledge]

  /// Combines the masteries from each lesson, which are keyed by the prefectures' codes.
  init(_ masteries: [MapLesson: [String: Mastery]] = [:]) {
    let known = Places.all.prefectures.map { prefecture in
      let lessons = MapLesson.allCases.filter { $0.asks(for: prefecture) }
      let known = lessons.map { ($0, masteries[$0]?[prefecture.code.digits] ?? .new) }
      let masteries = Dictionary(uniqueKeysWithValues: known)
      return (prefecture.code, PrefectureKnowledge(masteries: masteries))
    }
    prefectures = Dictionary(uniqueKeysWithValues: known)
  }

  /// What the learner knows about a prefecture.
  subscript(prefecture: PlaceCode) -> PrefectureKnowledge {
    prefectures[prefecture] ?? PrefectureKnowledge(masteries: [:])
  }

  /// What the learner knows of the municipalities of a prefecture: its capital, once a lesson has
  /// asked for it. No lesson asks for others.
  func municipalities(of prefecture: PlaceCode) -> [PlaceCode: Mastery] {
    let tile = PrefectureTile.all.first { $0.prefecture == prefecture }
    let capital = self[prefecture].masteries[.capital]
    guard let tile, let capital, capital != .new else { return [:] }
    return [tile.capital: capital]
  }

  /// The number of prefectures of which this much is learned.
  func count(_ mastery: PrefectureMastery) -> Int {
    prefectures.values.count { $0.mastery == mastery }
  }
}

extension MapKnowledge {
  /// Combines the cards of each lesson.
  ///
  /// - Throws: ``RecordsError`` if they can't be read.
  init(cards: (LessonID) throws(RecordsError) -> [NamedCard]) throws(RecordsError) {
    var known: [MapLesson: [String: Mastery]] = [:]
    for lesson in MapLesson.allCases {
      let found = try cards(lesson.id).map { ($0.id.item, Mastery(of: $0.card)) }
      known[lesson] = Dictionary(found, uniquingKeysWith: max)
    }
    self.init(known)
  }
}
