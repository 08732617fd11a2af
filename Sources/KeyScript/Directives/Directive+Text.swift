import TerminalCore
import TerminalUI

extension Directive {
  /// The directive as it stands in a script; on several lines for a whole screen.
  public var text: String {
    switch self {
    case .version: "keys 1"
    case .terminal(let settings): "term " + settings.text
    case .locale(let language): "locale " + language.rawValue
    case .set(let setting): "set " + setting.text
    case .open(let link): "open " + Notation.word(link)
    case .keys(let presses): "key " + presses.map(\.text).joined(separator: " ")
    case .type(let text): "type " + Notation.quoted(text)
    case .paste(let text): "paste " + Notation.quoted(text)
    case .wait(let duration): "wait " + Notation.duration(duration)
    case .settle: "settle"
    case .frames(let count): "frame \(count)"
    case .mouse(let step): "mouse " + step.text
    case .swipe(let swipe): "swipe " + swipe.text
    case .click(.position(let position)): "click at \(position)"
    case .click(.text(let text)): "click at " + Notation.quoted(text)
    case .scroll(let scroll): "scroll " + scroll.text
    case .resize(let size): "resize " + Notation.size(size)
    case .focus(let change): "focus " + change.rawValue
    case .signal(let signal): "signal " + signal.rawValue
    case .raw(let bytes): "raw " + Notation.quoted(bytes)
    case .note(let text): "note " + Notation.quoted(text)
    case .expect(let expectation, let limit): "expect " + expectation.text(within: limit)
    case .snapshot(let name): "snapshot " + Notation.word(name)
    case .quit: "quit"
    }
  }
}

extension Directive {
  /// The first line of the text, as much of it as is worth reading in a report.
  var summary: String {
    Notation.shortened(text.split(separator: "\n").first.map(String.init) ?? "", to: 200)
  }
}

extension KeyPress {
  /// The press as it stands in a script, such as `down*12`.
  var text: String {
    Notation.key(key) + (count == 1 ? "" : "*\(count)")
  }
}

extension TerminalSettings {
  /// What follows `term`.
  var text: String {
    let options: [(TerminalOption, String?)] = [
      (.color, color?.rawValue), (.glyphs, glyphs?.rawValue), (.theme, theme?.rawValue),
      (.motion, motion?.rawValue),
    ]
    return options.reduce(Notation.size(size)) { text, option in
      option.1.map { "\(text) \(option.0.rawValue)=\($0)" } ?? text
    }
  }
}

extension Setting {
  /// What follows `set`.
  var text: String {
    let value =
      switch self {
      case .seed(let seed): String(seed)
      case .now(let time): time.text
      case .state(.empty): "empty"
      case .state(.folder(let name)): Notation.word(name, besides: ["empty"])
      case .load(.takes(let duration)): Notation.duration(duration)
      case .load(.fails): "fail"
      }
    return name.rawValue + " " + value
  }
}
