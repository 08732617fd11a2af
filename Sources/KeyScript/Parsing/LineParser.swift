import TerminalCore
import TerminalUI

/// Parses one line of a script into a directive.
struct LineParser {
  /// The line, read from the left.
  var scanner: LineScanner

  init(_ scanner: LineScanner) {
    self.scanner = scanner
  }

  /// Parses the line; for a whole screen, only its first line.
  mutating func scriptLine() throws(ScriptError) -> ScriptLine {
    scanner.skipBlanks()
    let start = scanner.position
    var directive: Directive?
    if !scanner.isAtEnd {
      directive = try self.directive()
    }
    // A directive with an optional last argument has looked for it beyond the whitespace.
    var end = directive == nil ? start : scanner.position
    while end > start, LineScanner.isBlank(scanner.bytes[end - 1]) { end -= 1 }
    scanner.skipBlanks()
    let rest = scanner.position..<max(scanner.position, scanner.trimmedEnd)
    guard scanner.isAtEnd else { throw scanner.error(.unexpected(scanner.string(rest)), at: rest) }
    var line = ScriptLine(
      directive, comment: rest.isEmpty ? nil : scanner.string(rest),
      gap: max(1, scanner.position - end),
      span: SourceSpan(
        lines: scanner.line...scanner.line,
        columns: scanner.column(of: start)..<scanner.column(of: end)))
    if scanner.hasReference { line.template = scanner.string(start..<end) }
    return line
  }

  /// Parses a directive with its arguments. This is the table of all words with which one can
  /// begin.
  private mutating func directive() throws(ScriptError) -> Directive {
    switch try directiveName() {
    case .keys: .header(try version())
    case .term: .header(.terminal(try terminal()))
    case .locale: .header(.locale(try scanner.language()))
    case .set: try setting()
    case .open: .header(.link(try scanner.wordOrText()))
    case .key: .input(.keys(try keyPresses()))
    case .type: .input(.type(try scanner.typedText()))
    case .paste: .input(.paste(try scanner.text()))
    case .wait: .time(.wait(try scanner.duration()))
    case .settle: .time(.settle)
    case .frame: .time(.frames(try scanner.number(.count, from: 1, to: ScriptLimit.count)))
    case .mouse: .input(.mouse(try mouseStep()))
    case .swipe: .input(.swipe(try swipe()))
    case .click: .input(.click(try clickPlace()))
    case .scroll: .input(.scroll(try scroll()))
    case .resize: .input(.resize(try scanner.size()))
    case .focus:
      .input(.focus(try scanner.word(of: FocusChange.self, .focusChange, missing: .focusChange)))
    case .signal:
      .input(.signal(try scanner.word(of: ScriptSignal.self, .signal, missing: .signal)))
    case .raw: .input(.raw(try scanner.rawBytes()))
    case .note: .note(try scanner.text())
    case .expect: .check(try check())
    case .soft: .check(try softExpectation())
    case .snapshot: .check(.snapshot(try snapshotName()))
    case .quit: .check(.quit)
    case .let: .sharing(try variable())
    case .include: .sharing(.include(try scanner.text()))
    case .define: .sharing(try definition())
    case .end: .sharing(.end)
    case .call: .sharing(try call())
    }
  }

  private mutating func directiveName() throws(ScriptError) -> DirectiveName {
    let token = scanner.token()
    if let name = scanner.packed(token).flatMap({ Self.shortNames[$0] }) { return name }
    let word = scanner.string(token)
    if let name = DirectiveName(rawValue: word) { return name }
    if let example = ForeignWord.replacement(for: word) {
      throw scanner.error(.foreign(word, instead: example), at: token)
    }
    throw scanner.unknown(.directive, token, known: DirectiveName.allCases.map(\.rawValue))
  }

  /// The short names, which are found without creating strings.
  private static let shortNames: [UInt64: DirectiveName] = {
    var names: [UInt64: DirectiveName] = [:]
    for name in DirectiveName.allCases {
      if let packed = LineScanner.packed(name.rawValue.utf8) { names[packed] = name }
    }
    return names
  }()
}

// MARK: - Header

extension LineParser {
  private mutating func version() throws(ScriptError) -> Directive.Header {
    let token = scanner.token()
    guard !token.isEmpty else { throw scanner.missing(.version) }
    let version = scanner.string(token)
    guard version == "1" else { throw scanner.error(.versionUnknown(version), at: token) }
    return .version
  }

  /// Parses the arguments of `term`.
  private mutating func terminal() throws(ScriptError) -> ScriptTerminal {
    var terminal = ScriptTerminal(size: try scanner.size())
    var seen: Set<ScriptTerminal.Option> = []
    var token = scanner.token()
    while !token.isEmpty {
      let equals = token.first { scanner.bytes[$0] == UInt8(ascii: "=") } ?? token.upperBound
      let name = token.lowerBound..<equals
      guard let option = ScriptTerminal.Option(rawValue: scanner.string(name)) else {
        let known = ScriptTerminal.Option.allCases.map(\.rawValue)
        throw scanner.unknown(.option, name, known: known)
      }
      guard seen.insert(option).inserted else {
        throw scanner.error(.repeated(option.rawValue), at: name)
      }
      let value = min(equals + 1, token.upperBound)..<token.upperBound
      switch option {
      case .color: terminal.color = try optionValue(value)
      case .glyphs: terminal.glyphs = try optionValue(value)
      case .theme: terminal.theme = try optionValue(value)
      case .motion: terminal.motion = try optionValue(value)
      }
      token = scanner.token()
    }
    return terminal
  }

  private func optionValue<Value: RawRepresentable<String> & CaseIterable>(
    _ token: Range<Int>
  ) throws(ScriptError) -> Value {
    guard let value = Value(rawValue: scanner.string(token)) else {
      let known = Value.allCases.map(\.rawValue)
      guard !token.isEmpty else {
        throw scanner.error(.unknown(.value, "", nearest: nil, known: known), at: token)
      }
      throw scanner.unknown(.value, token, known: known)
    }
    return value
  }

  /// Parses the arguments of `set`.
  private mutating func setting() throws(ScriptError) -> Directive {
    switch try scanner.word(of: HeaderSetting.self, .setting, missing: .setting) {
    case .seed:
      let token = scanner.token()
      guard token.allSatisfy({ (0x30...0x39).contains(scanner.bytes[$0]) }),
        let seed = UInt64(scanner.string(token))
      else { throw scanner.malformed(.seed, token) }
      return .header(.seed(seed))
    case .now:
      let token = scanner.token()
      guard let time = WallTime(scanner.string(token)) else {
        throw scanner.malformed(.moment, token)
      }
      return .header(.now(time))
    case .state:
      if scanner.isAtQuote { return .header(.state(.folder(try scanner.text()))) }
      let isEmpty = scanner.skip("empty")
      return .header(.state(isEmpty ? .empty : .folder(try scanner.wordOrText())))
    case .load:
      return .load(scanner.skip("fail") ? .fails : .takes(try scanner.duration(.loading)))
    }
  }
}
