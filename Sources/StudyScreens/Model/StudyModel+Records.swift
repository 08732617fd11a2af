import Records

extension StudyModel {
  /// What is known of the prefectures; `nil` if that can't be read.
  var mapKnowledge: MapKnowledge? {
    read { records throws(RecordsError) in try MapKnowledge(records) }
  }

  /// What the person has done so far; `nil` if that can't be read.
  var recordOverview: RecordOverview? {
    let now = now
    return read { records throws(RecordsError) in try RecordOverview(records, at: now) }
  }
}
