import Glibc
import Testing

@testable import Files

@Suite("A pipe that ends a wait")
struct WakePipeTests {
  @Test("keeps its room for signals, however often it wakes before it is read")
  func wakes() throws {
    let pipe = try #require(WakePipe())
    for _ in 0..<100_000 { pipe.wake() }
    var number = UInt8(SIGTERM)
    #expect(unsafe write(pipe.writeEnd, &number, 1) == 1)
    #expect(pipe.takeBytes() == [0, number])
  }

  @Test("ends the next wait after it was read, and after it was read in vain")
  func readings() throws {
    let pipe = try #require(WakePipe())
    for _ in 0..<3 {
      #expect(pipe.takeBytes() == [])
      pipe.wake()
      #expect(Descriptor.wait(reading: pipe.readEnd, -1, timeout: .zero).first)
      #expect(pipe.takeBytes() == [0])
    }
  }
}
