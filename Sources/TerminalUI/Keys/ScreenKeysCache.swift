/// The keys of the types of screens shown so far, which are made and checked once for each type.
///
/// A list, because a program has few types, and a dictionary would make more types of its own when
/// the program starts.
final class ScreenKeysCache {
  private var tables: [(type: ObjectIdentifier, table: AnyObject)] = []

  /// The keys of a type of screens, with a remapping, which is the same at each call.
  ///
  /// - Precondition: They have no mistakes.
  func keys<Content: Screen>(
    of screen: Content.Type, remappedBy remapping: KeyRemapping
  ) -> Keys<Content> {
    let type = ObjectIdentifier(screen)
    for known in tables where known.type == type {
      if let table = known.table as? ScreenKeyTable<Content> { return table.keys }
    }
    let declared = Content.keys
    // A closure, because generic code would make a key path again for each screen.
    KeyDeclaration.check(declared.bindings.map { $0.declaration }, of: "\(screen)")
    let keys = declared.remapped(by: remapping)
    tables.append((type, ScreenKeyTable(keys)))
    return keys
  }
}

/// The keys of one type of screens.
private final class ScreenKeyTable<Content: Screen> {
  let keys: Keys<Content>

  init(_ keys: Keys<Content>) { self.keys = keys }
}
