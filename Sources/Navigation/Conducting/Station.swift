/// One entry as the conductor knows it: who it is, and whether its screen was made.
struct Station {
  let id: EntryID
  var isCreated = false
}
