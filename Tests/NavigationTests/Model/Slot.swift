import Navigation

/// An asking of the model: who asked, under which number, and which entry is to answer.
struct Slot {
  let number: UInt64
  /// Its place among all requests ever; none where nobody awaits it, as after a restart.
  var place: Int?
  let owner: EntryID
  var asked: EntryID?

  var description: String { "\(owner).answer/\(number)" }
}

/// How an asking ended, and who is to be told.
struct News {
  let owner: EntryID
  let outcome: String
}
