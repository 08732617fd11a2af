public import KeyScript
import TerminalCore
public import TerminalLines

/// Keeps what line mode writes during a play, with each input in the place of a typed line.
///
/// It needs a player with `Player.isInLineMode`; otherwise, frames have nothing to be read.
public final class LineModeTranscript: FrameWatcher {
  private let words: LineWords
  private let translations: [String: LineWords]
  private var lineMode: LineModePlay

  /// Creates a watcher.
  ///
  /// - Parameters:
  ///   - words: The texts of line mode itself.
  ///   - translations: The texts for screens in other languages, by their tag.
  public init(words: LineWords = .english, translations: [String: LineWords] = [:]) {
    self.words = words
    self.translations = translations
    lineMode = LineModePlay(words: words, translations: translations)
  }

  /// What was written in the last play.
  public var text: String { lineMode.text }

  public func begin(_ settings: ScriptSettings) {
    lineMode = LineModePlay(words: words, translations: translations)
  }

  public func willSend(_ input: Directive.Input) {
    lineMode.respond(with: Directive.input(input).text)
  }

  public func see(_ shown: ShownFrame) { lineMode.show(shown.frame) }

  public func end(at time: Duration, status: Int32?) { lineMode.write() }
}
