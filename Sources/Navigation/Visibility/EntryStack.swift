/// The entries of one path, without their routes.
@usableFromInline
final class EntryStack {
  /// The identity of the path.
  let path: PathID

  /// The index of the path among the router's paths.
  @usableFromInline let number: Int

  /// The reason to report when the path is first shown; `nil` once it has been.
  var firstAppearance: AppearReason? = .launched

  /// The entries, root first.
  private(set) var entries: [EntryRecord]

  /// The positions of the entries that begin a flow or a sheet, ascending.
  private(set) var flows: [Int] = []

  /// The visible entries, bottom first; empty before launch.
  var visible = EntryIDs.none

  /// The number of sheets among the visible entries.
  var sheetCount = 0

  /// The visible entry that has the keyboard.
  var active: EntryID

  /// Creates a stack of at least one entry.
  init(_ entries: [EntryRecord], path: PathID, number: Int) {
    self.path = path
    self.number = number
    self.entries = entries
    active = entries[entries.count - 1].id
    findFlows(from: 0)
  }

  /// The last entry.
  var top: EntryID { entries[entries.count - 1].id }

  /// Starts over with other entries, before launch.
  func begin(with entries: [EntryRecord]) {
    self.entries = entries
    active = top
    findFlows(from: 0)
  }

  /// The position of an entry; `nil` if it is not in the path. Searches from the top.
  func index(of id: EntryID) -> Int? { entries.lastIndex { $0.id == id } }

  /// The identities of the entries, root first.
  var ids: EntryIDs { EntryIDs(entries.lazy.map(\.id)) }

  /// The position of the first screen of the flow that contains an entry; 0 outside of flows.
  func root(of index: Int) -> Int { flows.last { $0 <= index } ?? 0 }

  /// Changes the entries as a local value, so that the compiler can prove exclusive access and omit
  /// the run-time checks.
  @inline(__always)
  private func changeEntries(_ change: (inout [EntryRecord]) -> Void) {
    var changed: [EntryRecord] = []
    swap(&changed, &entries)
    change(&changed)
    swap(&changed, &entries)
  }

  /// Notes that the screen of an entry was created.
  func create(at index: Int) {
    changeEntries { $0[index].isCreated = true }
  }

  /// Applies an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - flow: The flow that the first new entry begins; `nil` for an ordinary entry.
  /// - Returns: The removed entries that had a screen, top first.
  func apply(_ edit: PathEdit, beginning flow: FlowStart?) -> EntryIDs {
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
      if let flow { entries[edit.kept].flow = flow }
    }
    // An edit that doesn't keep the root may move it up, where it begins a flow if it has a style.
    if flow != nil || !flows.isEmpty || edit.kept == 0 { findFlows(from: edit.kept) }
    return freed
  }

  /// The entry to activate after an edit: a new top, otherwise the one that the edit or going back
  /// leads to, otherwise the one that was active.
  func preferred(after edit: PathEdit?, backTo asker: EntryID?) -> EntryID {
    if edit?.added.last == top { return top }
    return edit?.activated ?? asker ?? active
  }

  /// Finds the flows that begin at or above a position.
  private func findFlows(from start: Int) {
    // A root has nothing below it to be presented over.
    let above = (max(start, 1)..<max(entries.count, 1)).filter { entries[$0].flow != nil }
    flows = flows.filter { $0 < start } + above
  }
}

/// The engine's record of one entry.
@usableFromInline
struct EntryRecord {
  let id: EntryID

  /// Whether the entry's screen has been created.
  var isCreated = false

  /// The flow that the entry begins; `nil` for an ordinary entry.
  var flow: FlowStart?
}

/// How a flow was presented.
struct FlowStart {
  let style: PresentationStyle

  /// The entry that presented it; `nil` if the app did, or an entry of another path.
  let presenter: EntryID?
}
