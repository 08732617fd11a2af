import Navigation
import Testing

@Suite("the loading indicator") struct LoadingIndicatorTests {
  @Test(
    "is shown after 150 ms, then for at least 300 ms",
    arguments: [
      // How long loading takes, and when the indicator appears and disappears, in milliseconds.
      (100, nil, nil), (150, nil, nil), (151, 150, 450), (200, 150, 450), (449, 150, 450),
      (450, 150, 450),
      (451, 150, 451), (2000, 150, 2000),
    ] as [(Int, Int?, Int?)])
  func times(loading: Int, comes: Int?, goes: Int?) {
    var indicator = LoadingIndicator()
    var shown: [Int] = []
    for millisecond in 0...3000 {
      indicator.update(isLoading: millisecond < loading, now: .milliseconds(millisecond))
      if indicator.isShown { shown.append(millisecond) }
    }
    #expect(shown.first == comes)
    #expect(shown.last.map { $0 + 1 } == goes)
  }

  @Test("says when to update it again")
  func nextChange() {
    var indicator = LoadingIndicator()
    #expect(indicator.nextChange == nil)
    indicator.update(isLoading: true, now: .seconds(1))
    #expect(indicator.nextChange == .milliseconds(1150))
    indicator.update(isLoading: true, now: .milliseconds(1150))
    #expect(indicator.isShown && indicator.nextChange == nil)
    indicator.update(isLoading: false, now: .milliseconds(1200))
    #expect(indicator.nextChange == .milliseconds(1450))
    indicator.update(isLoading: false, now: .milliseconds(1450))
    #expect(!indicator.isShown && indicator.nextChange == nil)
  }
}
