import Navigation

/// An entry of a path that is wanted: one that is there, or a new one.
struct Planned: Hashable {
  let id: EntryID?
  let page: String

  init(_ page: String) {
    id = nil
    self.page = page
  }

  init(_ entry: Entry<String>) {
    id = entry.id
    page = entry.route
  }

  /// The path of a batch. Places that are not there, and places said twice, are left out; so that
  /// something is left, the root is kept when all are.
  static func batch(_ text: String, of all: [Planned]) -> [Planned] {
    var batch: [Planned] = []
    for word in text.split(separator: " ") {
      guard let place = Int(word) else {
        batch.append(Planned(String(word)))
        continue
      }
      if place < all.count, !batch.contains(all[place]) { batch.append(all[place]) }
    }
    return batch.isEmpty ? [all[0]] : batch
  }
}

extension [Entry<String>] {
  var planned: [Planned] { map { Planned($0) } }
}
