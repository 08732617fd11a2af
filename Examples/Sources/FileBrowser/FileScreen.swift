import Foundation
import ScreenStack

/// What a file holds.
struct FileScreen: Screen {
  typealias Route = Place

  let path: String
  private var content: FileContent?
  private var problem: String?

  init(path: String) { self.path = path }

  var title: String { String(path.split(separator: "/").last ?? "") }

  var body: some View<Self> {
    if let problem { Text(problem) }
    switch content {
    case .text(let text): Text(text)
    case .binary(let bytes): Text("\(bytes) bytes or more, no text")
    case nil: Loading("reading the file...")
    }
  }

  mutating func start(in context: Context<Self>) {
    context.task("read") { [path] in
      try FileContent(path: path)
    } then: { screen, result in
      switch result {
      case .success(let content): screen.content = content
      case .failure(let error): screen.problem = error.words
      }
    }
  }
}

/// The beginning of a file.
enum FileContent: Hashable, Sendable {
  case text(String)
  case binary(bytes: Int)

  /// The most bytes that are read.
  static let limit = 64 * 1_024

  /// Reads the beginning of a file.
  init(path: String) throws {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    let start = try file.read(upToCount: Self.limit) ?? Data()
    let text = String(decoding: start, as: UTF8.self)
    // A character that was cut at the end may be missing, but a zero is no text.
    self = start.contains(0) ? .binary(bytes: start.count) : .text(text)
  }
}
