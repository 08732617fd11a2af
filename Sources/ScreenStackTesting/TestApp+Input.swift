public import KeyScript
public import TerminalCore
public import Testing

// Each input is a one-line script, so that tests and scripts behave and report alike.
extension TestApp {
  /// Presses keys one after the other.
  ///
  /// - Parameters:
  ///   - keys: The names of the keys as in a key script, such as `enter`, `ctrl+n`, `?`, or
  ///     `down*3`.
  ///   - sourceLocation: Where to record an issue if a key is unknown or the program has ended.
  /// - Returns: The same app, for the next input.
  @discardableResult
  public func press(_ keys: String..., sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    do throws(ScriptError) {
      var presses: [KeyPress] = []
      for name in keys { presses += try KeyPress.all(named: name) }
      send(.keys(presses), sourceLocation: sourceLocation)
    } catch {
      report("\(error.problem)", sourceLocation)
    }
    return self
  }

  /// Types a text, one character after the other.
  @discardableResult
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    send(.type(text), sourceLocation: sourceLocation)
  }

  /// Pastes a text as a single event.
  @discardableResult
  public func paste(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    send(.paste(text), sourceLocation: sourceLocation)
  }

  /// Clicks a cell, given from column 0 and row 0 at the upper left corner.
  @discardableResult
  public func click(
    column: Int, row: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    send(.click(.position(Position(column: column, row: row))), sourceLocation: sourceLocation)
  }

  /// Clicks the first visible match of a text, from the upper left. Records an issue if there is
  /// none.
  @discardableResult
  public func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    send(.click(.text(text)), sourceLocation: sourceLocation)
  }

  /// Changes the size of the terminal, in cells.
  @discardableResult
  public func resize(to size: Size, sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    send(.resize(size), sourceLocation: sourceLocation)
  }

  /// Sends the input of a line of a key script, such as `swipe right 0,5 20,5 in 180ms` or
  /// `raw "\u{1b}[A"`.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - sourceLocation: Where to record an issue if the line has a mistake, is no input, or if
  ///     the program has ended.
  /// - Returns: The same app, for the next input.
  @discardableResult
  public func send(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    do throws(ScriptError) {
      let script = try Script(parsing: "keys 1\n\(line)")
      let directives = script.lines.compactMap(\.directive).dropFirst()
      guard case .input(let input) = directives.first, directives.count == 1 else {
        report("“\(line)” is not one input of a key script", sourceLocation)
        return self
      }
      send(input, sourceLocation: sourceLocation)
    } catch {
      report("\(error.problem)", sourceLocation)
    }
    return self
  }

  /// Sends any input of a key script.
  @discardableResult
  public func send(
    _ input: Directive.Input, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    app.queue.patience = nil
    let complaint = complaint(playing: Script(.input(input), at: sourceLocation))
    report(complaint, sourceLocation)
    return self
  }
}

extension KeyPress {
  /// Parses the arguments of `key` in a script: the name of a key, or several such as `down*3
  /// enter`.
  fileprivate static func all(named names: String) throws(ScriptError) -> [KeyPress] {
    // Some characters, such as `#`, have another meaning in a script.
    if let key = Key(name: names) { return [KeyPress(key)] }
    let script = try Script(parsing: "keys 1\nkey \(names.visible)")
    guard case .input(.keys(let presses)) = script.lines.last?.directive else { return [] }
    return presses
  }
}
