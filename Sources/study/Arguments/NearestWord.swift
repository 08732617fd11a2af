extension String {
  /// The candidate that fewest edits make of this, when they are few.
  func nearest(in candidates: [String]) -> String? {
    let distances = candidates.map { (word: $0, distance: editDistance(to: $0)) }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return nearest.distance <= max(2, count / 3) ? nearest.word : nil
  }

  private func editDistance(to other: String) -> Int {
    let (mine, theirs) = (Array(self), Array(other))
    var row = Array(0...theirs.count)
    for (i, character) in mine.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in theirs.enumerated() {
        let replaced = diagonal + (character == candidate ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[theirs.count]
  }
}
