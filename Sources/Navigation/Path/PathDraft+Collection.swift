extension PathDraft: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public typealias Element = DraftEntry<Route>

  /// Makes an empty draft, which no path can become.
  public init() {
    base = []
    kept = 0
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { kept + tail.count }

  public subscript(position: Int) -> DraftEntry<Route> {
    get { position < kept ? DraftEntry(keeping: base[position]) : tail[position - kept] }
    set { replaceSubrange(position..<position + 1, with: CollectionOfOne(newValue)) }
  }

  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<DraftEntry<Route>>
  ) {
    if range.lowerBound < kept { touch(from: range.lowerBound) }
    tail.replaceSubrange(range.lowerBound - kept..<range.upperBound - kept, with: elements)
  }

  /// Moves untouched entries into the tail, so that they can be edited.
  private mutating func touch(from index: Int) {
    tail.insert(contentsOf: base[index..<kept].lazy.map(DraftEntry.init(keeping:)), at: 0)
    kept = index
  }
}
