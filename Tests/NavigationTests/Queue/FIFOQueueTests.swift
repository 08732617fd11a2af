import Testing

@testable import Navigation

@Suite("the queue of work") struct FIFOQueueTests {
  /// Tells a list when it is released.
  private final class Element {
    let name: String
    let onRelease: (String) -> Void

    init(_ name: String, onRelease: @escaping (String) -> Void) {
      self.name = name
      self.onRelease = onRelease
    }

    deinit { onRelease(name) }
  }

  @Test("leaves the last reference of a popped element to the caller, whatever still waits")
  func releases() {
    var released: [String] = []
    let line = FIFOQueue<Element>()
    for name in ["a", "b", "c"] { line.append(Element(name) { released.append($0) }) }

    for (name, before) in [("a", []), ("b", ["a"]), ("c", ["a", "b"])] {
      let popped = line.popFirst()
      #expect(popped?.name == name)
      #expect(released == before)
    }
    #expect(released == ["a", "b", "c"])
  }

  @Test("takes an element that the release of another one adds")
  func appendsWhileReleasing() {
    let line = FIFOQueue<Element>()
    line.append(Element("a") { _ in line.append(Element("added") { _ in }) })
    line.append(Element("b") { _ in })

    #expect(line.popFirst()?.name == "a")
    #expect(line.popFirst()?.name == "b")
    #expect(line.popFirst()?.name == "added")
    #expect(line.isEmpty)
  }
}
