import ScreenStack

/// What a folder holds. Where there is room, what is opened from it stands beside it.
struct FolderScreen: Screen, SavedScreen {
  typealias Route = Place

  let folder: Folder
  let words: Words

  /// The entries, or `nil` until the folder has been read.
  private var entries: [FileEntry]?
  private var focused: FileEntry?

  /// The beginning of what has the focus, to look at before it is open.
  private var beginning: Beginning?

  private var problem: (any Error)?
  private var showsHidden = false

  init(path: String, words: Words) { (folder, self.words) = (Folder(path: path), words) }

  // The choices survive the program; what is on the disk is read again.
  var saved: Bool {
    get { showsHidden }
    set { showsHidden = newValue }
  }

  static var keys: Keys<Self> {
    KeyBinding("r", \.words.rename, if: \.hasFocus, actsOnFocus: true) { screen, context in
      screen.rename(in: context)
    }
    KeyBinding("d", \.words.delete, if: \.hasFocus, actsOnFocus: true) { screen, context in
      screen.askToDelete(in: context)
    }
    KeyBinding(".", \.words.hiddenFiles) { screen, context in
      screen.showsHidden.toggle()
      screen.load(in: context)
    }
    KeyBinding("f5", \.words.readAgain) { screen, context in screen.load(in: context) }
  }

  var hasFocus: Bool { focused != nil }

  var title: String {
    folder.path == "/" ? "/" : String(folder.path.split(separator: "/").last ?? "/")
  }

  var body: some View<Self> {
    if let problem {
      Text(words.problem(problem))
      Row(words.tryAgain).onSelect { screen, context in screen.load(in: context) }
    } else {
      Panel(folder.path, footer: entries.map { words.entries($0.count) } ?? "") {
        ScrollView {
          if entries == nil { Loading(words.readingFolder) }
          RowList(entries ?? []) { Row($0.name, detail: words.detail(of: $0.kind)) }
            .id(\.name)
            .onSelect { entry, screen, context in screen.open(entry, in: context) }
            .onFocus { entry, screen, _ in screen.focused = entry }
            .onChange(of: \.focused, after: .milliseconds(100)) { $0.readBeginning(in: $1) }
        }
      }
    }
  }

  /// What has the focus, beside the list as it will be when it is open.
  func preview(of row: String?, in area: Size) -> [Row<Self>] {
    switch beginning {
    case .folder(let entries):
      entries.prefix(area.rows).map { Row($0.name, detail: words.detail(of: $0.kind)).unnumbered() }
    case .file(.text(let text)):
      text.split(separator: "\n", omittingEmptySubsequences: false).prefix(area.rows)
        .map { Row("\($0)").wrapped().unnumbered() }
    case .file(.binary(let bytes)): [Row(words.noText(bytes)).unnumbered()]
    case nil: []
    }
  }

  /// The row of what is open beside the list.
  func row(opening place: Place) -> String? {
    let name = place.path.split(separator: "/").last.map { "\($0)" }
    return name.flatMap { folder.path(of: $0) == place.path ? $0 : nil }
  }

  mutating func start(in context: Context<Self>) { load(in: context) }
}

// MARK: - What the screen does

extension FolderScreen {
  /// Reads the folder, and then moves the focus to an entry if one is named.
  private func load(focusing name: String? = nil, in context: Context<Self>) {
    context.task("load") { [folder, showsHidden] in
      try folder.entries(hidden: showsHidden)
    } then: { screen, result, context in
      switch result {
      case .success(let entries):
        (screen.entries, screen.problem) = (entries, nil)
        if entries.isEmpty { screen.focused = nil }
        if let name { context.focus(name) }
      case .failure(let error): screen.problem = error
      }
    }
  }

  private mutating func readBeginning(in context: Context<Self>) {
    guard let place = focused?.place else { return beginning = nil }
    context.task("beginning") { [showsHidden] in
      switch place {
      case .folder(let path): Beginning.folder(try Folder(path: path).entries(hidden: showsHidden))
      case .file(let path): Beginning.file(try FileContent(path: path))
      }
    } then: { screen, result in
      screen.beginning = try? result.get()
    }
  }

  private func open(_ entry: FileEntry, in context: Context<Self>) {
    if let place = entry.place {
      context.push(place)
    } else {
      context.present(words.message(words.nothingToOpen))
    }
  }

  private func askToDelete(in context: Context<Self>) {
    guard let entry = focused else { return }
    context.present(words.deletion(of: entry.name)) { screen, isAgreed, context in
      guard isAgreed else { return }
      screen.change(in: context) { try $0.delete(entry.name) }
    }
  }

  private func rename(in context: Context<Self>) {
    guard let entry = focused else { return }
    context.prompt(words.newName(for: entry.name), text: entry.name) { screen, name, context in
      guard let name else { return }
      screen.change(focusing: name, in: context) { try $0.rename(entry.name, to: name) }
    }
  }

  /// Changes the folder in the background, then reads it again and moves the focus to an entry if
  /// one is named. What stands beside the folder is closed, since it may have gone.
  private func change(
    focusing name: String? = nil, in context: Context<Self>,
    _ change: @escaping @Sendable (Folder) throws -> Void
  ) {
    context.task("change") { [folder] in
      try change(folder)
    } then: { screen, result, context in
      switch result {
      case .success: context.pop(to: context.entry)
      case .failure(let error):
        context.present(screen.words.message(screen.words.problem(error)))
      }
      screen.load(focusing: name, in: context)
    }
  }
}

/// What is seen of a folder or a file before it is open.
private enum Beginning: Sendable {
  case folder([FileEntry])
  case file(FileContent)
}
