/// The readings or spellings of names, indexed by their first letters.
///
/// The letters don't show where words begin: toukyouto contains kyouto. So the words inside a name
/// are separate forms, marked by a hyphen.
struct ReadingColumn: SearchColumn {
  /// One form of a row.
  private struct Form {
    let start: Int32
    let end: Int32
    let row: Int32
    let isInside: Bool
  }

  private let table: TableName
  /// The forms, in the order of the rows.
  private let forms: [Form]
  /// The index of the first form of each row.
  private let firstForms: [Int]
  /// The indices of forms, grouped by key.
  private let sorted: [Int32]
  /// The start of each key's group in `sorted`, followed by the end of the last one.
  private let keyStarts: [Int]

  /// Locates the forms of a table.
  ///
  /// - Complexity: O(*n*) in the number of bytes in the table.
  init(_ table: TableName) {
    let bytes = unsafe table.bytes
    var forms: [Form] = []
    var firstForms: [Int] = []
    forms.reserveCapacity(4_000)
    firstForms.reserveCapacity(2_000)
    var start = unsafe bytes.formEnd(from: 0) + 1
    var isRowStart = true
    while start < bytes.count {
      if isRowStart { firstForms.append(forms.count) }
      let isInside = unsafe bytes[start] == UInt8(ascii: "-")
      let end = unsafe bytes.formEnd(from: start)
      forms.append(
        Form(
          start: Int32(isInside ? start + 1 : start), end: Int32(end),
          row: Int32(firstForms.count - 1), isInside: isInside))
      isRowStart = unsafe bytes[end] == UInt8(ascii: "\n")
      start = end + 1
    }
    self.table = table
    self.forms = forms
    self.firstForms = firstForms
    let keys = forms.map { form in unsafe Self.key(bytes[Int(form.start)...]) }
    (sorted, keyStarts) = Self.sort(keys)
  }

  /// Adds the matching rows.
  ///
  /// - Complexity: O(*n*) in the number of forms with the pattern's key.
  func add(
    _ pattern: [UInt8], in rows: Range<Int>, atLeast worst: SearchRank,
    to matches: inout SearchMatches
  ) {
    guard !pattern.isEmpty else { return }
    let bytes = unsafe table.bytes
    let key = Self.key(pattern[...])
    for index in sorted[keyStarts[key]..<keyStarts[key + 1]] {
      let form = forms[Int(index)]
      let (start, end) = (Int(form.start), Int(form.end))
      guard rows.contains(Int(form.row)), pattern.count <= end - start else { continue }
      guard unsafe bytes[start..<start + pattern.count].elementsEqual(pattern) else { continue }
      let rank: SearchRank =
        if form.isInside {
          .inside
        } else {
          unsafe NameEnding.isEnding(bytes[(start + pattern.count)..<end]) ? .exact : .begins
        }
      if rank <= worst { matches.add(rank, row: Int(form.row)) }
    }
  }

  func addSlips(_ pattern: [UInt8], in rows: Range<Int>, to matches: inout SearchMatches) {
    guard let first = pattern.first else { return }
    let bytes = unsafe table.bytes
    let size = first < 0x80 ? 1 : 3
    let key = Self.key(pattern[...])
    for index in sorted[keyStarts[key]..<keyStarts[key + 1]] {
      let form = forms[Int(index)]
      let range = Int(form.start)..<Int(form.end)
      guard !form.isInside, range.count + size >= pattern.count, rows.contains(Int(form.row)) else {
        continue
      }
      if let rank = unsafe SearchRank(ofSlip: pattern, in: bytes[range], letter: size) {
        matches.add(rank, row: Int(form.row))
      }
    }
  }

  func forms(ofRow row: Int) -> [[UInt8]] {
    let bytes = unsafe table.bytes
    let end = row + 1 < firstForms.count ? firstForms[row + 1] : forms.count
    return forms[firstForms[row]..<end].filter { !$0.isInside }
      .map { unsafe Array(bytes[Int($0.start)..<Int($0.end)]) }
  }

  /// Returns the last byte of a form's first letter, as a key below 256. Kana takes three bytes.
  private static func key(_ form: some RandomAccessCollection<UInt8>) -> Int {
    guard let first = form.first else { return 0 }
    return first < 0x80 ? Int(first) : Int(form.dropFirst(2).first ?? 0)
  }

  /// Returns the indices grouped by key, and the start of each group.
  private static func sort(_ keys: [Int]) -> (sorted: [Int32], starts: [Int]) {
    var starts = Array(repeating: 0, count: 257)
    for key in keys { starts[key + 1] += 1 }
    for key in 1...256 { starts[key] += starts[key - 1] }
    var next = starts
    var sorted = Array(repeating: Int32(0), count: keys.count)
    for (index, key) in keys.enumerated() {
      sorted[next[key]] = Int32(index)
      next[key] += 1
    }
    return (sorted, starts)
  }
}
