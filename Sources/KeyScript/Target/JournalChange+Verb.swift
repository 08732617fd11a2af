import Navigation

extension JournalChange {
  /// What the change did to the path, in one word.
  var verb: String {
    switch (removed.isEmpty, added.isEmpty) {
    case (true, false): "push"
    case (false, true): "pop"
    case (true, true): "move"
    case (false, false): "replace"
    }
  }
}
