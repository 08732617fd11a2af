import TerminalCore

/// Input sequences of xterm, tmux, the Linux console, rxvt and kitty.
enum InputSamples {
  static let all =
    text + controls + cursor + functions + numbered + rxvt + mouse + pastes + strange

  static let text: [InputSample] = [
    InputSample("a", .text("a")),
    InputSample("q ?", .text("q"), .text(" "), .text("?")),
    InputSample("県é🗾", .text("県"), .text("é"), .text("🗾")),
  ]

  static let controls: [InputSample] = [
    InputSample("\r", .key(Key(.enter))), InputSample("\n", .key(Key(.enter))),
    InputSample("\t", .key(Key(.tab))), InputSample("\u{1B}[Z", .key(Key(.tab, .shift))),
    InputSample("\u{7F}", .key(Key(.backspace))), InputSample("\u{8}", .key(Key(.backspace))),
    InputSample("\u{0}", .key(Key(.character(" "), .control))),
    InputSample("\u{3}", .key(Key(.character("c"), .control))),
    InputSample("\u{1D}", .key(Key(.character("]"), .control))),
    InputSample("\u{1F}", .key(Key(.character("_"), .control))),
    InputSample("\u{1B}", .key(Key(.escape))),
    InputSample("\u{1B}\u{1B}", .key(Key(.escape)), .key(Key(.escape))),
    InputSample("\u{1B}\u{1B}[A", .key(Key(.escape)), .key(Key(.up))),
    InputSample("\u{1B}x", .key(Key(.character("x"), .alt))),
    InputSample("\u{1B}あ", .key(Key(.character("あ"), .alt))),
    InputSample("\u{1B}\r", .key(Key(.enter, .alt))),
    InputSample("\u{1B}\u{7F}", .key(Key(.backspace, .alt))),
    InputSample("\u{1B}\u{1}", .key(Key(.character("a"), [.alt, .control]))),
  ]

  static let cursor: [InputSample] = [
    InputSample("\u{1B}[A", .key(Key(.up))), InputSample("\u{1B}OA", .key(Key(.up))),
    InputSample("\u{1B}[B\u{1B}OC", .key(Key(.down)), .key(Key(.right))),
    InputSample("\u{1B}[1;5D", .key(Key(.left, .control))),
    InputSample("\u{1B}[1;4A", .key(Key(.up, [.shift, .alt]))),
    InputSample("\u{1B}[1;9A", .key(Key(.up, .alt))),
    InputSample("\u{1B}[1;2:1A", .key(Key(.up, .shift))),
    InputSample("\u{1B}[H\u{1B}[F", .key(Key(.home)), .key(Key(.end))),
    InputSample("\u{1B}[1~\u{1B}[4~", .key(Key(.home)), .key(Key(.end))),
    InputSample("\u{1B}[7~\u{1B}[8~", .key(Key(.home)), .key(Key(.end))),
    InputSample("\u{1B}O", .key(Key(.character("O"), .alt))),
    InputSample("\u{1B}Oé", .key(Key(.character("O"), .alt)), .text("é")),
    InputSample("\u{1B}OM\u{1B}Op\u{1B}Ok", .key(Key(.enter)), .text("0"), .text("+")),
  ]

  static let functions: [InputSample] = [
    InputSample("\u{1B}OP", .key(Key(.function(1)))),
    InputSample("\u{1B}[[A\u{1B}[[E", .key(Key(.function(1))), .key(Key(.function(5)))),
    InputSample("\u{1B}[11~\u{1B}[15~", .key(Key(.function(1))), .key(Key(.function(5)))),
    InputSample("\u{1B}[24~", .key(Key(.function(12)))),
    InputSample("\u{1B}[1;5R", .key(Key(.function(3), .control))),
    InputSample("\u{1B}[23;6~", .key(Key(.function(11), [.shift, .control]))),
  ]

  static let numbered: [InputSample] = [
    InputSample("\u{1B}[2~\u{1B}[3~", .key(Key(.insert)), .key(Key(.delete))),
    InputSample("\u{1B}[5~\u{1B}[6~", .key(Key(.pageUp)), .key(Key(.pageDown))),
    InputSample("\u{1B}[3;5~", .key(Key(.delete, .control))),
    InputSample("\u{1B}[13;2u", .key(Key(.enter, .shift))),
    InputSample("\u{1B}[97;2u", .key(Key(.character("a"), .shift))),
    InputSample("\u{1B}[66;2u", .key(Key(.character("B"), .shift))),
    InputSample("\u{1B}[27u\u{1B}[97u", .key(Key(.escape)), .text("a")),
    InputSample("\u{1B}[105;5u", .key(Key(.character("i"), .control))),
    InputSample("\u{1B}[27;5;46~", .key(Key(.character("."), .control))),
    InputSample("\u{1B}[I\u{1B}[O", .focus(true), .focus(false)),
  ]

