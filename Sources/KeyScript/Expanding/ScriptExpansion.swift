import Files
import TerminalCore

/// Replaces the lines of a script that stand for others, and the references to variables, one line
/// at a time.
///
/// - Complexity: O(1) space, because the sizes of definitions and variables are limited, and so is
///   the number of lines that replace others.
package struct ScriptExpansion {
  /// The paths of all files that were included so far.
  private(set) var includedFiles: Set<String> = []
  /// The names of the variables to which the lines so far refer, or give texts.
  private(set) var variableNames: Set<String> = []

  private let file: String
  private var lines: WrittenLines
  /// The names of the variables that were given from outside.
  private let given: Set<String>
  private var variables: [String: String]
  private var definitions: [String: ScriptDefinition] = [:]
  /// The bytes in all definitions.
  private var definitionSize = 0
  /// The files and definitions that are being read, innermost last.
  private var sources: [LineSource] = []
  private var sharedLineCount = 0
  /// The mistakes so far; `nil` if the first one is thrown.
  private var mistakes: ScriptMistakes?

  /// Creates an expansion of the lines of a file.
  ///
  /// - Parameters:
  ///   - lines: The lines as written.
  ///   - file: The script's file.
  ///   - variables: The texts of variables, which take precedence over the script's own.
  private init(_ lines: WrittenLines, of file: String, defining variables: [String: String]) {
    self.lines = lines
    self.file = file
    self.variables = variables
    given = Set(variables.keys)
  }

  /// Creates an expansion of a script in memory.
  package init(_ script: Script, defining variables: [String: String] = [:]) {
    self.init(WrittenLines(script.lines), of: script.file, defining: variables)
  }

  /// Creates an expansion of a script while it is read.
  init(_ reader: ScriptReader, defining variables: [String: String] = [:]) {
    self.init(WrittenLines(reader), of: reader.file, defining: variables)
  }

  /// The next line that is played, a comment or a blank line; `nil` after the last one.
  ///
  /// - Throws: The first mistake. After ``collectMistakes()``, all so far, as soon as there are too
  ///   many.
  package mutating func next() throws(ScriptError) -> ScriptLine? {
    while true {
      do throws(ScriptError) {
        guard let line = try written() else { return nil }
        if let line = try expand(line) { return line }
      } catch { try collectOrThrow(error) }
    }
  }

  /// Skips lines that are wrong, to look for all mistakes.
  mutating func collectMistakes() { mistakes = ScriptMistakes() }

  /// The first of the mistakes that were collected, with the later ones; `nil` if there are none.
  var mistake: ScriptError? { mistakes?.error }

  /// Keeps a mistake to look for others, or throws it.
  private mutating func collectOrThrow(_ mistake: ScriptError) throws(ScriptError) {
    guard mistakes?.add(mistake) == true else { throw self.mistake ?? mistake }
  }

  /// Performs a line that stands for others, or returns one that is played.
  private mutating func expand(_ line: ScriptLine) throws(ScriptError) -> ScriptLine? {
    let resolved = try resolve(line)
    switch resolved.directive {
    case .sharing(let sharing): try perform(sharing, at: resolved)
    // An included file has only a version.
    case .header where !sources.isEmpty: break
    default:
      try declareParts(of: resolved)
      return resolved
    }
    return nil
  }

  /// A line with the texts of variables.
  private mutating func resolve(_ line: ScriptLine) throws(ScriptError) -> ScriptLine {
    if !given.isEmpty { variableNames.formUnion(line.variableNames) }
    guard line.template != nil else { return line }
    do throws(ScriptError) {
      return try line.resolved(texts, in: file)
    } catch {
      // The name is known all the same.
      if case .sharing(.variable(let name, _)) = line.directive { variables[name] = name }
      throw error
    }
  }

  /// The texts to which the current line may refer.
  private var texts: [String: String] {
    guard let source = sources.last, !source.parameters.isEmpty else { return variables }
    return variables.merging(source.parameters) { $1 }
  }

  /// The next line as written.
  private mutating func written() throws(ScriptError) -> ScriptLine? {
    while let last = sources.indices.last {
      guard let line = try sources[last].next() else {
        sources.removeLast()
        continue
      }
      sharedLineCount += 1
      guard sharedLineCount <= ScriptLimit.sharedLines.value else {
        throw line.mistake(.tooMuch(.sharedLines), in: file)
      }
      return line
    }
    return try lines.next()
  }

  private mutating func perform(
    _ sharing: Directive.Sharing, at line: ScriptLine
  ) throws(ScriptError) {
    switch sharing {
    case .variable(let name, let text): try declare(name, as: text, at: line)
    case .include(let path): try include(path, at: line)
    case .define(let name, let parameters): try define(name, parameters, at: line)
    case .end: throw line.mistake(.sharing(.nothingToEnd), in: file)
    case .call(let name, let arguments):
      let definition = try definition(name, calledWith: arguments.count, at: line)
      let origins = try origins(.called, at: line)
      sources.append(LineSource(definition, calledWith: arguments, origins: origins))
    }
  }

  /// Gives a variable a text, unless it was given from outside.
  private mutating func declare(
    _ name: String, as text: String, at line: ScriptLine
  ) throws(ScriptError) {
    guard !given.contains(name) else { return }
    guard variables[name] != nil || variables.count < ScriptLimit.variables.value else {
      throw line.mistake(.tooMuch(.variables), in: file)
    }
    variables[name] = text
  }

  /// Makes the named parts of an expectation known, with their names as texts until the line is
  /// played.
  private mutating func declareParts(of line: ScriptLine) throws(ScriptError) {
    for name in line.partNames { try declare(name, as: name, at: line) }
  }

  /// Gives the variables of named parts the texts that were found while the script was played. They
  /// are known from the next line on, also in the definitions that are being played. There, a
  /// parameter of the same name wins.
  mutating func keepTexts(of parts: [String: String]) {
    for (name, text) in parts where !given.contains(name) { variables[name] = text }
  }

  /// The origins of the lines for which a line stands.
  private func origins(
    _ kind: ScriptOrigin.Kind, at line: ScriptLine
  ) throws(ScriptError) -> [ScriptOrigin] {
    guard sources.count < ScriptLimit.depth.value else {
      throw line.mistake(.tooMuch(.depth), in: file)
    }
    let origin = ScriptOrigin(kind, file: line.span.file ?? file, line: line.span.line)
    return [origin] + line.span.origins
  }
}

