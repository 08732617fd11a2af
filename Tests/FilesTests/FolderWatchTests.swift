import Files
import Glibc
import TestFolders
import Testing

@Suite("A watched folder", .timeLimit(.minutes(20)))
struct FolderWatchTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("tells when a file is written, renamed or removed")
  func changes() async throws {
    try folder.write("1", to: "old")
    let (changes, change) = AsyncStream<Void>.makeStream()
    let watch = try #require(FolderWatch(folder.path) { change.yield() })
    var iterator = changes.makeAsyncIterator()
    try folder.write("2", to: "old")
    await iterator.next()
    let isRenamed = unsafe rename(folder.file("old"), folder.file("new")) == 0
    #expect(isRenamed)
    await iterator.next()
    #expect(try folder.read("new") == "2")
    unsafe unlink(folder.file("new"))
    await iterator.next()
    withExtendedLifetime(watch) {}
  }

  @Test("has to be a folder", arguments: ["gone", "file"])
  func absent(name: String) throws {
    try folder.write("", to: "file")
    let watch = FolderWatch(folder.file(name)) {}
    #expect(watch == nil)
  }
}
