/// The entries of one path, as the engine knows them.
@usableFromInline
final class EntryStack {
  /// The identity of the path.
  let path: PathID

  /// Its place among the paths of the router.
  @usableFromInline let number: Int

  /// Why it appears when it is shown for the first time; `nil` once it was.
  var firstAppearance: AppearReason? = .launched

  /// The entries, root first.
  private(set) var entries: [EntryRecord]

  /// The positions of the entries that begin a flow, ascending.
  private(set) var flows: [Int] = []

  /// The visible entries, bottom first; none before launch.
  var visible = EntryIDs.none

  /// How many of the visible entries are sheets over the others.
  var sheetCount = 0

  /// The visible entry that has the keyboard.
  var active: EntryID

  /// Creates a stack of one entry at least.
  init(_ entries: [EntryRecord], path: PathID, number: Int) {
    self.path = path
    self.number = number
    self.entries = entries
    active = entries[entries.count - 1].id
    findFlows(from: 0)
  }

  /// The last entry.
  var top: EntryID { entries[entries.count - 1].id }

  /// Begins again with other entries, before launch.
  func begin(with entries: [EntryRecord]) {
    self.entries = entries
    active = top
    findFlows(from: 0)
  }

  /// The position of an entry. Searches from the top.
  func index(of id: EntryID) -> Int? { entries.lastIndex { $0.id == id } }

  /// The identities of the entries, root first.
  var ids: EntryIDs { EntryIDs(entries.lazy.map(\.id)) }

  /// The position of the first screen of the flow that an entry is in; 0 outside of flows.
  func root(of index: Int) -> Int { flows.last { $0 <= index } ?? 0 }

  /// Changes the entries as a local value, so that the compiler can prove exclusive access and
  /// omits the checks at run time.
  @inline(__always)
  private func changeEntries(_ change: (inout [EntryRecord]) -> Void) {
    var changed: [EntryRecord] = []
    swap(&changed, &entries)
    change(&changed)
    swap(&changed, &entries)
  }

  /// Notes that the screen of an entry is created.
  func create(at index: Int) {
    changeEntries { $0[index].isCreated = true }
  }

  /// Applies an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - presentation: How the first new entry is presented, if it is.
  /// - Returns: The entries that went and had a screen, top first.
  func apply(_ edit: PathEdit, presenting presentation: PresentationStyle?) -> EntryIDs {
    var freed = EntryIDs.none
    var moved: [EntryID: EntryRecord] = [:]
    changeEntries { entries in
      while entries.count > edit.kept {
        let entry = entries.removeLast()
        if edit.moves(entry.id) {
          moved[entry.id] = entry
        } else if entry.isCreated {
          freed.append(entry.id)
        }
      }
      for id in edit.tail { entries.append(moved[id] ?? EntryRecord(id: id)) }
      if let presentation { entries[edit.kept].presentation = presentation }
    }
    // An edit that does not keep the root may move it up, where it begins a flow if it has a style.
    if presentation != nil || !flows.isEmpty || edit.kept == 0 { findFlows(from: edit.kept) }
    return freed
  }

  /// The entry that is to be active after an edit: a new top, else what the edit or going back leads
  /// to, else the one that was.
  func preferred(after edit: PathEdit?, backTo asker: EntryID?) -> EntryID {
    if edit?.added.last == top { return top }
    return edit?.activated ?? asker ?? active
  }

  /// Finds the flows that begin at a position or above it.
  private func findFlows(from start: Int) {
    // At the root there is nothing to present it over.
    let above = (max(start, 1)..<max(entries.count, 1)).filter { entries[$0].presentation != nil }
    flows = flows.filter { $0 < start } + above
  }
}

/// The engine's data about one entry.
@usableFromInline
struct EntryRecord {
  let id: EntryID

  /// Whether its screen has been created.
  var isCreated = false

  /// How it is presented, if it was asked for as a flow of its own.
  var presentation: PresentationStyle?
}
