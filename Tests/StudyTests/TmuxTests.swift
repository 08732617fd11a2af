import KeyScript
import Testing

@Suite("The built program in tmux", .serialized, .timeLimit(.minutes(20)))
struct TmuxTests {
  @Test(
    "shows what the fake terminal shows",
    arguments: [
      "place-from-home", "place-wards-narrow", "search-wide", "tmux-swipe", "tmux-resize",
    ])
  func walks(name: String) throws {
    try TmuxPlay(Walk.named(name).script().expanded()).play()
  }

  @Test("draws kanji in a locale that has none")
  func localeWithoutKanji() throws {
    try TmuxPlay(Walk.named("search-narrow").script().expanded()).play(locale: "C")
  }
}