// MARK: - Files

extension ScriptExpansion {
  private mutating func include(_ path: String, at line: ScriptLine) throws(ScriptError) {
    let origins = try origins(.included, at: line)
    let (opened, folder): (OpenFile, Folder)
    do throws(FileError) {
      (opened, folder) = try open(path)
    } catch {
      throw line.mistake(.sharing(.notIncluded(path, error.reason)), in: file)
    }
    let identities = sources.compactMap(\.opened?.identity) + [FileIdentity(of: file)]
    guard !identities.contains(opened.identity) else {
      throw line.mistake(.sharing(.cycle(path)), in: file)
    }
    includedFiles.insert(opened.path)
    sources.append(
      LineSource(ScriptReader(including: opened), in: folder, opened.identity, origins: origins))
  }

  /// Opens a file beside the one that is being read, and its folder. Neither leads out of the
  /// folder of the script.
  private func open(_ path: String) throws(FileError) -> (file: OpenFile, folder: Folder) {
    let (folderName, name) = Folder.parts(of: path)
    var folder: Folder
    if let opened = sources.last?.opened {
      folder = opened.folder
    } else {
      folder = try Folder(ScriptSource.folder(of: file))
    }
    if folderName != "." { folder = try folder.folder(folderName) }
    return (try folder.file(name), folder)
  }
}

// MARK: - Definitions

extension ScriptExpansion {
  /// Reads a definition up to its end. Its lines are checked now, whether or not they are called.
  private mutating func define(
    _ name: String, _ parameters: [String], at line: ScriptLine
  ) throws(ScriptError) {
    var definition = ScriptDefinition(
      name: name, parameters: parameters, file: line.span.file ?? file, line: line.span.line)
    // The texts aren't known yet, but the names are.
    var texts = variables.merging(zip(parameters, parameters)) { $1 }
    var isOver = false
    while !isOver {
      do throws(ScriptError) {
        guard let next = try written() else {
          throw line.mistake(.sharing(.unclosedDefinition(name)), in: file)
        }
        isOver = try add(next, to: &definition, &texts)
      } catch { try collectOrThrow(error) }
    }
    try keep(definition, at: line)
  }

  /// Adds a line to a definition.
  ///
  /// - Returns: Whether it is the end.
  private mutating func add(
    _ line: ScriptLine, to definition: inout ScriptDefinition, _ texts: inout [String: String]
  ) throws(ScriptError) -> Bool {
    if !given.isEmpty { variableNames.formUnion(line.variableNames) }
    let resolved = try line.resolved(texts, in: file)
    var partNames = Set(resolved.partNames)
    switch resolved.directive {
    case nil: return false
    case .sharing(.end): return true
    case .sharing(.call(definition.name, _)):
      throw line.mistake(.sharing(.recursion(definition.name)), in: file)
    case .sharing(.call(let called, let arguments)):
      let called = try self.definition(called, calledWith: arguments.count, at: line)
      partNames.formUnion(called.partNames)
    default: break
    }
    for name in partNames { texts[name] = name }
    definition.partNames.formUnion(partNames)
    definition.size += line.text.utf8.count
    guard definitionSize + definition.size <= ScriptLimit.definitions.value else {
      throw line.mistake(.tooMuch(.definitions), in: file)
    }
    definition.lines.append(line)
    return false
  }

  private mutating func keep(
    _ definition: ScriptDefinition, at line: ScriptLine
  ) throws(ScriptError) {
    guard let other = definitions[definition.name] else {
      definitions[definition.name] = definition
      definitionSize += definition.size
      return
    }
    // The file may be included again.
    guard other.place == definition.place else {
      throw line.mistake(.sharing(.definedTwice(definition.name, at: other.place)), in: file)
    }
  }

  private func definition(
    _ name: String, calledWith count: Int, at line: ScriptLine
  ) throws(ScriptError) -> ScriptDefinition {
    guard let definition = definitions[name] else {
      let known = definitions.keys.sorted()
      let nearest = Suggestion.nearest(to: name, among: known)
      throw line.mistake(
        .unknown(.definition, name, nearest: nearest, known: known), in: file)
    }
    if let problem = definition.problem(withArguments: count) {
      throw line.mistake(problem, in: file)
    }
    return definition
  }
}
