import Testing

@testable import Records

@Suite("The schema of the records")
struct SchemaTests {
  @Test("has the same texts in a file of any version that was migrated, and in a new one")
  func texts() throws {
    for count in Schema.versions.indices {
      let database = try Database()
      try Schema.migrate(
        database, logged: false, through: Array(Schema.versions.prefix(count)))
      try Schema.migrate(database, logged: false)
      #expect(try Schema.checkedVersion(of: database) == Schema.version)
      try database.execute("CREATE TABLE planted(text)")
      #expect(throws: DatabaseError.self) { try Schema.checkedVersion(of: database) }
    }
  }

  @Test("of version 1 is that of the files that were written then")
  func versionOne() throws {
    let database = try Database()
    try database.execute(VersionOne.tables)
    #expect(try Schema.checkedVersion(of: database) == 1)
  }

  @Test("of version 2 is that of the files that were written then")
  func versionTwo() throws {
    let database = try Database()
    try database.execute(VersionTwo.tables)
    #expect(try Schema.checkedVersion(of: database) == 2)
  }

  @Test("of a newer version is told from one of this program")
  func newer() throws {
    let later =
      Schema.versions + [
        Schema.Version(
          tables: Schema.versions[2].tables + ["CREATE TABLE later(x)"],
          steps: ["CREATE TABLE later(x)"])
      ]
    let database = try Database()
    try Schema.migrate(database, logged: false, through: later)
    #expect(throws: DatabaseError.newer(version: later.count)) {
      try Schema.checkedVersion(of: database)
    }
  }
}
