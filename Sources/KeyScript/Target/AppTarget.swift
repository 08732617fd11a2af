public import Navigation
public import TerminalCore
public import TerminalFake
public import TerminalUI

/// An app with a fake terminal and a virtual clock, for a player to play.
public final class AppTarget<Route: RouteValue>: ScriptTarget {
  /// The app.
  public let app: App<Route>

  /// The terminal of the app, which keeps the latest frame.
  public let renderer: FakeRenderer

  private let name: (Route) -> String
  /// Changes the behavior of loads; `nil` if nothing can.
  private let load: ((ScriptLoading) -> Void)?

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - app: The app, which must not have been launched.
  ///   - path: The initial routes, root first; `nil` for only the root.
  ///   - mode: The mode to show; by default the first one.
  ///   - settings: The script's settings, of which only those of the terminal and the language are
  ///     used.
  ///   - name: The name of a route in scripts.
  ///   - load: Changes the behavior of loads that start after the call.
  public init(
    _ app: App<Route>, path: [Route]? = nil, in mode: PathID? = nil, settings: ScriptSettings,
    name: @escaping (Route) -> String, load: @escaping (ScriptLoading) -> Void = { _ in }
  ) {
    self.app = app
    self.name = name
    self.load = load
    renderer = FakeRenderer(size: settings.size, keeping: .last)
    app.queue.patience = settings.patience
    app.keepEvents()
    app.launch(path, in: mode, size: settings.size, appearance: Appearance(settings))
    app.queue.runReady()
    draw()
  }

  /// Uses an app that has already been launched, in its current state. It refuses `set load`.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - name: The name of a route in scripts.
  public init(running app: App<Route>, name: @escaping (Route) -> String) {
    self.app = app
    self.name = name
    load = nil
    let frame = app.compose()
    renderer = FakeRenderer(size: frame.size, keeping: .last)
    renderer.show(frame)
  }

  public var now: Duration { app.queue.now }
  public var nextDeadline: Duration? { app.queue.nextDeadline }
  public var pending: [String] { app.pending }
  public var overdueTasks: [String] { app.queue.overdueTasks.map { "the task \($0)" } }
  public var route: String { words(for: app.path) }
  public var mode: String { app.path.id.rawValue }
  public var active: String { app.activeRoute.map(name) ?? "" }
  public var depth: Int { app.path.count }
  public var title: String { app.title }
  public var focusedText: String? { app.focusedText }
  public var copied: String? { app.copied }
  public var leaks: [String] { app.leaks }
  public var exitStatus: Int32? { app.isEnded ? app.exitStatus : nil }
  public var lastJournalRecord: [String]? { app.lastRecord?.words }
  public var frame: Frame { renderer.lastFrame ?? Frame(size: renderer.size) }
  public var frameFromScratch: Frame { app.isEnded ? frame : app.compose() }

  public func route(ofMode mode: String) -> String? {
    app.paths.first { $0.id.rawValue == mode }.map(words)
  }

  private func words(for path: Path<Route>) -> String {
    var words = ""
    // It is asked for at each input.
    for entry in path.entries {
      if !words.isEmpty { words += "/" }
      words += name(entry.route)
    }
    return words
  }

  public func handle(_ event: InputEvent) {
    if case .resize(let size) = event { renderer.size = size }
    app.handle(event)
    draw()
  }

  public func advance(to time: Duration) {
    app.advance(to: time)
    draw()
  }

  public func setLoading(_ loading: ScriptLoading) throws(RefusedSetting) {
    guard let load else {
      throw RefusedSetting(
        .loading, "the app is already running, with loads of its own; leave this out")
    }
    load(loading)
  }

  public func takeLifecycleEvents() -> [String] {
    let (newest, areAll) = app.takeEvents()
    let events = newest.map { "\(name($0.route)) \($0.event.phase)" }
    // A list that lacks older events must not look complete.
    return areAll ? events : ["…"] + events
  }

  public func quit() {
    app.quit()
    draw()
  }

  private func draw() {
    _ = app.takeRequests()
    // As on a terminal, nothing is drawn after the end, when the screens are gone.
    guard !app.isEnded else { return }
    if let frame = app.nextFrame() { renderer.show(frame) }
  }
}

extension Appearance {
  /// The appearance that a script asks for, independent of the machine.
  fileprivate init(_ settings: ScriptSettings) {
    self.init(
      language: settings.language ?? .english, glyphs: settings.glyphs, theme: settings.theme.theme,
      motion: settings.motion)
    adapt(to: settings.isInLineMode ? .lineMode : TerminalTraits(colors: settings.color))
  }
}
