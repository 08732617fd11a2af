import Dispatch
import Glibc
import Synchronization
import Testing

@testable import TerminalNcurses

@Suite("The queue of output", .timeLimit(.minutes(20)))
struct OutputQueueTests {
  @Test("sends the rest of what must be whole before the last bytes", arguments: [true, false])
  func whole(isWhole: Bool) {
    var ends: [CInt] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    // More than a pipe takes at once.
    let copy = [UInt8](repeating: 0x61, count: 200_000)
    let queue = OutputQueue(to: ends[1])
    queue.send([0x62])
    queue.send(copy, isWhole: isWhole)
    #expect(!queue.isEmpty)
    let reading = PipeReading(ends[0], upTo: 0x63)
    queue.finish(with: [0x63])
    let count = reading.waitForCount()
    #expect((count == copy.count + 2) == isWhole)
    for end in ends { close(end) }
  }

  @Test("finishes what was begun even if more that must be whole waits behind it")
  func second() {
    var ends: [CInt] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    let copy = [UInt8](repeating: 0x61, count: 200_000)
    let queue = OutputQueue(to: ends[1])
    queue.send(copy, isWhole: true)
    queue.send([0x62])
    queue.send(copy, isWhole: true)
    let reading = PipeReading(ends[0], upTo: 0x63)
    queue.finish(with: [0x63])
    #expect(reading.waitForCount() == copy.count + 1)
    for end in ends { close(end) }
  }
}

/// Reads a pipe on a thread of its own, since the one that writes waits for it.
private final class PipeReading: Sendable {
  private let bytes = Mutex<Int>(0)
  private let end = DispatchSemaphore(value: 0)

  /// Begins to read, until a byte that ends the output.
  init(_ descriptor: CInt, upTo last: UInt8) {
    DispatchQueue(label: "reading").async { [self] in
      var block = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = unsafe read(descriptor, &block, block.count)
        guard count > 0 else { break }
        bytes.withLock { $0 += count }
        if block[count - 1] == last { break }
      }
      end.signal()
    }
  }

  /// The number of bytes up to that byte.
  func waitForCount() -> Int {
    end.wait()
    return bytes.withLock { $0 }
  }
}
