import Glibc
import KeyScriptTools
import TestFolders
import Testing

@Suite("A list of scripts")
struct ScriptListTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func write(_ names: String...) throws {
    for name in names { try folder.write("keys 1\n", to: name) }
  }

  /// The scripts below a folder, without its path.
  private func found(_ name: String = "") throws -> [String] {
    try ScriptList([folder.path + name]).files.map {
      String($0.dropFirst(folder.path.count + name.count + 1))
    }
  }

  @Test("has the scripts below a folder in the order of the bytes of their paths")
  func order() throws {
    try write("b.keys", "a/z.keys", "a/é.keys", "a-b/x.keys", "a.keys", "B.keys", "日本/東 京.keys")
    #expect(
      try found() == [
        "B.keys", "a-b/x.keys", "a.keys", "a/z.keys", "a/é.keys", "b.keys", "日本/東 京.keys",
      ])
    #expect(try found("/a") == ["z.keys", "é.keys"])
  }

  @Test("keeps names apart that differ only in how they are composed")
  func composition() throws {
    try write("e\u{301}.keys", "\u{e9}.keys")
    #expect(
      try found().map { Array($0.utf8) } == ["e\u{301}.keys", "\u{e9}.keys"].map { Array($0.utf8) })
  }

  @Test("leaves out what is hidden, the snapshots of scripts, and all other files")
  func others() throws {
    try write(
      "walk.keys", "walk.d/a.keys", "walk.d/state/b.keys", ".git/c.keys", ".d.keys", "walk.txt",
      "keys", "other.d/e.keys")
    folder.make(.pipe, "pipe.keys")
    #expect(try found() == ["other.d/e.keys", "walk.keys"])
  }

  @Test("has a name that isn't UTF-8, so that the play reports it")
  func notUTF8() throws {
    try write("a.keys")
    let path = Array(folder.file("b").utf8) + [0xFF] + Array(".keys".utf8) + [0]
    let descriptor = unsafe open(path.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    #expect(try found() == ["a.keys", "b\u{FFFD}.keys"])
  }

  @Test("looks into a folder whose name ends like that of a script")
  func folderOfKeys() throws {
    try write("a.keys/b.keys")
    #expect(try found() == ["a.keys/b.keys"])
  }

  @Test("follows links to files, and to a folder only if it is named")
  func links() throws {
    try write("in/a.keys")
    folder.make(.link("in"), "linked")
    folder.make(.link(".."), "in/up")
    folder.make(.link("a.keys"), "in/b.keys")
    folder.make(.link("nowhere"), "in/c.keys")
    folder.make(.link("/dev/null"), "in/d.keys")
    #expect(try found() == ["in/a.keys", "in/b.keys", "in/c.keys"])
    #expect(try found("/linked") == ["a.keys", "b.keys", "c.keys"])
  }

  @Test("has files and folders in the order in which they are given, and a file as it is named")
  func arguments() throws {
    try write("b/a.keys", "a.keys")
    let paths = ["\(folder.path)/b/", "./none.keys", "\(folder.path)/a.keys", "./none.keys"]
    #expect(
      try ScriptList(paths).files == [
        "\(folder.path)/b/a.keys", "./none.keys", "\(folder.path)/a.keys", "./none.keys",
      ])
  }

  @Test("can't be made of a folder without scripts")
  func empty() throws {
    try write("a.txt", ".b.keys")
    let path = folder.path
    #expect(throws: ScriptListError.noScripts(folder: path)) { try ScriptList([path]) }
  }

  @Test("keeps the scripts whose path contains a text, of which there must be some")
  func filter() throws {
    var list = try ScriptList(["a/b.keys", "c/ab.keys", "c/d.keys"])
    try list.keep(containing: "b.k")
    #expect(list.files == ["a/b.keys", "c/ab.keys"])
    try list.keep(containing: "c/")
    #expect(list.files == ["c/ab.keys"])
    #expect(throws: ScriptListError.nothingContains("a/")) { try list.keep(containing: "a/") }
  }

  @Test("is split into shards that have each script once", arguments: 1...7)
  func shards(count: Int) throws {
    let list = try ScriptList(["a", "b", "c", "d", "e"])
    let shards = (1...count).map { number in
      var shard = list
      shard.keep(Shard(number, of: count))
      return shard.files
    }
    #expect(shards.joined().sorted() == list.files)
    #expect(shards.first?.first == "a")
    let sizes = shards.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }
}

@Suite("A shard")
struct ShardTests {
  @Test("is written as it is read", arguments: ["1/1", "2/8", "8/8", "10000/99999"])
  func reading(text: String) throws {
    #expect(try #require(Shard(text)).description == text)
  }

  @Test(
    "has a number from 1 to the count",
    arguments: [
      "", "/", "1", "0/3", "4/3", "-1/3", "1/-3", "+1/3", "1/3/5", "1/3 ", "a/b", "1/", "/3", "１/３",
      "1/99999999999999999999",
    ])
  func mistakes(text: String) {
    #expect(Shard(text) == nil)
  }
}
