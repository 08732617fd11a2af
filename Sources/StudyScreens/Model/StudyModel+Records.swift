import Records
import SpacedRepetition

extension StudyModel {
  /// What is known of the prefectures.
  var mapKnowledge: MapKnowledge { MapKnowledge(records) }

  /// What the person has done so far.
  var recordOverview: RecordOverview { RecordOverview(records, at: now) }

  /// The time of the wall clock.
  var now: LocalTime {
    LocalTime(milliseconds: (StudyDay(today()).number * 24 + 12) * 3_600_000, minutesEast: 0)
  }
}
