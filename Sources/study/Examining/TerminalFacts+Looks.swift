import Records
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalNcurses
import TerminalUI

// The appearance of Study on the terminal.

extension TerminalFacts {
  func colors(_ found: TerminalExamination) -> Finding {
    let topic = BilingualText(japanese: "色", english: "colors")
    let asked = NcursesTerminal.Options(invocation, environment).colors
    let depth = found.traits.colors
    let number =
      switch depth {
      case .mono: BilingualText(japanese: "なし", english: "none")
      case .sixteen: BilingualText(japanese: "16 色", english: "16")
      case .palette: BilingualText(japanese: "256 色", english: "256")
      }
    let name = found.drawnAs
    guard depth == asked else {
      let truth = environment["COLORTERM"].map { " (COLORTERM=\($0))" } ?? ""
      return Finding(
        .note, topic,
        "\(number.japanese)（TERM=\(name) のため）。もっと出せる端末\(truth)なら、TERM を xterm-256color などにしてください",
        "\(number.english), because TERM=\(name) has only these; "
          + "if your terminal has more\(truth), set TERM to a name such as xterm-256color")
    }
    let reason: BilingualText
    if invocation.color != .auto {
      reason = BilingualText("--color \(invocation.color.rawValue)")
    } else if environment["NO_COLOR"] != nil {
      reason = BilingualText("NO_COLOR")
    } else {
      reason = BilingualText("TERM=\(name)")
    }
    return Finding(
      .ok, topic, "\(number.japanese)（\(reason.japanese) による）",
      "\(number.english), from \(reason.english)")
  }

  func themes(_ found: TerminalExamination) -> [Finding] {
    themeMistakes.isEmpty ? [theme(found, Self.topicOfTheme)] : mistakesOfTheme
  }

  /// The mistakes in the theme file, with which Study does not start even where it draws nothing.
  var mistakesOfTheme: [Finding] {
    themeMistakes.map { Finding(.problem, Self.topicOfTheme, $0) }
  }

  private static let topicOfTheme = BilingualText(japanese: "色づかい", english: "theme")

  private func theme(_ found: TerminalExamination, _ topic: BilingualText) -> Finding {
    var appearance = look.appearance(in: look.language, glyphs: invocation.glyphs)
    appearance.adapt(to: found.traits)
    let used = appearance.builtInTheme
    let name = used?.rawValue ?? "FILE"
    if look.theme != nil {
      if look.overridden.contains(.theme) {
        return Finding(.ok, topic, "\(name)（--theme による）", "\(name), from --theme")
      }
      // As in the settings, and as an option takes it.
      let english = Language.english.words(for: used)
      return Finding(
        .ok, topic, "\(Language.japanese.words(for: used))（設定による。--theme では \(name)）",
        "\(english == name ? name : "\(english) (--theme \(name))"), as set in Study")
    }
    if found.traits.colors != .palette {
      return Finding(.ok, topic, "\(name)（この色の数に合うもの）", "\(name), chosen for this number of colors")
    }
    guard let background = found.traits.background else {
      return Finding(
        .note, topic,
        "\(name)。端末は背景の色を答えません。--theme dark か light、または設定で選ぶと見やすくなります",
        "\(name): the terminal doesn’t report its background; choose --theme dark or light, "
          + "or in the settings")
    }
    let dark = background == .dark
    let isNamed = environment["COLORFGBG"] != nil
    return Finding(
      .ok, topic, "\(name)（背景が\(dark ? "暗い" : "明るい")ため\(isNamed ? "、COLORFGBG による" : "")）",
      "\(name), because the background is "
        + "\(background.rawValue)\(isNamed ? ", from COLORFGBG" : "")"
    )
  }

  func signs(_ found: TerminalExamination) -> Finding {
    let topic = BilingualText(japanese: "記号", english: "signs")
    let chosen = invocation.ambiguousWidth != nil
    let japanese = chosen ? "--ambiguous による" : "端末に描かせて確かめました"
    let english = chosen ? "from --ambiguous" : "as measured in the terminal"
    let forced = invocation.glyphs.map { ", --glyphs \($0.rawValue)" } ?? ""
    switch found.traits.ambiguousWidth {
    case .narrow:
      return Finding(
        .ok, topic, "「─①α」は一文字分の幅です（\(japanese)\(forced)）",
        "“─①α” are one cell wide each, \(english)\(forced)")
    case .wide:
      return Finding(
        .ok, topic, "「─①α」は二文字分の幅なので、「+-」などで描きます（\(japanese)\(forced)）",
        "“─①α” are two cells wide each, so simpler signs such as “+-” are drawn, "
          + "\(english)\(forced)"
      )
    case nil:
      return Finding(
        .note, topic, "「─①α」の幅を端末が答えません。「abc」と同じ幅に見えるなら --ambiguous 1、広ければ 2 を指定してください",
        "the terminal doesn’t say how wide “─①α” are; if they look as wide as “abc”, give "
          + "--ambiguous 1, if wider, 2")
    }
  }
}

