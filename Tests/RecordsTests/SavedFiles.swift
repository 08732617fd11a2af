import Records
import SpacedRepetition
import TestFolders
import Testing

/// The files of records with 300 answers, by name.
enum SavedFiles {
  static let closed: [String: [UInt8]] = (try? files(closing: true)) ?? [:]
  static let withLog: [String: [UInt8]] = (try? files(closing: false)) ?? [:]

  private static func files(closing isClosed: Bool) throws -> [String: [UInt8]] {
    let learner = try Learner()
    var records: Records? = learner.open()
    for item in 0..<300 {
      try records?.answer(Learner.answer(item, item % 7 == 0 ? .again : .good))
    }
    if isClosed { records = nil }
    let names = learner.temporary.names(in: "study").filter { !$0.hasSuffix("-shm") }
    try #require(names == (isClosed ? ["study.db"] : ["study.db", "study.db-wal"]))
    let files = try names.map { ($0, try learner.temporary.bytes(of: "study/\($0)")) }
    return withExtendedLifetime(records) { Dictionary(uniqueKeysWithValues: files) }
  }
}
