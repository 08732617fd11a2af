import Foundation
import ScreenStack

/// What a file holds.
struct FileScreen: Screen {
  typealias Route = Place

  let path: String
  let words: Words

  private var content: Result<FileContent, any Error>?

  init(path: String, words: Words) { (self.path, self.words) = (path, words) }

  var title: String { String(path.split(separator: "/").last ?? "") }

  var body: some View<Self> {
    switch content {
    case .success(.text(let text)): Text(text)
    case .success(.binary(let bytes)): Text(words.noText(bytes))
    case .failure(let error): Text(words.problem(error))
    case nil: Loading(words.readingFile)
    }
  }

  mutating func start(in context: Context<Self>) {
    context.task("read") { [path] in
      try FileContent(path: path)
    } then: { screen, result in
      screen.content = result
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