// MARK: - What the terminal reports

extension TerminalFacts {
  func modes(_ found: TerminalExamination) -> [Finding] {
    [
      invocation.mouse == .off
        ? Finding(
          .ok, .mouse, "--mouse off なので、端末のものです", "left to the terminal, because of --mouse off")
        : mode(
          .mouse, [.mouse, .farMouse], in: found, ("押した場所が伝わります", "clicks are reported"),
          ("端末が伝えません。すべてキーでできます", "not reported; everything can be done with keys")),
      mode(
        .paste, [.paste], in: found,
        ("貼り付けだとわかります", "pasted text is distinguished from typed text"),
        (
          "貼り付けても打ったのと同じになります。改行のある文を貼り付けないでください",
          "pasted text counts as typed; don’t paste text with line breaks"
        )),
      mode(
        .focus, [.focus], in: found,
        ("ウィンドウの切りかえが伝わります", "changes of focus are reported"),
        ("伝わりませんが、困りません", "not reported, which does no harm"), isHarmless: true),
      invocation.frameMarking == .never
        ? Finding(
          .ok, .frames, "--sync never なので、少しずつ描きます", "shown as they arrive, because of --sync never"
        )
        : frames(found),
    ]
  }

  /// Returns a finding on whether the terminal knows some modes. Study turns them on in any case.
  private func mode(
    _ topic: BilingualText, _ modes: [TerminalMode], in found: TerminalExamination,
    _ good: (japanese: String, english: String), _ bad: (japanese: String, english: String),
    isHarmless: Bool = false
  ) -> Finding {
    let known = modes.map { found.modes[$0] }
    if known.contains(false) {
      return Finding(isHarmless ? .ok : .note, topic, bad.japanese, bad.english)
    }
    guard !known.contains(nil) else {
      return Finding(
        .ok, topic, "使うようにしました（端末は、できるかどうかを答えません）",
        "enabled; the terminal doesn’t say whether it supports this")
    }
    return Finding(.ok, topic, good.japanese, good.english)
  }

  private func frames(_ found: TerminalExamination) -> Finding {
    found.modes[.frames] == true
      ? Finding(.ok, .frames, "画面を一度に描きかえます", "each appears at once")
      : Finding(
        .ok, .frames, "一度に描きかえる機能があるとは、端末が答えません。速い端末なら支障はありません",
        "the terminal doesn’t say whether each appears at once; this matters only if it is slow")
  }

  /// The programs between Study and the window, such as tmux.
  var surroundings: [Finding] {
    var findings: [Finding] = []
    if let tmux {
      findings += tmux.findings
    } else if environment["TMUX"] != nil {
      findings += [
        Finding(
          .note, BilingualText("tmux"),
          "Esc がおくれるなら ~/.tmux.conf に `set -sg escape-time 10` と書いてください",
          "if Escape is slow, add `set -sg escape-time 10` to ~/.tmux.conf"),
        Finding(
          .note, BilingualText("tmux"),
          "マウスとコピーには `set -g mouse on` と `set -g set-clipboard on` が必要です",
          "the mouse needs `set -g mouse on` there, and copying `set -g set-clipboard on`"),
      ]
    } else if environment["STY"] != nil {
      findings.append(
        Finding(
          .note, BilingualText("screen"),
          "クリップボードには写せません。Esc がおくれるなら ~/.screenrc に `maptimeout 10` と書いてください",
          "the clipboard can’t be used; "
            + "if Escape is slow, add `maptimeout 10` to ~/.screenrc"
        ))
    }
    if environment["SSH_CONNECTION"] ?? environment["SSH_TTY"] != nil {
      let options = NcursesTerminal.Options(invocation, environment)
      let delay = options.escapeDelay.count(of: .milliseconds(1))
      findings.append(
        Finding(
          .ok, BilingualText("ssh"), "離れた端末なので、Esc は \(delay) ミリ秒待ち、描きかえは少なめにします",
          "remote, so study waits \(delay) ms after Escape and draws fewer frames"))
    }
    return findings
  }
}

extension BilingualText {
  fileprivate static let mouse = BilingualText(japanese: "マウス", english: "mouse")
  fileprivate static let paste = BilingualText(japanese: "貼り付け", english: "paste")
  fileprivate static let focus = BilingualText(japanese: "ウィンドウ", english: "window")
  fileprivate static let frames = BilingualText(japanese: "描きかえ", english: "frames")
}
