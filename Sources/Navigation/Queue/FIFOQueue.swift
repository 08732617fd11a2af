/// A first-in, first-out queue with amortized O(1) operations.
///
/// A class with a stored count, so that checking for an empty queue copies nothing.
final class FIFOQueue<Element> {
  /// The slots of popped elements are `nil`, so that the caller has the last reference. Releasing
  /// an element may run code that appends to the queue, and must not happen in here, under its
  /// lock.
  private var elements: [Element?] = []
  private var head = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  func append(_ element: Element) {
    elements.append(element)
    count += 1
  }

  func popFirst() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    let element = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 64 && head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
