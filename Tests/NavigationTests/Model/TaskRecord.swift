import Navigation

/// One start of one task in the model.
struct TaskRecord {
  var serial: Int
  let entry: EntryID
  let id: String
  let work: Work
  let scope: TaskScope
  /// When it ends; none while it waits for its entry to be on show.
  var due: Duration?
  var isWanted = true
}

/// How often a screen's tasks were started, until none runs.
struct Load {
  var waves = 0
  var tasks = 0
  var cancelled = 0
}