  static let rxvt: [InputSample] = [
    InputSample("\u{1B}[7$", .key(Key(.home, .shift))),
    InputSample(
      "\u{1B}[7$\u{1B}[5$a", .key(Key(.home, .shift)), .key(Key(.pageUp, .shift)), .text("a")),
    InputSample("\u{1B}[7^\u{1B}[3^", .key(Key(.home, .control)), .key(Key(.delete, .control))),
    InputSample("\u{1B}[8@", .key(Key(.end, [.shift, .control]))),
    InputSample("\u{1B}[24$y", .key(Key(.function(12), .shift)), .text("y")),
    InputSample("\u{1B}[a\u{1B}[d", .key(Key(.up, .shift)), .key(Key(.left, .shift))),
    InputSample("\u{1B}Oa\u{1B}Oc", .key(Key(.up, .control)), .key(Key(.right, .control))),
    InputSample("\u{1B}[e\u{1B}[1a", unknown("\u{1B}[e"), unknown("\u{1B}[1a")),
    InputSample("\u{1B}[99$x\u{1B}[7;2^", unknown("\u{1B}[99$x"), unknown("\u{1B}[7;2^")),
    InputSample("\u{1B}[20;2$y\u{1B}[?7;1$ya", .text("a")),
  ]

  static let mouse: [InputSample] = [
    InputSample("\u{1B}[<0;1;1M", mouse(.press(.left), 0, 0)),
    InputSample("\u{1B}[<32;11;6M", mouse(.drag(.left), 10, 5)),
    InputSample("\u{1B}[<0;11;6m", mouse(.release(.left), 10, 5)),
    InputSample(
      "\u{1B}[<1;1;1M\u{1B}[<2;1;1M", mouse(.press(.middle), 0, 0), mouse(.press(.right), 0, 0)),
    InputSample(
      "\u{1B}[<64;3;4M\u{1B}[<65;3;4M", mouse(.wheel(.up), 2, 3), mouse(.wheel(.down), 2, 3)),
    InputSample(
      "\u{1B}[<66;3;4M\u{1B}[<67;3;4M", mouse(.wheel(.left), 2, 3), mouse(.wheel(.right), 2, 3)),
    InputSample("\u{1B}[<20;300;200M", mouse(.press(.left), 299, 199, [.shift, .control])),
    InputSample("\u{1B}[<35;1;1M", unknown("\u{1B}[<35;1;1M")),
    InputSample("\u{1B}[<128;1;1M", unknown("\u{1B}[<128;1;1M")),
    InputSample("\u{1B}[<0;0;1M", unknown("\u{1B}[<0;0;1M")),
    InputSample("\u{1B}[M !!a", unknown("\u{1B}[M !!"), .text("a")),
    InputSample(
      "\u{1B}[<0;99999999999999999999;1M", mouse(.press(.left), 65_534, 0)),
  ]

  static let pastes: [InputSample] = [
    InputSample("\u{1B}[200~名古屋\u{1B}[201~a", .paste("名古屋"), .text("a")),
    InputSample("\u{1B}[200~\u{1B}[201~", .paste("")),
    InputSample("\u{1B}[200~a\rb\r\nc\nd\te\u{1B}[201~", .paste("a\nb\nc\nd\te")),
    InputSample("\u{1B}[200~a\u{7}\u{1B}[31mb\u{9B}c\u{1B}[201~", .paste("abc")),
    InputSample("\u{1B}[200~\u{1B}[20\u{1B}[201~", .paste("")),
    InputSample("\u{1B}[200~x\u{1B}\u{1B}[201~", .paste("x")),
    InputSample("\u{1B}[201~", unknown("\u{1B}[201~")),
  ]

  static let strange: [InputSample] = [
    InputSample("\u{1B}]12;rgb:0/0/0\u{7}a", unknown("\u{1B}]12;rgb:0/0/0\u{7}"), .text("a")),
    InputSample("\u{1B}]52;c;YQ==\u{1B}\\a", unknown("\u{1B}]52;c;YQ==\u{1B}\\"), .text("a")),
    InputSample("\u{1B}P1$r0m\u{1B}\\", unknown("\u{1B}P1$r0m\u{1B}\\")),
    InputSample("\u{1B}_Gi=1;OK\u{1B}\\", unknown("\u{1B}_Gi=1;OK\u{1B}\\")),
    InputSample("\u{1B}]0;a\u{1B}[A", unknown("\u{1B}]0;a"), .key(Key(.up))),
    InputSample("\u{1B}[99~", unknown("\u{1B}[99~")),
    InputSample("\u{1B}[1;5\u{1B}[A", unknown("\u{1B}[1;5"), .key(Key(.up))),
    InputSample("\u{1B}[1;5\rA", unknown("\u{1B}[1;5"), .key(Key(.enter)), .text("A")),
    InputSample("\u{1B}[1\u{18}A", unknown("\u{1B}[1\u{18}"), .text("A")),
    InputSample("\u{9B}", .unknown([0xC2, 0x9B])),
    InputSample("\u{1B}[?2026;2$ya", .text("a")),
    InputSample("\u{1B}]11;rgb:0/0/0\u{7}a", .text("a")),
    InputSample("\u{1B}[?62;22c\u{1B}[>0;276;0c\u{1B}[24;80Ra", .text("a")),
    InputSample("\u{1B}[0n\u{1B}[?1u\u{1B}[8;24;80ta", .text("a")),
  ]

  private static func mouse(
    _ action: MouseEvent.Action, _ column: Int, _ row: Int, _ modifiers: KeyModifiers = []
  ) -> InputEvent {
    .mouse(MouseEvent(action, at: Position(column: column, row: row), modifiers))
  }

  private static func unknown(_ bytes: String) -> InputEvent { .unknown(Array(bytes.utf8)) }
}
