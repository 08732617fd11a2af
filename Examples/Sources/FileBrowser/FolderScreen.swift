import ScreenStack

/// What a folder holds. Where there is room, what is opened from it stands beside it.
struct FolderScreen: Screen, SavedScreen {
  typealias Route = Place

  let folder: Folder
  private var entries: [FileEntry] = []
  private var focused: FileEntry?
  private var problem: String?
  private var showsHidden = false

  init(path: String) { folder = Folder(path: path) }

  // The choices survive the program; what is on the disk is read again.
  var saved: Bool {
    get { showsHidden }
    set { showsHidden = newValue }
  }

  static var keys: Keys<Self> {
    KeyBinding("r", "rename", if: \.hasFocus, actsOnFocus: true) { screen, context in
      screen.rename(in: context)
    }
    KeyBinding("d", "delete", if: \.hasFocus, actsOnFocus: true) { screen, context in
      screen.askToDelete(in: context)
    }
    KeyBinding(".", "hidden files") { screen, context in
      screen.showsHidden.toggle()
      screen.load(in: context)
    }
    KeyBinding("f5", "read again") { screen, context in screen.load(in: context) }
  }

  var hasFocus: Bool { focused != nil }

  var title: String {
    folder.path == "/" ? "/" : String(folder.path.split(separator: "/").last ?? "/")
  }

  var body: some View<Self> {
    if let problem {
      Text(problem)
      Row("Try again").onSelect { screen, context in screen.load(in: context) }
    } else {
      Panel(folder.path, footer: "\(entries.count) entries") {
        ScrollView {
          if entries.isEmpty { Loading("reading the folder...") }
          RowList(entries) { Row($0.name, detail: $0.detail) }
            .id(\.name)
            .onSelect { entry, screen, context in screen.open(entry, in: context) }
            .onFocus { entry, screen, _ in screen.focused = entry }
        }
      }
    }
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
      case .failure(let error): screen.problem = error.words
      }
    }
  }

  private func open(_ entry: FileEntry, in context: Context<Self>) {
    if let place = entry.place {
      context.push(place)
    } else {
      context.present(Dialog("There is nothing to open here.", choices: ["Close"]))
    }
  }

  private func askToDelete(in context: Context<Self>) {
    guard let entry = focused else { return }
    let question = Dialog("Delete “\(entry.name)”?", choices: ["Delete", "Keep it"], focused: 1)
    context.present(question) { screen, choice, context in
      guard choice == 0 else { return }
      screen.change(in: context) { try $0.delete(entry.name) }
    }
  }

  private func rename(in context: Context<Self>) {
    guard let entry = focused else { return }
    context.prompt("New name for “\(entry.name)”", text: entry.name) { screen, name, context in
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
      case .failure(let error): context.present(Dialog(error.words, choices: ["Close"]))
      }
      screen.load(focusing: name, in: context)
    }
  }
}
