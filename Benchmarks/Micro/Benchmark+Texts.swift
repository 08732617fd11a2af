import Navigation
import SeededRandom
import TerminalCore
import TerminalUI

extension Benchmark {
  /// Benchmarks of texts of 4 MB, in 24 rows.
  static var texts: [Benchmark] {
    TextKind.allCases.flatMap { kind in
      [resizes(kind), changes(kind)]
    }
  }

  /// Measures a new width, at which every line may break elsewhere.
  private static func resizes(_ kind: TextKind) -> Benchmark {
    Benchmark(name: "4 MB of \(kind.name), at another width") {
      let app = launch(kind)
      return (
        4,
        {
          for columns in [60, 70, 50, 80] {
            app.handle(.resize(Size(columns: columns, rows: 24)))
            _ = app.nextFrame()
          }
        }
      )
    }
  }

  /// Measures a text that the screen shows for the first time.
  private static func changes(_ kind: TextKind) -> Benchmark {
    Benchmark(name: "4 MB of \(kind.name), at first") {
      let app = launch(kind)
      return (
        4,
        {
          for _ in 0..<4 {
            app.handle(.key(Key(.function(5))))
            _ = app.nextFrame()
          }
        }
      )
    }
  }

  private static func launch(_ kind: TextKind) -> App<TextKind> {
    let app = App(root: kind) { LongText(text: $0.text(seed: 1), other: $0.text(seed: 2)) }
    app.launch(size: Size(columns: 80, rows: 24), appearance: Appearance(motion: .none))
    _ = app.nextFrame()
    return app
  }
}

/// A screen with a long text, which F5 replaces with another.
private struct LongText: Screen {
  typealias Route = TextKind
  var text: String
  var other: String
  var title: String { "Text" }

  static var keys: Keys<Self> {
    KeyBinding("f5", "replace") { screen, _ in swap(&screen.text, &screen.other) }
  }

  var body: some View<Self> { Text(text) }
}

/// The kinds of long texts.
private enum TextKind: CaseIterable, RouteValue {
  case log, prose, paragraph, typography, accents, japanese, japaneseParagraph

  var name: String {
    switch self {
    case .log: "short lines"
    case .prose: "paragraphs"
    case .paragraph: "one paragraph"
    case .typography: "paragraphs with curly quotes"
    case .accents: "French paragraphs"
    case .japanese: "Japanese"
    case .japaneseParagraph: "Japanese in one paragraph"
    }
  }

  /// Words, the most of them in a paragraph, and what is between two of them.
  private var parts: (words: [String], longest: Int, space: String) {
    let english = [
      "the", "software", "is", "provided", "as", "it", "was", "without", "any", "warranty", "of",
      "kind", "including", "but", "not", "limited", "to", "merchantability",
    ]
    let japanese = [
      "愛知県(あいちけん)", "の", "県庁(けんちょう)", "所在地", "は", "どこ", "ですか？", "レッスン", "を", "終えると、",
      "記録", "が", "残ります。", "12月", "お知らせ", "（地図）", "忘れる", "ころに", "もう", "一度", "Study",
    ]
    return switch self {
    case .log: (english, 12, " ")
    case .prose: (english, 150, " ")
    case .paragraph: (english, .max, " ")
    case .typography: (english + ["“as is”", "licensee’s", "—"], 150, " ")
    case .accents: (english + ["modèle", "créé", "où", "déjà", "été"], 150, " ")
    case .japanese: (japanese, 60, "")
    case .japaneseParagraph: (japanese, .max, "")
    }
  }

  func text(seed: UInt64) -> String {
    let (words, longest, space) = parts
    var (text, generator) = ("", SeededGenerator(seed: seed))
    while text.utf8.count < 4_000_000 {
      for _ in 0..<Int.random(in: 1...min(longest, 1_000), using: &generator) {
        text += (words.randomElement(using: &generator) ?? "") + space
      }
      if longest < .max { text += "\n" }
    }
    return text
  }
}
