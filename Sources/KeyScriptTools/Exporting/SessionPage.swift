import KeyScript
import TerminalCore
import TerminalUI

extension SessionFrames {
  /// The session as a web page, which any browser plays by itself, without loading anything else.
  ///
  /// Equal rows are written once, however many frames have them.
  public var html: String {
    let title = settings.file.split(separator: "/").last.map(String.init) ?? ""
    let attribute = language.map { " lang=\(XMLText.quoted($0.rawValue))" } ?? ""
    let end = milliseconds(shown.last?.time ?? .zero)
    return """
      <!DOCTYPE html>
      <html\(attribute)>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(XMLText.escaped(title.visible))</title>
      <style>
      :root { background: \(SVGColors.background(background)); \
      color: \(SVGColors.foreground(background)) }
      \(Self.pageStyle)
      </style>
      \(ScreenPicture.opening(1, 1).dropLast()) role="img" aria-label=\(XMLText.quoted(title))>
      \(definitions)
      <g id="rows"></g>
      </svg>
      <nav>
      <button id="play" aria-label="Play or pause"></button>
      <input id="time" type="range" min="0" max="\(end)" aria-label="Time">
      <output id="clock"></output>
      </nav>
      <script>
      const frames = \(JSONText.list(shown.map(value)));
      const end = \(end), rowHeight = \(ScreenPicture.cellHeight);
      \(Self.pagePlayer)
      </script>

      """
  }

  /// A frame as the player reads it: its time, its width and its rows.
  private func value(of shown: Shown) -> String {
    JSONText.list([
      milliseconds(shown.time), "\(shown.size.columns * ScreenPicture.cellWidth)",
      JSONText.list(shown.rows.map(String.init)),
    ])
  }

  /// A time in milliseconds, to a thousandth.
  private func milliseconds(_ time: Duration) -> String {
    let (whole, rest) = time.count(of: .microseconds(1)).quotientAndRemainder(dividingBy: 1_000)
    return rest == 0 ? "\(whole)" : "\(Double(whole) + Double(rest) / 1_000)"
  }
}
