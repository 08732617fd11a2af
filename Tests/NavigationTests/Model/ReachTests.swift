import Navigation
import Testing

@Suite("random sequences") struct ReachTests {
  static let words: [String] =
    Cause.allCases.filter { $0 != .launch }.map { "change by \($0)" }
    + AppearReason.allCases.map { "willAppear(\($0))" }
    + DisappearReason.allCases.map { "willDisappear(\($0))" }
    + ["a value for another path", "a change out of sight", "drawn next", "drawn previous"]
    + Unchanged.allCases.map { "unchanged(\($0))" }
    + ["completed", "superseded", "cancelled", "vetoed", "stale", "refused"]
    + ["activated", "deactivated", "a window shows more", "a window shows less"]
    + ["returned", "cancelled(quit)", "cancelled(ownerGone)", "cancelled(stale)"]
    + [Cause.swipe, .back, .cancel, .set, .replace, .remove, .update, .link].map {
      "cancelled(\($0))"
    }
    + ["restored", "provided", "withdrawn", "denied", "second question", "a question that waits"]
    + ["asked for what is there"]
    + ["asked before launch", "launch by link", "cancelled(restoreFailed)"]
    + ["load completed", "load superseded", "load vetoed", "load stale"]
    + ["swipe over", "swipe springsBack", "swipe committed", "swipe superseded", "swipe pending"]
    + ["swipe queued", "a queued swipe superseded"]

  /// The words for everything that happened in the first 2,000 sequences.
  static let reached: Set<String> = {
    var reached: Set<String> = []
    for seed: UInt64 in 0..<2_000 {
      reached.formUnion(Model.reach(of: Generator.script(seed: seed)))
    }
    return reached
  }()

  @Test("reach every case of the contract", arguments: words)
  func reaches(word: String) { #expect(Self.reached.contains(word)) }
}

extension Model {
  /// Plays a script on the model alone.
  ///
  /// - Returns: The words for what happened in it.
  fileprivate static func reach(of script: Script) -> Set<String> {
    let model = Model(modes: script.modes)
    var reached: Set<String> = []
    for step in script.before { model.playAlone(step) }
    if !model.waiting.isEmpty { reached.insert("asked before launch") }
    model.launch(script.launch, on: script.mode, cause: script.cause)
    for step in script.steps {
      let start = model.log.count
      model.playAlone(step)
      if !model.afterQuestion.isEmpty { reached.insert("a question that waits") }
      if model.log[start...].contains(.letGo(.queued)),
        model.operations.contains(where: { $0.cause == .swipe && $0.state == "superseded" })
      {
        reached.insert("a queued swipe superseded")
      }
      for operation in model.operations where operation.cause == .swipe {
        reached.insert("swipe \(operation.state)")
      }
    }
    reached.formUnion(model.log.flatMap(\.words))
    reached.formUnion(model.answers.values)
    for operation in model.operations {
      reached.insert(operation.state)
      if operation.asks != nil, operation.added.isEmpty, !operation.removed.isEmpty {
        reached.insert("asked for what is there")
      }
      reached.insert(String(operation.state.prefix { $0 != "(" }))
    }
    for (line, next) in zip(model.log, model.log.dropFirst()) {
      if case .asked = line, case .asked = next { reached.insert("second question") }
      if case .change(.push, _, _, _, _, _, _, _) = line, case .outcome(_, let appeared, _) = next,
        appeared.isEmpty
      {
        reached.insert("a change out of sight")
      }
    }
    return reached
  }
}

extension Model {
  fileprivate func playAlone(_ step: Step) {
    if case .restart = step, !isEnded { end() }
    var time = now
    if case .wait(let pause) = step { time += .milliseconds(pause) }
    play(step)
    wait(until: time)
  }
}

extension Line {
  fileprivate var words: [String] {
    switch self {
    case .event(_, let phase): ["\(phase)"]
    case .restored: ["restored"]
    case .received(_, let outcome): [outcome]
    case .withdrawn: ["withdrawn"]
    case .denied: ["denied"]
    case .letGo(let end): ["swipe \(end)"]
    case .delivered(_, let result): [String(result.prefix { $0 != "(" })]
    case .change(.link, _, .link, _, _, _, _, _): ["launch by link"]
    case .change(let cause, _, _, _, _, _, _, let paths):
      ["change by \(cause)"] + (paths.second == nil ? [] : ["a value for another path"])
    case .drawn(_, _, let direction, _): ["drawn \(direction)"]
    case .layout(let appeared, let disappeared, _):
      (appeared.isEmpty ? [] : ["a window shows more"])
        + (disappeared.isEmpty ? [] : ["a window shows less"])
    default: []
    }
  }
}
