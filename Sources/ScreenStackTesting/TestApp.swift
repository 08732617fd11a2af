public import Navigation
public import TerminalCore
public import TerminalUI

/// An app without a real terminal, with a clock that only the test advances, for Swift Testing.
///
/// ```swift
/// let stage = TestApp(app, size: Size(columns: 40, rows: 10))
/// await stage.settle()
/// stage.press("down", "enter")
/// #expect(stage.title == "Colors")
/// ```
///
/// Failures are recorded as issues of the test at the caller's line, with a picture of the screen.
/// Asynchronous methods suspend the test while the tasks of screens wait for something outside the
/// program; the others never wait for it.
public final class TestApp<Route: RouteValue>: Sendable {
  /// The app.
  public let app: App<Route>

  /// Language, glyphs, theme and motion of the app.
  var appearance: Appearance { app.appearance }

  /// How long to wait, in real time, for tasks that wait for something outside the program.
  let patience: Duration

  /// The mouse, whose button stays down from one input to the next.
  let mouse = SharedMouse()

  /// The name of a route in scripts and events.
  let name: @Sendable (Route) -> String

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - app: The app, which must not have been launched.
  ///   - path: The initial routes, root first; `nil` or none for only the root.
  ///   - mode: The mode of these routes, or the mode to show; `nil` for the one whose root begins
  ///     the routes, or else for the first one.
  ///   - saved: The state in which an earlier run ended, to continue from; `nil` to start anew.
  ///     With it, there are no initial routes, and the mode is the one that was shown then.
  ///   - size: The size of the screen, in cells.
  ///   - appearance: Language, glyphs, theme, and motion.
  ///   - patience: How long asynchronous methods wait, in real time, for tasks that wait for
  ///     something outside the program.
  ///   - name: The name of a route in scripts and events.
  public init(
    _ app: App<Route>, at path: [Route]? = nil, in mode: PathID? = nil,
    restoring saved: SavedPath<Route>? = nil, size: Size = Size(columns: 80, rows: 24),
    appearance: Appearance = Appearance(), patience: Duration = .seconds(10),
    naming name: @escaping @Sendable (Route) -> String = { "\($0)" }
  ) {
    self.app = app
    self.patience = patience
    self.name = name
    app.keepEvents()
    if let saved {
      app.launch(restoring: saved, size: size, appearance: appearance)
    } else {
      let path = path.flatMap { $0.isEmpty ? nil : $0 }
      app.launch(path, in: mode, size: size, appearance: appearance)
    }
    app.queue.runReady()
  }

  /// The app as seen by a script player.
  var target: AppTarget<Route> { AppTarget(running: app, name: name) }
}

// MARK: - Inspecting the screen

extension TestApp {
  /// The screen with its cells and its cursor, which prints as a picture.
  public var frame: Frame { app.compose() }

  /// The rows of the screen, from the top, without trailing spaces.
  public var lines: [String] {
    frame.lines.map { line in
      let end = line.lastIndex { $0 != " " }
      return end.map { String(line[...$0]) } ?? ""
    }
  }

  /// The screen as text: its ``lines`` with line feeds between them.
  public var text: String { lines.joined(separator: "\n") }

  /// The text of the focused row or control; `nil` if nothing is focused.
  public var focusedText: String? { app.focusedText }

  /// The routes of the visible path, root first.
  public var path: [Route] { app.path.routes }

  /// The title of the top screen.
  public var title: String { app.title }

  /// The titles of all screens, root first.
  public var titles: [String] { app.titles }

  /// The text most recently copied by a screen; `nil` if there is none.
  public var copied: String? { app.copied }

  /// Whether the program is over.
  public var isEnded: Bool { app.isEnded }

  /// The screens and tasks that outlive their entries, and ``violations``, in words; empty if all
  /// is well.
  public var leaks: [String] { app.leaks }

  /// Descriptions of lifecycle events that violate the contract; empty if all is well.
  public var violations: [String] { app.violations }

  /// Mistakes in screens that the program can live with, such as two views of one name; empty if
  /// all is well.
  public var mistakes: [String] { app.mistakes }

  /// Returns the lifecycle events since the previous call, oldest first, such as `home willAppear`.
  ///
  /// At most the newest 1,000 are returned, after `…`. A script removes those that it expects.
  public func takeEvents() -> [String] { target.takeLifecycleEvents() }
}

extension TestApp: CustomStringConvertible {
  /// The picture of the screen.
  public var description: String { frame.description }
}
