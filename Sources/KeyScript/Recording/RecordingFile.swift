public import Files
public import TerminalCore
public import TerminalUI

/// A script that records a program at a terminal while it runs, event by event, so that a crash
/// leaves behind the script that caused it.
///
/// ```swift
/// makeApp().run(
///   RunOptions(
///     recording: { try RecordingFile($0, of: $1) }, arguments: CommandLine.arguments.dropFirst()))
/// ```
///
/// The option `--record FILE` of this program opens the file.
///
/// Ctrl-] isn't passed to the program: it opens a menu in the last row, which writes into the
/// script what was visible then, or a note. The file is opened at once, but written only when an
/// event arrives, so that a recording without events changes nothing.
public final class RecordingFile: EventRecording {
  /// The contents of the header; its size becomes that of the first frame.
  package var settings: ScriptSettings

  private let beginning: Beginning
  private let recorder: Recorder
  private let file: OutputFile
  private var hasBegun = false
  private var menu = RecordingMenu()

  /// Opens the file for a program that looks as given.
  ///
  /// The header contains the size and the language, and glyphs and motion other than the default.
  /// After it, the mode in which the program starts is expected, unless that is the first one, and
  /// the route, unless that is a root.
  ///
  /// - Parameters:
  ///   - path: The file to write.
  ///   - appearance: The appearance of the program at its start.
  ///   - isReplacing: Whether an existing file may be replaced.
  /// - Throws: `FileError` with `EEXIST` if the file exists, or another if it can't be opened.
  public convenience init(
    _ path: String, of appearance: Appearance, replacing isReplacing: Bool = false
  ) throws(FileError) {
    var settings = ScriptSettings(file: path)
    (settings.language, settings.motion) = (appearance.language, appearance.motion)
    settings.glyphs = appearance.glyphs
    self.init(
      try OutputFile(path, replacing: isReplacing, growing: true), settings, isBrief: true)
  }

  /// Prepares a recording.
  ///
  /// - Parameters:
  ///   - file: The file to write.
  ///   - settings: The contents of the header, except for the size.
  ///   - isBrief: Whether the header omits what a test app has by default or by other means.
  ///   - tell: Called once if something can't be written. Nothing more is written after that.
  package init(
    _ file: OutputFile, _ settings: ScriptSettings, isBrief: Bool = false,
    tell: @escaping (FileError) -> Void = { _ in }
  ) {
    self.file = file
    self.settings = settings
    beginning = isBrief ? .briefHeader : .header
    recorder = Recorder(growing: file.growth(orTell: tell)) { file.write($0, orTell: tell) }
  }

  /// Prepares a recording that begins with the lines of a script.
  ///
  /// - Parameters:
  ///   - file: The file to write.
  ///   - script: The script, which was played until now.
  ///   - line: The line of the script before which the play stopped, from 1; `nil` for its end.
  ///   - time: The time on the clock of the play.
  package init(
    _ file: OutputFile, continuing script: Script, before line: Int?, at time: Duration
  ) {
    self.file = file
    settings = script.settings
    let lines = script.lines.prefix { $0.span.lines.lowerBound < line ?? .max }
    beginning = .lines(Script(file: script.file, lines: Array(lines)))
    recorder = Recorder(from: time, growing: file.growth { _ in }) { file.write($0) }
  }

  /// Whether the script doesn't tell where the program starts.
  private var isBrief: Bool { if case .briefHeader = beginning { true } else { false } }

  /// What comes before the first event.
  private enum Beginning {
    /// A header with all settings.
    case header
    /// A header without what a test app has by default or by other means.
    case briefHeader
    /// The lines that were played.
    case lines(Script)
  }

  /// Writes what comes before the first event, which arrives on a route of a mode at a time. The
  /// mode is `nil` if it is the first one.
  private func begin(_ size: Size, on route: String, in mode: String?, at time: Duration) {
    hasBegun = true
    (settings.size, recorder.size) = (size, size)
    switch beginning {
    case .header: recorder.begin(settings.directives)
    case .briefHeader: recorder.begin(settings.briefDirectives)
    case .lines(let script):
      // Before the line with the version, nothing was played.
      let isBare = script.lines.allSatisfy { $0.directive == nil }
      file.write(script.text + (isBare ? Directive.header(.version).text + "\n" : ""))
    }
    // A play that starts elsewhere then says so, instead of pressing keys on other screens.
    let starts = [mode.map(Expectation.mode), route.contains("/") ? .route(route) : nil]
    let checks = starts.compactMap(\.self).map { Directive.check(.expect($0, within: nil)) }
    if isBrief { recorder.write(checks, at: time) }
  }

  public var failure: (any Error)? { file.failure }

  /// The reason that not everything was written; `nil` if it was.
  package var fileFailure: FileError? { file.failure }

  public func record(
    _ event: InputEvent, at time: Duration, showing screen: RecordedScreen
  ) -> Bool {
    if !hasBegun { begin(screen.frame.size, on: screen.route, in: screen.mode, at: time) }
    switch menu.handle(event, at: time, showing: screen) {
    case .passed:
      recorder.record([event], at: time)
      return true
    case .taken: return false
    case .chosen(let directive, let time):
      recorder.write([directive], at: time)
      if file.failure != nil { menu.close() }
      return false
    }
  }

  public func record(_ session: RecordedSession) {
    var rest = session.events[...]
    let start = rest.first?.time ?? session.end
    begin(session.size, on: session.route, in: session.mode, at: start)
    while let first = rest.first {
      let together = rest.prefix { $0.time == first.time }
      recorder.record(together.map(\.event), at: first.time)
      rest = rest.dropFirst(together.count)
    }
    recorder.write([], at: session.end)
    file.finish()
  }

  public var takesInput: Bool { menu.isOpen }

  public func prompt(in size: Size) -> TerminalPrompt? { menu.prompt(in: size) }

  public func end(at time: Duration) {
    if hasBegun { recorder.quit(at: time) }
    file.finish()
  }
}

extension OutputFile {
  /// Lets the last line grow, and tells if that can't be written; `nil` for a pipe or the like.
  fileprivate func growth(orTell tell: @escaping (FileError) -> Void) -> Recorder.Growth? {
    guard canReplace else { return nil }
    return { [self] line, longer in
      guard failure == nil else { return }
      replace(line, with: longer)
      if let failure { tell(failure) }
    }
  }

  /// Writes a text unless something couldn't be written before, and tells the first failure.
  fileprivate func write(_ text: String, orTell tell: (FileError) -> Void) {
    guard failure == nil else { return }
    write(text)
    if let failure { tell(failure) }
  }
}
