import Testing

@testable import fuzz

@Suite("Random tries")
struct FuzzTests {
  @Test(
    "of scripts for all of Study find nothing", arguments: 1...4 as ClosedRange<UInt64>)
  func scripts(seed: UInt64) throws {
    #expect(try AppCase(seed: seed).play() > 0)
  }

  @Test("of bytes decode the same however they are split", arguments: 1...12 as ClosedRange<UInt64>)
  func bytes(seed: UInt64) throws {
    #expect(try DecoderCase(seed: seed).play() > 0)
  }

  @Test(
    "of views keep the focus in sight and the frame whole", arguments: 1...20 as ClosedRange<UInt64>
  )
  func views(seed: UInt64) throws {
    #expect(try ViewCase(seed: seed).play() > 0)
  }

  @Test("of drawing leave rows and glyphs whole", arguments: 1...60 as ClosedRange<UInt64>)
  func drawings(seed: UInt64) throws {
    #expect(try FrameCase(seed: seed).play() > 0)
  }

  @Test("are the same for the same seed, and can be written and read back")
  func repetition() throws {
    #expect(AppCase(seed: 3).text == AppCase(seed: 3).text)
    #expect(AppCase(seed: 3).text != AppCase(seed: 4).text)
    let written = DecoderCase(seed: 3).text
    #expect(DecoderCase(text: written).text == written)
    let script = AppCase(seed: 3).text
    #expect(try AppCase(text: script).text.hasPrefix(script))
  }

  @Test("report what is known about a crashed run")
  func progress() {
    let progress = Progress(text: "7 3 12 two\nlines\n")
    #expect(progress?.seed == 7)
    #expect(progress?.units == 12)
    #expect(progress?.violation == "two\nlines")
    #expect(Progress(text: "7 3 12 \n")?.violation == nil)
    #expect(Progress(text: "") == nil)
  }
}
