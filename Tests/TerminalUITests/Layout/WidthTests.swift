import SeededRandom
import Testing

@testable import TerminalUI

@Suite("Widths side by side")
struct WidthTests {
  private static let widths: [Width] = [
    .cells(10, min: 4).priority(1), .fraction(1 / 3, min: 5).priority(3),
    .fill(min: 6).priority(2),
  ]

  @Test(
    "are shared; what doesn't fit shrinks by priority, and then goes",
    arguments: [
      (60, [0..<10, 11..<31, 32..<60]),
      (24, [0..<8, 9..<17, 18..<24]),
      (17, [0..<4, 5..<10, 11..<17]),
      (16, [nil, 0..<5, 6..<16]),
      (12, [nil, 0..<5, 6..<12]),
      (11, [nil, 0..<5, nil]),
      (3, [nil, 0..<3, nil]),
      (0, [nil, 0..<0, nil]),
    ] as [(Int, [Range<Int>?])])
  func sharing(total: Int, columns: [Range<Int>?]) {
    #expect(Width.share(total, among: Self.widths, spacing: 1) == columns)
  }

  @Test("of any number are what fits", arguments: [Int.max, .min])
  func extremes(number: Int) {
    let widths: [Width] = [
      .cells(number, min: 10), .cells(20, min: number), .fraction(0.5, min: number),
      .fill(min: number, weight: number), .cells(number).widened(by: 2),
    ]
    for (one, other) in widths.flatMap({ one in widths.map { (one, $0) } }) {
      let columns = Width.share(80, among: [one, other], spacing: 1).compactMap(\.self)
      #expect(columns.allSatisfy { $0.upperBound <= 80 }, "\(columns)")
    }
  }

  @Test("are those of each view, whatever is done to all of them")
  func grouped() {
    let app = show(columns: 40) { screen in
      HStack {
        ForEach(["one", "two"]) { Button($0) { screen, _ in screen.section = "pressed" } }
          .disabled(screen.section == "off").id("both").volatile()
          .onChange(of: \.section) { screen, _ in screen.chosen.append(screen.section) }
      }
      Button("off") { screen, context in
        if screen.section == "off" { context.focus("both") }
        screen.section = screen.section == "off" ? "on" : "off"
      }
      Text(screen.chosen.joined(separator: ", "))
    }
    #expect(app.compose().body[0].hasPrefix("❯ [ one ]   [ two ]"))
    app.press("right", "enter", "down", "enter")
    #expect(app.compose().body[2] == "  pressed, off")
    app.press("up")
    #expect(app.focusedText == "off")
    app.press("enter")
    #expect(app.focusedText == "one")
  }

  @Test("leave one view where the space between views is larger than any screen")
  func space() {
    let app = show { _ in
      HStack(spacing: .max) {
        Text("first")
        Text("second")
        Text("third")
      }
    }
    #expect(app.compose().body == ["  first", "", "", ""])
  }

  @Test("share what is left by their weights, to the last cell")
  func weights() {
    let widths: [Width] = [.fill(min: 1, weight: 2), .cells(5), .fill(min: 1)]
    #expect(Width.share(30, among: widths, spacing: 0) == [0..<17, 17..<22, 22..<30])
  }

  @Test("never overlap nor leave the line", arguments: 0..<20 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let widths = (0..<Int.random(in: 1...6, using: &random)).map { _ in width(using: &random) }
      let (total, spacing) = (
        Int.random(in: 0...90, using: &random), Int.random(in: 0...3, using: &random)
      )
      let columns = Width.share(total, among: widths, spacing: spacing).compactMap { $0 }
      #expect(!columns.isEmpty)
      #expect(columns.last.map { $0.upperBound <= total } ?? false)
      for (left, right) in zip(columns, columns.dropFirst()) {
        #expect(left.upperBound + spacing == right.lowerBound)
      }
    }
  }

  private func width(using random: inout SeededGenerator) -> Width {
    let minimum = Int.random(in: 0...12, using: &random)
    let width: Width =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .cells(Int.random(in: 0...40, using: &random), min: minimum)
      case 1: .fraction(Double.random(in: -0.2...1.2, using: &random), min: minimum)
      default: .fill(min: minimum, weight: Int.random(in: 1...3, using: &random))
      }
    return width.priority(Int.random(in: -1...2, using: &random))
  }
}
