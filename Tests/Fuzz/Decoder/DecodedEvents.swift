import TerminalCore

/// Events in a form that does not depend on how typed text was split into graphemes.
struct DecodedEvents: Equatable {
  /// An event, or a run of typed text.
  enum Item: Equatable {
    case event(InputEvent)
    case typed([Unicode.Scalar])
  }

  let events: [InputEvent]
  private let items: [Item]

  init(_ events: [InputEvent]) {
    self.events = events
    var items: [Item] = []
    var typed: [Unicode.Scalar] = []
    for event in events {
      if case .text(let character) = event {
        typed += character.unicodeScalars
        continue
      }
      if !typed.isEmpty { items.append(.typed(typed)) }
      typed = []
      items.append(.event(event))
    }
    self.items = typed.isEmpty ? items : items + [.typed(typed)]
  }

  static func == (first: DecodedEvents, second: DecodedEvents) -> Bool {
    first.items == second.items
  }

  /// Checks that no event exceeds its limits or has anything that could harm a terminal.
  func check() throws(Violation) {
    for event in events {
      switch event {
      case .text(let character):
        guard !character.unicodeScalars.contains(where: \.isControl) else {
          throw Violation("typed a control: \(event)")
        }
      case .paste(let text):
        guard text.utf8.count <= 1 << 20 else {
          throw Violation("a paste of \(text.utf8.count) bytes")
        }
        guard text.unicodeScalars.allSatisfy({ !$0.isControl || $0 == "\n" || $0 == "\t" }) else {
          throw Violation("pasted a control: \(text.debugDescription)")
        }
      case .unknown(let bytes):
        guard !bytes.isEmpty, bytes.count <= 4096 else {
          throw Violation("unknown: \(bytes.count) bytes")
        }
      case .mouse(let mouse):
        guard mouse.position.column >= 0, mouse.position.row >= 0 else {
          throw Violation("the mouse is at \(mouse.position)")
        }
      case .key, .focus: break
      case .resize, .signal: throw Violation("bytes gave \(event)")
      }
    }
  }
}
