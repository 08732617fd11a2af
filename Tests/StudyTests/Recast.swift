import Foundation
import TerminalCore

/// A session read from an asciicast.
struct Recast {
  /// An event in a terminal.
  enum Event: Equatable {
    case output([UInt8])
    case resize(Size)
    case exit(Int32)
  }

  /// The reason why a file is not an asciicast.
  struct Mistake: Error {
    let line: String
  }

  /// The size at the start.
  let size: Size

  /// The events, with the seconds since the previous one.
  let events: [(interval: Double, event: Event)]

  init(_ text: String) throws {
    let lines = text.split(separator: "\n").map(String.init)
    let header = try JSONDecoder().decode(Header.self, from: Data((lines.first ?? "").utf8))
    guard header.version == 3 else { throw Mistake(line: lines[0]) }
    size = Size(columns: header.term.cols, rows: header.term.rows)
    events = try lines.dropFirst().map(Self.event)
  }

  private struct Header: Decodable {
    struct Terminal: Decodable {
      let cols: Int
      let rows: Int
    }
    let version: Int
    let term: Terminal
  }

  private static func event(_ line: String) throws -> (interval: Double, event: Event) {
    let values = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any] ?? []
    guard values.count == 3, let interval = values[0] as? Double, let code = values[1] as? String,
      let data = values[2] as? String
    else { throw Mistake(line: line) }
    switch code {
    case "o": return (interval, .output(Array(data.utf8)))
    case "r":
      let sides = data.split(separator: "x").compactMap { Int($0) }
      guard sides.count == 2 else { throw Mistake(line: line) }
      return (interval, .resize(Size(columns: sides[0], rows: sides[1])))
    case "x": return (interval, .exit(Int32(data) ?? -1))
    default: throw Mistake(line: line)
    }
  }
}
