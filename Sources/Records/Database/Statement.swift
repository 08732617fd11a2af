internal import CSQLite

/// A parameter of a statement.
enum Value {
  case integer(Int)
  case real(Double)
  case text(String)
  case null

  static func optional(_ value: Int?) -> Self { value.map(Value.integer) ?? .null }
  static func optional(_ value: String?) -> Self { value.map(Value.text) ?? .null }
}

/// A prepared statement, owned by the connection that caches it.
@safe final class Statement {
  private let handle: OpaquePointer

  init(_ sql: String, in database: Database) throws(DatabaseError) {
    var made: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
    guard code == SQLITE_OK, let made = unsafe made else { throw database.failure() }
    unsafe handle = made
  }

  // The connection closes after this, because sqlite3_close_v2 waits for its statements.
  deinit { unsafe sqlite3_finalize(handle) }

  /// Runs the statement, passing each row to `visit`, which returns whether to continue.
  func run(
    _ values: [Value], on database: Database, _ visit: (borrowing Row) -> Bool
  ) throws(DatabaseError) {
    defer { unsafe sqlite3_reset(handle) }
    for (index, value) in values.enumerated() {
      guard bind(value, at: Int32(index + 1)) == SQLITE_OK else { throw database.failure() }
    }
    while true {
      switch unsafe sqlite3_step(handle) {
      case SQLITE_ROW: guard unsafe visit(Row(statement: handle)) else { return }
      case SQLITE_DONE: return
      default: throw database.failure()
      }
    }
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null: return unsafe sqlite3_bind_null(handle, index)
    case .integer(let integer): return unsafe sqlite3_bind_int64(handle, index, Int64(integer))
    case .real(let real): return unsafe sqlite3_bind_double(handle, index, real)
    case .text(var text):
      return text.withUTF8 { bytes in
        // An empty buffer may have no address, which would bind NULL.
        guard let start = bytes.baseAddress else {
          return unsafe csqlite_bind_text(handle, index, "", 0)
        }
        return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          unsafe csqlite_bind_text(handle, index, $0, Int32(bytes.count))
        }
      }
    }
  }
}

/// A row during iteration. Whatever a malformed file contains, reading it never traps.
@safe struct Row: ~Copyable {
  /// The greatest count, to which counts are clamped so that their sums never overflow.
  static let greatestCount = 1_000_000_000

  /// The times whose day can be computed, in milliseconds since 1970: 35,000 years on each side.
  static let times = -1 << 50...1 << 50

  fileprivate let statement: OpaquePointer

  func integer(_ column: Int32) -> Int {
    unsafe Int(sqlite3_column_int64(statement, column))
  }

  func real(_ column: Int32) -> Double { unsafe sqlite3_column_double(statement, column) }

  func text(_ column: Int32) -> String {
    guard let start = unsafe sqlite3_column_text(statement, column) else { return "" }
    let count = unsafe Int(sqlite3_column_bytes(statement, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// A count, clamped to 0...``greatestCount``.
  func count(_ column: Int32) -> Int { min(max(integer(column), 0), Self.greatestCount) }

  /// A time in milliseconds since 1970, clamped to ``times``.
  func time(_ column: Int32) -> Int {
    min(max(integer(column), Self.times.lowerBound), Self.times.upperBound)
  }
}
