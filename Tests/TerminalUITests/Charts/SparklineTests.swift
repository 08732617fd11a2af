import Synchronization
@testable import TerminalUI
import Testing

@Suite("A sparkline")
struct SparklineTests {
  @Test(
    "a part of a range is found whatever its ends are",
    arguments: [
      (-Double.infinity...0, -1.0, 1.0), (0...Double.infinity, 0, 0),
      (-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 0, 0.5), (2...2, 2, 0),
    ])
  func scale(range: ClosedRange<Double>, value: Double, part: Double) {
    #expect(ChartScale(range).part(of: value) == part)
  }

  @Test(
    "has a bar for each value, in the glyphs of its set",
    arguments: [
      (GlyphSet.unicode, "  Load ▁▂▃▄▅▆▇█"), (.narrow, "  Load ⣀⣀⣤⣤⣶⣶⣿⣿"),
      (.ascii, "  Load ... 3 4 5 6 7 (max 7)"),
    ])
  func glyphs(glyphs: GlyphSet, line: String) {
    let app = show(glyphs: glyphs) { _ in Sparkline("Load", 0...7) }
    #expect(app.compose().body[0] == line)
  }

  @Test("begins at 0, or below if there are negative values, or where its range does")
  func scale() {
    let app = show { _ in
      Sparkline([4, 6, 8])
      Sparkline([-8, 0, 6])
      Sparkline([4.0, 6, 8], in: 4...8)
      Sparkline([3, 9], in: 4...8)
    }
    #expect(app.compose().body == ["  ▅▆█", "  ▁▅█", "  ▁▅█", "  ▁█"])
  }

  @Test("leaves missing values blank, and is flat where nothing differs")
  func odd() {
    let app = show(rows: 6) { _ in
      Sparkline([1, .nan, 2])
      Sparkline([0, 0, 0])
      Sparkline([Double]())
      Sparkline([.nan, .infinity, -.infinity])
      Sparkline([-Double.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude])
      Sparkline([7, 7], in: 7...7)
    }
    #expect(app.compose().body == ["  ▅ █", "  ▁▁▁", "", "   █▁", "  ▁▅█", "  ▁▁"])
  }

  @Test("without block glyphs is the newest numbers, in two decimals at most")
  func numbers() {
    let app = show(rows: 4, glyphs: .ascii) { _ in
      Sparkline([1.0, .nan, 2.346, -3])
      Sparkline([0.001, 1e20])
      Sparkline([Double]())
      Sparkline([.nan, .nan])
    }
    #expect(
      app.compose().body == [
        "  1 - 2.35 -3 (max 2.35)", "  0 1e+20 (max 1e+20)", "", "  - -",
      ])
    let japanese = show(glyphs: .ascii, language: .japanese) { _ in Sparkline("数", [1, 9]) }
    #expect(japanese.compose().body[0] == "  数 1 9 (最大 9)")
  }

  @Test(
    "shows the newest values at the right, whatever the width, and looks at no others",
    arguments: [30, 80], [GlyphSet.unicode, .ascii])
  func newest(columns: Int, glyphs: GlyphSet) {
    let looks = Looks()
    let app = show(columns: columns, glyphs: glyphs) { _ in
      Sparkline((0..<1_000_000).lazy.map { Double(looks.look(at: $0) % 9) }, in: 0...8)
    }
    let line = app.compose().body[0]
    let last = (1_000_000 - 1) % 9
    if glyphs == .unicode {
      #expect(line.count == columns - 1)
      let bars = Array("▁▂▃▄▅▆▇█")
      #expect(line.last == bars[Int((Double(last) / 8 * 7).rounded())])
    } else {
      #expect(line.hasPrefix("  ... ") && line.hasSuffix(" \(last) (max 8)"))
      #expect(line.count <= columns - 1 && line.count > columns - 5)
    }
    #expect((looks.seen.min() ?? 0) >= 1_000_000 - columns)
  }

  @Test("has its label in the column of a form, and the width of its place")
  func place() {
    let app = show(columns: 60) { _ in
      Form {
        ProgressBar("Parcels", 1, of: 4)
        Sparkline("Load", (0..<100).map { $0 % 8 })
      }
      HStack {
        Sparkline(0...90).width(.cells(8))
        Text("after")
      }
    }
    let body = app.compose().body
    #expect(body[1].hasPrefix("  Load    ▄▅▆▇█▁▂▃▄▅▆▇█"))
    #expect(body[1].count == 59)
    #expect(body[2] == "  ██████   after")
  }
}

/// What a collection was asked for.
final class Looks: Sendable {
  private let indices = Mutex<[Int]>([])

  var seen: [Int] { indices.withLock { $0 } }

  func look(at index: Int) -> Int {
    indices.withLock { $0.append(index) }
    return index
  }

  func reset() { indices.withLock { $0 = [] } }
}
