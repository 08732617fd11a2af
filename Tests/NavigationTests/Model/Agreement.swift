import Testing

/// Plays a script, and when router and model differ reports a short script that shows it.
func expectAgreement(_ script: Script, sourceLocation: SourceLocation = #_sourceLocation) {
  guard Rehearsal.play(script) != nil else { return }
  let shrunk = script.shrunk { Rehearsal.play($0) != nil }
  let difference = Rehearsal.play(shrunk) ?? ""
  Issue.record("\(difference)\n\n\(shrunk.code)", sourceLocation: sourceLocation)
}
