extension LineParser {
  /// Parses the arguments of `let`; the blanks around the equals sign may be left out.
  mutating func variable() throws(ScriptError) -> Directive.Sharing {
    scanner.skipBlanks()
    let start = scanner.position
    while !scanner.isAtEnd, scanner.bytes[scanner.position] != UInt8(ascii: "="),
      !LineScanner.isBlank(scanner.bytes[scanner.position])
    {
      scanner.position += 1
    }
    let name = try checkedName(start..<scanner.position)
    scanner.skipBlanks()
    guard !scanner.isAtEnd, scanner.bytes[scanner.position] == UInt8(ascii: "=") else {
      throw scanner.malformed(.equals, scanner.token())
    }
    scanner.position += 1
    return .variable(name, try value())
  }

  /// Parses the text of a variable or a parameter.
  private mutating func value() throws(ScriptError) -> String {
    scanner.skipBlanks()
    let start = scanner.position
    let text = try scanner.text()
    guard text.utf8.count <= ScriptLimit.variable.value else {
      throw scanner.error(.tooMuch(.variable), at: start..<scanner.position)
    }
    return text
  }

  /// Parses the arguments of `define`.
  mutating func definition() throws(ScriptError) -> Directive.Sharing {
    let name = try checkedName(scanner.token())
    var parameters: [String] = []
    var token = scanner.token()
    while !token.isEmpty {
      let parameter = try checkedName(token)
      guard !parameters.contains(parameter) else {
        throw scanner.error(.repeated(parameter), at: token)
      }
      guard parameters.count < ScriptLimit.parameters.value else {
        throw scanner.error(.tooMuch(.parameters), at: token)
      }
      parameters.append(parameter)
      token = scanner.token()
    }
    return .define(name, parameters: parameters)
  }

  /// Parses the arguments of `call`.
  mutating func call() throws(ScriptError) -> Directive.Sharing {
    let name = try checkedName(scanner.token())
    var arguments: [String] = []
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      guard arguments.count < ScriptLimit.parameters.value else {
        throw scanner.error(.tooMuch(.parameters), at: scanner.position..<scanner.trimmedEnd)
      }
      arguments.append(try value())
      scanner.skipBlanks()
    }
    return .call(name, arguments: arguments)
  }

  private func checkedName(_ token: Range<Int>) throws(ScriptError) -> String {
    guard Notation.isName(scanner.bytes[token]) else { throw scanner.malformed(.name, token) }
    return scanner.string(token)
  }
}
