public import Navigation
public import StudyCatalog
import TerminalUI

/// The screens of Study, each with its arguments.
public enum StudyRoute: RouteValue {
  /// Subjects, the next lesson, and where the learner lives.
  case home
  /// The lessons of a subject.
  case subject(SubjectID)
  /// The questions of a lesson.
  case lesson(LessonID)
  /// The items of a lesson, with what the learner knows of each.
  case items(LessonID)
  /// The lessons of a subject, to choose one for an exam.
  case exams(SubjectID)
  /// An exam on a lesson.
  case exam(LessonID)
  /// What is due by subject, and in the next seven days.
  case review
  /// A review of all due items.
  case reviewRound
  /// A review of a subject's due items.
  case reviewOf(SubjectID)
  /// The 47 prefectures, as the first step of picking a place.
  case prefectures(for: PlaceRequest)
  /// The municipalities of a prefecture, to pick one.
  case cities(PlaceCode, for: PlaceRequest)
  /// The wards of a designated city, to pick one.
  case wards(PlaceCode, for: PlaceRequest)
  /// The map of the prefectures, with what the learner knows about each.
  case map
  /// The municipalities of a prefecture; if the code is a municipality's, that one has the focus.
  case prefecture(PlaceCode)
  /// The wards of a designated city; if the code is a ward's, that one has the focus.
  case city(PlaceCode)
  /// What the learner has done: streak, days, subjects, and results.
  case record
  /// The results of all rounds.
  case results
  /// The result of a round, by its number.
  case round(Int)
  /// The questions that were answered wrong in a round, asked again.
  case mistakes(ofRound: Int)
  /// The items that the learner keeps forgetting.
  case leeches
  /// The items that the learner keeps forgetting, asked.
  case leechRound
  /// The settings.
  case settings
}

extension StudyRoute {
  /// The kinds of routes, each with the first part of its name.
  public enum Kind: String, CaseIterable, Sendable {
    case home, subject, lesson, items, exams, exam, review
    case reviewRound = "review-round"
    case reviewOf = "review-of"
    case prefectures, cities, wards, map, prefecture, city, record, results, round, mistakes
    case leeches
    case leechRound = "leech-round"
    case settings
  }

  /// The route's name in scripts and journals, such as `cities:23`.
  public var name: String {
    let (kind, argument) = nameParts
    return kind.rawValue + (argument.map { ":\($0)" } ?? "")
  }

  private var nameParts: (kind: Kind, argument: String?) {
    switch self {
    case .home: (.home, nil)
    case .subject(let subject): (.subject, subject.rawValue)
    case .lesson(let lesson): (.lesson, lesson.word)
    case .items(let lesson): (.items, lesson.word)
    case .exams(let subject): (.exams, subject.rawValue)
    case .exam(let lesson): (.exam, lesson.word)
    case .review: (.review, nil)
    case .reviewRound: (.reviewRound, nil)
    case .reviewOf(let subject): (.reviewOf, subject.rawValue)
    case .prefectures: (.prefectures, nil)
    case .cities(let prefecture, _): (.cities, "\(prefecture)")
    case .wards(let city, _): (.wards, "\(city)")
    case .map: (.map, nil)
    case .prefecture(let place): (.prefecture, "\(place)")
    case .city(let place): (.city, "\(place)")
    case .record: (.record, nil)
    case .results: (.results, nil)
    case .mistakes(let number): (.mistakes, "\(number)")
    case .leeches: (.leeches, nil)
    case .leechRound: (.leechRound, nil)
    case .round(let number): (.round, "\(number)")
    case .settings: (.settings, nil)
    }
  }
}

extension StudyRoute {
  /// How the screen shares a wide window.
  ///
  /// Subjects appear beside the lessons of the focused one, and prefectures beside their
  /// municipalities. The lessons of a subject, which have their own items beside them, and rounds
  /// of questions take up the whole window. Beside the map are the municipalities of the prefecture
  /// that has the focus, or the search.
  var paneRole: PaneRole {
    switch self {
    case .home, .prefectures: .list
    case .exams, .cities, .wards, .prefecture, .city, .record, .results, .round,
      .leeches, .settings, .review:
      .detail
    case .map: .overview
    case .subject, .lesson, .items, .exam, .reviewRound, .reviewOf, .mistakes, .leechRound: .full
    }
  }
}

/// A request for a place, which each picker passes on to the next until one returns the place.
public struct PlaceRequest: Hashable, Codable, Sendable {
  /// The question that the place answers, shown by every picker; `nil` if the place is where the
  /// learner lives or one to find on the map.
  public let question: BilingualText?

  /// How far the round of the question is, as in `3 / 10`; `nil` without a question.
  public let progress: BilingualText?

  /// The prefecture that has the focus on the map when the search begins; `nil` if the place is not
  /// one to find on the map. The map follows the search from place to place.
  public let prefectureOnMap: PlaceCode?

  /// The slot that the place is returned to; `nil` if the learner doesn't know the answer.
  public let slot: ReturnSlot<PlaceCode?>

  /// Creates a request for a place.
  public init(
    question: BilingualText? = nil, progress: BilingualText? = nil,
    prefectureOnMap: PlaceCode? = nil, slot: ReturnSlot<PlaceCode?>
  ) {
    self.question = question
    self.progress = progress
    self.prefectureOnMap = prefectureOnMap
    self.slot = slot
  }
}
