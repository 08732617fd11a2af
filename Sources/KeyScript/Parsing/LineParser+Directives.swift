import TerminalCore
import TerminalUI

extension LineParser {
  /// Reads a directive and everything that belongs to it.
  mutating func directive() throws(ScriptError) -> Directive {
    let name = try directiveName()
    switch name {
    case .key: return .keys(try keyPresses())
    case .type: return .type(try typedText())
    case .wait: return .wait(try duration())
    case .expect: return try expectation()
    case .paste: return .paste(try text())
    case .settle: return .settle
    case .frame: return .frames(try number(.count, from: 1, to: ScriptLimit.count))
    case .mouse: return .mouse(try mouseStep())
    case .swipe: return .swipe(try swipe())
    case .click: return .click(try clickPlace())
    case .scroll: return .scroll(try scroll())
    case .resize: return .resize(try size())
    case .focus:
      return .focus(try word(of: FocusChange.self, .focusChange, missing: .focusChange))
    case .signal: return .signal(try word(of: ScriptSignal.self, .signal, missing: .signal))
    case .raw: return .raw(try rawBytes())
    case .note: return .note(try text())
    case .snapshot: return .snapshot(try snapshotName())
    case .quit: return .quit
    case .keys, .term, .locale, .set, .open: return try headerDirective(name)
    }
  }

  private mutating func headerDirective(
    _ name: DirectiveName
  ) throws(ScriptError) -> Directive {
    switch name {
    case .term: return .terminal(try terminalSettings())
    case .locale: return .locale(try word(of: Language.self, .language, missing: .language))
    case .set: return .set(try setting())
    case .open: return .open(try wordOrText())
    default:
      let token = token()
      guard !token.isEmpty else { throw missing(.version) }
      guard string(token) == "1" else { throw error(.versionUnknown(string(token)), at: token) }
      return .version
    }
  }

  /// Reads a name that is fit for a file, so that no script reaches files that are not its own.
  private mutating func snapshotName() throws(ScriptError) -> String {
    let token = token()
    let isName = bytes[token].allSatisfy {
      switch $0 {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard !token.isEmpty, isName else { throw malformed(.snapshotName, token) }
    return string(token)
  }
}
