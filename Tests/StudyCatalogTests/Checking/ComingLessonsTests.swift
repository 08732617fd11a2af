import Glibc
import StudyCatalog
import TestFolders
import Testing

@Suite("A folder of lessons that comes later")
struct ComingLessonsTests {
  private static let lessons = """
    subject\tlesson\tjapanese\tkana\tenglish\tgrades\tfile\trows\tprompt\tanswer\tform\titems
    social\tab\t川\tかわ\tRivers\t4-6\ta.tsv\tall\ta\tb\ttyped\t1

    """

  @Test("is noticed when it is made, changed, removed and made again", .timeLimit(.minutes(20)))
  func coming() async throws {
    let folder = try TestFolder()
    var changes = OwnLessons.changes(at: folder.file("lessons")).makeAsyncIterator()
    for time in 1...2 {
      try folder.write(Self.lessons, to: "lessons/lessons.tsv")
      try folder.write("a\tb\nx\ty\n", to: "lessons/a.tsv")
      while let own = await changes.next(), own?.lessonCount != 1 {}
      try folder.write("a\tb\nx\t\n", to: "lessons/a.tsv")
      while let own = await changes.next(), own?.mistakeCount == 0 {}
      let isGone = unsafe rename(folder.file("lessons"), folder.file("old\(time)")) == 0
      #expect(isGone)
      while let own = await changes.next(), own != nil {}
    }
  }

  @Test("is seen if it was made before anyone looked", .timeLimit(.minutes(20)))
  func before() async throws {
    let folder = try TestFolder()
    try folder.write(Self.lessons, to: "lessons/lessons.tsv")
    try folder.write("a\tb\nx\ty\n", to: "lessons/a.tsv")
    var changes = OwnLessons.changes(at: folder.file("lessons")).makeAsyncIterator()
    #expect(await changes.next()??.lessonCount == 1)
  }
}
