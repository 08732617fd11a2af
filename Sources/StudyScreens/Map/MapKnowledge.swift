import Records
import SpacedRepetition
import StudyCatalog

/// How well something is known.
enum Mastery: Hashable {
  /// It was never asked.
  case new
  /// It was asked, but is not learned yet.
  case begun
  /// It is learned.
  case learned
}

/// The lessons about prefectures, of which the map shows what is known.
enum MapLesson: CaseIterable {
  case reading, capital, region

  /// The lesson.
  var id: LessonID {
    let word =
      switch self {
      case .reading: "prefecture-reading"
      case .capital: "prefecture-capital"
      case .region: "prefecture-region"
      }
    return LessonID(subject: SubjectID(rawValue: "social"), word: word)
  }

  /// Whether the lesson asks for a prefecture: 北海道 is a region of its own.
  func asks(for prefecture: Prefecture) -> Bool {
    self != .region || prefecture.name != prefecture.region
  }
}

/// What is known of a prefecture.
struct PrefectureKnowledge: Hashable {
  /// What is known from each lesson that asks for the prefecture.
  let masteries: [MapLesson: Mastery]

  /// How much is learned: 0 if nothing was asked yet, 4 if everything is learned.
  var level: Int {
    let learned = masteries.values.count { $0 == .learned }
    if learned == masteries.count { return 4 }
    if learned * 2 >= masteries.count { return 3 }
    if learned > 0 { return 2 }
    return masteries.values.contains(.begun) ? 1 : 0
  }
}

/// What is known of all prefectures.
struct MapKnowledge {
  private let prefectures: [PlaceCode: PrefectureKnowledge]

  /// Joins what is known from each lesson, by the codes of the prefectures.
  init(_ masteries: [MapLesson: [String: Mastery]] = [:]) {
    let known = Places.all.prefectures.map { prefecture in
      let lessons = MapLesson.allCases.filter { $0.asks(for: prefecture) }
      let known = lessons.map { ($0, masteries[$0]?[prefecture.code.digits] ?? .new) }
      let masteries = Dictionary(uniqueKeysWithValues: known)
      return (prefecture.code, PrefectureKnowledge(masteries: masteries))
    }
    prefectures = Dictionary(uniqueKeysWithValues: known)
  }

  /// What is known of a prefecture.
  subscript(prefecture: PlaceCode) -> PrefectureKnowledge {
    prefectures[prefecture] ?? PrefectureKnowledge(masteries: [:])
  }

  /// The number of prefectures with some levels.
  func count(_ levels: ClosedRange<Int>) -> Int {
    prefectures.values.count { levels.contains($0.level) }
  }
}

extension MapKnowledge {
  /// Reads what is known from the records.
  init(_ records: Records) throws(RecordsError) {
    var known: [MapLesson: [String: Mastery]] = [:]
    for lesson in MapLesson.allCases {
      let masteries = try records.cards(of: lesson.id).map {
        ($0.id.item, $0.card.isLearned ? Mastery.learned : .begun)
      }
      known[lesson] = Dictionary(masteries) { first, _ in first }
    }
    self.init(known)
  }
}
