public import SpacedRepetition
public import StudyCatalog
internal import Files

extension Records {
  /// Whether the file of older versions still has to be imported, which happens only once.
  public func needsImport() throws(RecordsError) -> Bool {
    try setting(.stateImported) == nil
  }

  /// Imports the data that an older version stored in `state.json`, unless that was done before,
  /// and renames that file once everything is on the disk, possibly by a later ``save()``.
  ///
  /// The file contains how often an item was right or wrong in a row, but not on which days. All
  /// these answers therefore count as given on the day of the last visit to the lesson.
  ///
  /// - Parameters:
  ///   - folder: The folder that contains the file; nothing is imported if there is none.
  ///   - today: The day to use for lessons without a visit.
  /// - Throws: ``RecordsError``; the next run tries again. If only part of the file can be read,
  ///   ``takeNotices()`` reports that, and where the file is, once that part is imported.
  public func importState(_ folder: StateFolder, on today: StudyDay) throws(RecordsError) {
    guard FileStatus(at: folder.file) != nil, try needsImport() else { return }
    let reading: StateReading
    do {
      reading = try folder.read()
    } catch {
      throw .stateNotImported(error)
    }
    try make([.importState(reading, today, from: folder)])
  }

  /// Imports a state that was read from a file, which is left alone, such as that of a script.
  ///
  /// - Parameters:
  ///   - reading: The state.
  ///   - today: The day to use for lessons without a visit.
  /// - Throws: ``RecordsError``.
  public func importState(_ reading: StateReading, on today: StudyDay) throws(RecordsError) {
    try make([.importState(reading, today, from: nil)])
  }
}

extension StudyState {
  /// The most answers in a row that are imported, because more of them hardly change anything.
  private static let longestRun = 8

  func importState(on today: StudyDay, into database: Database) throws(DatabaseError) {
    // Another program may have imported it in the meantime.
    guard try database.setting(.stateImported) == nil else { return }
    try SettingName.stateImported.set("1", in: database)
    // What the user has done since then is newer.
    for (name, value) in [
      (SettingName.place, place?.description), (.lastLesson, lastLesson?.description),
    ] {
      if let value, try database.setting(name) == nil { try name.set(value, in: database) }
    }
    let scheduler = try database.scheduler()
    // Of two lessons that share a card, the one that was visited last says how well it is known.
    let visited = lessons.map { ($0.value.lastVisit.map(StudyDay.init) ?? today, $0.key, $0.value) }
      .sorted { ($1.0, "\($0.1)") < ($0.0, "\($1.1)") }
    for (day, lesson, progress) in visited {
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
