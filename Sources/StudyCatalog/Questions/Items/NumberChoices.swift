extension [BilingualText] {
  /// Makes wrong answers from the whole numbers next to a right one, none below 1.
  static func numbers(near number: Int) -> [BilingualText] {
    (Swift.max(1, number - 3)...number + 3).filter { $0 != number }.map {
      BilingualText(String($0))
    }
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
