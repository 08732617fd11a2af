public import Navigation
public import StudyCatalog
import TerminalUI

/// The screens of Study, each with its arguments.
public enum StudyRoute: RouteValue {
  /// Subjects, the person's place, the last lesson.
  case home
  /// The lessons of a subject.
  case subject(SubjectID)
  /// The questions of a lesson.
  case lesson(LessonID)
  /// The lessons of a subject, to choose one for an exam.
  case exams(SubjectID)
  /// An exam about a lesson.
  case exam(LessonID)
  /// What is due, by subject, and in the next days.
  case review
  /// The questions about all that is due.
  case reviewRound
  /// The questions about what is due of a subject.
  case reviewOf(SubjectID)
  /// The 47 prefectures, on the way to a place that is returned.
  case prefectures(for: PlaceRequest)
  /// The municipalities of a prefecture.
  case cities(PlaceCode, for: PlaceRequest)
  /// The wards of a designated city.
  case wards(PlaceCode, for: PlaceRequest)
  /// The map of the prefectures, with what is known of each.
  case map
  /// The municipalities of a prefecture, at one of them if the code is a municipality's.
  case prefecture(PlaceCode)
  /// The wards of a designated city, at one of them if the code is a ward's.
  case city(PlaceCode)
  /// What the person has done: streak, days, subjects, rounds.
  case record
  /// What came out of all rounds.
  case results
  /// What came out of a round, by its number.
  case round(Int)
  /// The questions that were wrong in a round, once more.
  case mistakes(ofRound: Int)
  /// The items that are forgotten again and again.
  case leeches
  /// What the person can set.
  case settings
}

extension StudyRoute {
  /// The route's name in scripts and journals, such as `cities:23`.
  public var name: String {
    switch self {
    case .home: "home"
    case .subject(let subject): "subject:\(subject.rawValue)"
    case .lesson(let lesson): "lesson:\(lesson.word)"
    case .exams(let subject): "exams:\(subject.rawValue)"
    case .exam(let lesson): "exam:\(lesson.word)"
    case .review: "review"
    case .reviewRound: "review-round"
    case .reviewOf(let subject): "review-of:\(subject.rawValue)"
    case .prefectures: "prefectures"
    case .cities(let prefecture, _): "cities:\(prefecture)"
    case .wards(let city, _): "wards:\(city)"
    case .map: "map"
    case .prefecture(let place): "prefecture:\(place)"
    case .city(let place): "city:\(place)"
    case .record: "record"
    case .results: "results"
    case .mistakes(let number): "mistakes:\(number)"
    case .leeches: "leeches"
    case .round(let number): "round:\(number)"
    case .settings: "settings"
    }
  }
}

extension StudyRoute {
  /// How the screen shares a wide window: subjects beside their lessons, prefectures beside their
  /// cities, the map and a lesson alone.
  var paneRole: PaneRole {
    switch self {
    case .home, .prefectures: .list
    case .subject, .exams, .cities, .wards, .prefecture, .city, .record, .results, .round,
      .leeches, .settings, .review:
      .detail
    case .map, .lesson, .exam, .reviewRound, .reviewOf, .mistakes: .full
    }
  }
}

/// A request for a place, which the pickers pass on until they return one.
public struct PlaceRequest: Hashable, Codable, Sendable {
  /// The question that the place answers, shown by every picker; `nil` to ask where the person
  /// lives.
  public let question: BilingualText?

  /// The slot for the place.
  public let slot: ReturnSlot<PlaceCode>

  /// Asks for a place.
  public init(question: BilingualText? = nil, slot: ReturnSlot<PlaceCode>) {
    self.question = question
    self.slot = slot
  }

  /// Whether a designated city leads on to its wards. In a lesson, the city is the answer.
  var wantsWards: Bool { question == nil }
}
