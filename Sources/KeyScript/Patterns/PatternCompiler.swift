/// The syntax tree of an expression.
indirect enum PatternNode {
  case one(PatternSet)
  case at(PatternPlace)
  case sequence([PatternNode])
  case either([PatternNode])
  /// A repetition; `nil` for `most` means no upper limit. A lazy one is as short as it can be.
  case repeated(PatternNode, least: Int, most: Int?, isLazy: Bool)
  /// A part with a name.
  case part(String, PatternNode)
}

/// Compiles a syntax tree to steps.
struct PatternCompiler {
  private(set) var steps: [PatternStep] = []

  mutating func compile(_ node: PatternNode) throws(RowPattern.Fault) {
    switch node {
    case .one(let set): try append(.one(set))
    case .at(let place): try append(.at(place))
    case .sequence(let nodes): for node in nodes { try compile(node) }
    case .either(let nodes): try compile(alternatives: nodes[...])
    case .repeated(let node, let least, let most, let isLazy):
      try compile(node, least: least, most: most, isLazy: isLazy)
    case .part(let name, let node):
      try append(.partStart(name))
      try compile(node)
      try append(.partEnd(name))
    }
  }

  private mutating func compile(
    alternatives: ArraySlice<PatternNode>
  ) throws(RowPattern.Fault) {
    guard let first = alternatives.first else { return }
    guard alternatives.count > 1 else { return try compile(first) }
    let fork = try append(.either(0, isNextFirst: true))
    try compile(first)
    let end = try append(.jump(0))
    steps[fork] = .either(steps.count, isNextFirst: true)
    try compile(alternatives: alternatives.dropFirst())
    steps[end] = .jump(steps.count)
  }

  private mutating func compile(
    _ node: PatternNode, least: Int, most: Int?, isLazy: Bool
  ) throws(RowPattern.Fault) {
    for _ in 0..<least {
      let before = steps.count
      try compile(node)
      // Repeating an empty expression matches nothing, however often.
      if steps.count == before { return }
    }
    guard let most else {
      let fork = try append(.either(0, isNextFirst: !isLazy))
      try compile(node)
      try append(.jump(fork))
      steps[fork] = .either(steps.count, isNextFirst: !isLazy)
      return
    }
    var forks: [Int] = []
    for _ in least..<most {
      forks.append(try append(.either(0, isNextFirst: !isLazy)))
      try compile(node)
    }
    for fork in forks { steps[fork] = .either(steps.count, isNextFirst: !isLazy) }
  }

  @discardableResult
  private mutating func append(_ step: PatternStep) throws(RowPattern.Fault) -> Int {
    guard steps.count < RowPattern.limit else { throw .tooLarge }
    steps.append(step)
    return steps.count - 1
  }
}
