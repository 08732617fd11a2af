import TerminalCore
import TerminalUI

extension SessionFrames {
  /// How long a picture shows the last frame before it begins again.
  private static let rest = Duration.seconds(3)

  /// The session as an SVG picture that plays by itself, again and again, wherever a page shows it.
  ///
  /// CSS moves the rows, without a script, which an `img` of a page would not run. The last screen
  /// is shown where nothing plays, and to those who prefer less motion. Equal rows are written
  /// once, and a row takes space only when it changes.
  ///
  /// The picture is as large as the largest frame. It doesn't play if nothing changes, and is empty
  /// if there is no frame.
  public var animatedSVG: String {
    let frames = shown
    let columns = frames.map(\.size.columns).max() ?? 0
    let rows = (0..<(frames.map(\.size.rows).max() ?? 0)).map {
      AnimatedRow($0, of: self, columns: columns)
    }
    guard let last = frames.last, rows.contains(where: \.isAnimated) else {
      return lastPicture?.svg ?? ""
    }
    let end = AnimatedRow.milliseconds(last.time + Self.rest)
    let (width, height) = (
      columns * ScreenPicture.cellWidth, rows.count * ScreenPicture.cellHeight
    )
    return """
      \(ScreenPicture.opening(width, height))
      <style>
      @media (prefers-reduced-motion: no-preference) {
      .row { animation: \(end)ms step-end infinite }
      }
      \(rows.compactMap { $0.keyframes(upTo: end) }.joined(separator: "\n"))
      </style>
      \(definitions)
      \(ScreenPicture.area(width, height, background))
      \(rows.compactMap(\.element).joined(separator: "\n"))
      </svg>

      """
  }
}

/// What an animated picture shows at the place of a row.
///
/// All contents stand side by side, and the row moves until the right one is in the picture. The
/// last one is there without a move.
private struct AnimatedRow {
  /// The number of the row in the picture.
  private let place: Int
  /// The width of the picture, in SVG user units.
  private let width: Int
  /// Each new content, with the time in milliseconds at which it comes; `nil` for nothing.
  private var changes: [(time: Int, content: Int?)] = []
  /// The different contents, from left to right.
  private var contents: [Int?] = []
  /// The index in ``contents`` of each.
  private var indices: [Int?: Int] = [:]

  /// A time in whole milliseconds, because nobody sees what is shown for less than one.
  static func milliseconds(_ time: Duration) -> Int { time.count(of: .milliseconds(1)) }

  /// Finds the changes of a row of a session.
  init(_ place: Int, of session: SessionFrames, columns: Int) {
    self.place = place
    width = columns * ScreenPicture.cellWidth
    for shown in session.shown {
      let index = place < shown.rows.count ? shown.rows[place] : nil
      let content = index.flatMap { session.rows[$0].isEmpty ? nil : $0 }
      let time = Self.milliseconds(shown.time)
      if changes.last?.time == time { changes.removeLast() }
      if changes.isEmpty || changes.last?.content != content { changes.append((time, content)) }
    }
    for change in changes.suffix(1) + changes where indices[change.content] == nil {
      indices[change.content] = contents.count
      contents.append(change.content)
    }
  }

  /// Whether the row changes.
  var isAnimated: Bool { changes.count > 1 }

  /// The element with all contents; `nil` if there is none.
  var element: String? {
    let uses = contents.enumerated().compactMap { index, content in
      content.map { content in
        let left = index == 0 ? "" : " x=\"\(index * width)\""
        return "<use href=\"#r\(content)\"\(left) y=\"\(place * ScreenPicture.cellHeight)\"/>"
      }
    }
    guard isAnimated else { return uses.first }
    return """
      <g class="row" style="animation-name: y\(place)">
      \(uses.joined(separator: "\n"))
      </g>
      """
  }

  /// The moves in a play that ends at a time in milliseconds; `nil` if there is none.
  func keyframes(upTo end: Int) -> String? {
    guard isAnimated else { return nil }
    let moves = changes.map { change in
      let index = indices[change.content] ?? 0
      let move = index == 0 ? "none" : "translate(-\(index * width)px)"
      return "\(Self.percentage(change.time, of: end)) { transform: \(move) }"
    }
    return "@keyframes y\(place) {\n\(moves.joined(separator: "\n"))\n}"
  }

  /// A time as a part of a play, with as many digits as tell milliseconds apart.
  private static func percentage(_ time: Int, of end: Int) -> String {
    var scale = 1
    while scale * 100 < end { scale *= 10 }
    // The product of the longest times has more than 64 bits.
    let share = end.dividingFullWidth(time.multipliedFullWidth(by: scale * 100)).quotient
    let (whole, rest) = share.quotientAndRemainder(dividingBy: scale)
    // The first digit of the sum stands for the zeros that a number would not begin with.
    let digits = "\(scale + rest)".dropFirst().reversed().drop { $0 == "0" }.reversed()
    return digits.isEmpty ? "\(whole)%" : "\(whole).\(String(digits))%"
  }
}
