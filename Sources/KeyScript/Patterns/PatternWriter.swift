/// An expression as it was written.
indirect enum PatternNode {
  case one(PatternSet)
  case at(PatternPlace)
  case sequence([PatternNode])
  case either([PatternNode])
  /// So many times at least, and at most if there is an end.
  case repeated(PatternNode, least: Int, most: Int?)
}

/// Writes an expression out as steps.
struct PatternWriter {
  private(set) var steps: [PatternStep] = []

  mutating func write(_ node: PatternNode) throws(RowPattern.Fault) {
    switch node {
    case .one(let set): try append(.one(set))
    case .at(let place): try append(.at(place))
    case .sequence(let nodes): for node in nodes { try write(node) }
    case .either(let nodes): try write(alternatives: nodes[...])
    case .repeated(let node, let least, let most): try write(node, least: least, most: most)
    }
  }

  private mutating func write(
    alternatives: ArraySlice<PatternNode>
  ) throws(RowPattern.Fault) {
    guard let first = alternatives.first else { return }
    guard alternatives.count > 1 else { return try write(first) }
    let fork = try append(.either(0))
    try write(first)
    let end = try append(.jump(0))
    steps[fork] = .either(steps.count)
    try write(alternatives: alternatives.dropFirst())
    steps[end] = .jump(steps.count)
  }

  private mutating func write(
    _ node: PatternNode, least: Int, most: Int?
  ) throws(RowPattern.Fault) {
    for _ in 0..<least {
      let before = steps.count
      try write(node)
      // What is nothing is nothing however often it is repeated.
      if steps.count == before { return }
    }
    guard let most else {
      let fork = try append(.either(0))
      try write(node)
      try append(.jump(fork))
      steps[fork] = .either(steps.count)
      return
    }
    var forks: [Int] = []
    for _ in least..<most {
      forks.append(try append(.either(0)))
      try write(node)
    }
    for fork in forks { steps[fork] = .either(steps.count) }
  }

  @discardableResult
  private mutating func append(_ step: PatternStep) throws(RowPattern.Fault) -> Int {
    guard steps.count < RowPattern.limit else { throw .tooLarge }
    steps.append(step)
    return steps.count - 1
  }
}
