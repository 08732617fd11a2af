extension ScriptSettings {
  /// The header that says all of this, whatever the defaults are.
  public var directives: [Directive] {
    let terminal = TerminalSettings(
      size: size, color: color, glyphs: glyphs, theme: theme, motion: motion)
    var directives: [Directive] = [
      .version, .terminal(terminal), .locale(language), .set(.seed(seed)),
    ]
    if let now { directives.append(.set(.now(now))) }
    directives += [.set(.state(state)), .set(.load(loading))]
    if let link { directives.append(.open(link)) }
    return directives
  }
}
