extension StudyModel {
  /// What is known of the prefectures.
  var mapKnowledge: MapKnowledge { MapKnowledge(records) }

  /// What the person has done so far.
  var recordOverview: RecordOverview { RecordOverview(records, at: now) }
}
