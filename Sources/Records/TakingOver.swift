public import SpacedRepetition
public import StudyCatalog
internal import Files

extension Records {
  /// Whether the file of older programs still has to be taken over, which is so only once.
  public func needsTakingOver() throws(RecordsError) -> Bool {
    try setting(.takenOver) == nil
  }

  /// Takes over what an older program has kept in `state.json`, unless that was done before, and gives
  /// that file another name once everything is on the disk, be it by a later ``save()``.
  ///
  /// The file says how often an item was right or wrong in a row, but not on which days. So all
  /// of these answers count as given on the day of the last visit to the lesson.
  ///
  /// - Parameters:
  ///   - folder: The folder with the file; nothing is taken over if there is none.
  ///   - today: The day that counts for lessons without a visit.
  /// - Throws: ``RecordsError``; it will be tried again by the next run. If only a part of the file can
  ///   be read, ``takeNotices()`` says so, and where the file is, once that part is taken over.
  public func takeOver(_ folder: StateFolder, on today: StudyDay) throws(RecordsError) {
    guard FileStatus(at: folder.file) != nil, try needsTakingOver() else { return }
    let reading: StateReading
    do {
      reading = try folder.read()
    } catch {
      throw .stateNotTakenOver(error)
    }
    try make(.takeOver(reading, today, from: folder))
  }

  /// Takes over a state that was read from a file which stays as it is, such as that of a script.
  ///
  /// - Parameters:
  ///   - reading: The state.
  ///   - today: The day that counts for lessons without a visit.
  /// - Throws: ``RecordsError``.
  public func takeOver(_ reading: StateReading, on today: StudyDay) throws(RecordsError) {
    try make(.takeOver(reading, today, from: nil))
  }
}

extension StudyState {
  /// The most answers of a run that are taken over: more of them hardly change anything.
  private static let longestRun = 8

  func takeOver(on today: StudyDay, into database: Database) throws(DatabaseError) {
    // Another program may have done it meanwhile.
    guard try database.setting(.takenOver) == nil else { return }
    try SettingName.takenOver.set("1", in: database)
    // What the person has done since then is newer.
    for (name, value) in [
      (SettingName.place, place?.description), (.lastLesson, lastLesson?.description),
    ] {
      if let value, try database.setting(name) == nil { try name.set(value, in: database) }
    }
    let scheduler = try database.scheduler()
    for (lesson, progress) in lessons {
      let day = progress.lastVisit.map(StudyDay.init) ?? today
      for (item, run) in progress.runs where run != 0 {
        let id = CardID(lesson: lesson, item: item)
        guard try database.card(id) == nil else { continue }
        var card: Card?
        for _ in 0..<min(abs(run), Self.longestRun) {
          card = scheduler.card(card, after: run > 0 ? .good : .again, on: day)
        }
        if let card { try database.replace(id, nil, card) }
      }
      try database.run(
        """
        INSERT INTO lessons VALUES(?1, 0, 0, ?2, NULL) ON CONFLICT(lesson) DO UPDATE SET \
        best = max(ifnull(best, ?2), ifnull(?2, best))
        """, .text(lesson.description), .optional(progress.bestScore))
    }
  }
}
