extension [BilingualText] {
  /// Makes wrong answers from whole numbers: those above 0 that are not the right one, each once.
  static func numbers(_ numbers: some Sequence<Int>, except right: Int) -> [BilingualText] {
    Set(numbers).subtracting([right]).filter { $0 > 0 }.sorted()
      .map { BilingualText($0.grouped) }
  }

  /// Makes wrong answers from the whole numbers next to a right one, none below 1.
  static func numbers(near right: Int) -> [BilingualText] {
    numbers(right - 3...right + 3, except: right)
  }
}

extension Int {
  /// The number with a comma at the thousands, as schoolbooks print it.
  var grouped: String {
    var groups: [String] = []
    var rest = String(self)[...]
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest = rest.dropLast(3)
    }
    return ([String(rest)] + groups).joined(separator: ",")
  }
}
