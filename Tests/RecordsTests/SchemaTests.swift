import Testing

@testable import Records

@Suite("The schema of the records")
struct SchemaTests {
  @Test(
    "is that of a later version, although SQLite changes the text of a table with the table",
    arguments: [true, false])
  func column(isNew: Bool) throws {
    let later = Schema.migrations + [["ALTER TABLE answers ADD COLUMN hint INTEGER"]]
    let database = try Database()
    if !isNew { try Schema.migrate(database, logged: false) }
    try Schema.migrate(database, logged: false, through: later)
    #expect(try Schema.checkedVersion(of: database, among: later) == later.count)
    #expect(throws: DatabaseError.self) { try Schema.checkedVersion(of: database) }
    try database.run("CREATE TABLE planted(text)")
    #expect(throws: DatabaseError.self) { try Schema.checkedVersion(of: database, among: later) }
  }
}
