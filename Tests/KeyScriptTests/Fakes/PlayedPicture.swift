/// What a browser shows of an animated picture, found by the little CSS that such a picture has.
struct PlayedPicture {
  /// How long the play takes, in milliseconds.
  let duration: Double
  /// The times in percent at which each row moves, in the order of the picture, and how far.
  private let moves: [String: [(time: Double, left: Int)]]
  /// The texts of each row of a session, without blanks, by their names.
  private let texts: [String: String]
  /// The places of rows, and the name of the moves of each.
  private let uses: [(text: String, left: Int, top: Int, moves: String?)]
  private let rowCount: Int

  /// Reads a picture; `nil` for one that doesn't play.
  init?(_ svg: String) {
    guard let style = svg.firstMatch(of: #/\.row { animation: (\d+)ms step-end infinite }/#),
      let duration = Double(style.1), let height = svg.firstMatch(of: #/ height="(\d+)"/#)
    else { return nil }
    self.duration = duration
    rowCount = (Int(height.1) ?? 0) / 18
    moves = Self.pairs(svg.matches(of: #/@keyframes (y\d+) {\n(?s:(.*?))\n}/#)) { steps in
      steps.matches(of: #/([\d.]+)% { transform: (?:none|translate\(-(\d+)px\)) }/#).map {
        (Double($0.1) ?? -1, $0.2.flatMap { Int($0) } ?? 0)
      }
    }
    texts = Self.pairs(svg.matches(of: #/<g id="(r\d+)">(?s:(.*?))</g>/#)) { elements in
      elements.matches(of: #/<text[^>]*>([^<]*)</#).map(\.1).joined()
        .replacing(" ", with: "").replacing("&gt;", with: ">")
    }
    var uses: [(text: String, left: Int, top: Int, moves: String?)] = []
    var name: String?
    for line in svg.split(separator: "\n") {
      if let group = line.wholeMatch(of: #/<g class="row" style="animation-name: (y\d+)">/#) {
        name = String(group.1)
      } else if let use = line.wholeMatch(of: #/<use href="#(r\d+)"(?: x="(\d+)")? y="(\d+)"/>/#) {
        uses.append((String(use.1), use.2.flatMap { Int($0) } ?? 0, Int(use.3) ?? -1, name))
      } else if line == "</g>" {
        name = nil
      }
    }
    self.uses = uses
  }

  /// Reads values by their names.
  private static func pairs<Value>(
    _ matches: [Regex<(Substring, Substring, Substring)>.Match], value: (Substring) -> Value
  ) -> [String: Value] {
    Dictionary(matches.map { (String($0.1), value($0.2)) }) { first, _ in first }
  }

  /// The times in percent at which each row moves.
  var timesOfRows: [[Double]] { moves.values.map { $0.map(\.time) } }

  /// The times in milliseconds at which the screen changes, and its rows then, without blanks.
  var screens: [(time: Double, rows: [String])] {
    Set(timesOfRows.joined()).sorted().map { ($0 * duration / 100, rows(at: $0)) }
  }

  /// The rows without a move, as they are where nothing plays.
  var still: [String] { rows(at: nil) }

  private func rows(at time: Double?) -> [String] {
    var rows = Array(repeating: "", count: rowCount)
    for use in uses {
      let steps = use.moves.flatMap { moves[$0] } ?? []
      let moved = time.flatMap { time in steps.last { $0.time <= time }?.left } ?? 0
      // Two contents at one place would be joined, which no frame is.
      if use.left == moved { rows[use.top / 18] += texts[use.text] ?? "?" }
    }
    return rows
  }
}
