import Testing

@testable import TerminalUI

@Suite("A slide")
struct SlideTests {
  @Test("takes 180 ms for the whole way and proportionally less for a part")
  func length() {
    #expect(Slide(from: 0, to: 1, start: .zero).duration == .milliseconds(180))
    #expect(Slide(from: 0.5, to: 0, start: .zero).duration == .milliseconds(90))
  }

  @Test("starts at once, never goes back, slows down, and ends exactly")
  func curve() {
    let slide = Slide(from: 0.25, to: 1, start: .seconds(2))
    let positions = stride(from: 0, through: 200, by: 5).map {
      slide.position(at: .seconds(2) + .milliseconds($0))
    }
    #expect(positions[0] > 0.25)
    #expect(positions.last == 1)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
    let half = slide.position(at: .seconds(2) + slide.duration / 2)
    #expect(half > 0.25 + 0.75 * 0.8)
    #expect(!slide.isOver(at: .seconds(2)))
    #expect(slide.isOver(at: .seconds(2) + slide.duration))
  }
}
