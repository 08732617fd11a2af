import Files
import Glibc

/// The folder of an older program, which kept the state in one file there. The file is only read.
///
/// Nothing is read through a link unless it leads to a state, and nothing but a regular file is waited
/// for.
public struct StateFolder: Hashable, Sendable {
  /// The file's name.
  static let fileName = "state.json"

  /// The path of the folder, which may not exist.
  public let path: String

  /// Names a folder without touching it.
  public init(path: String) {
    self.path = path
  }

  /// The path of the file that holds the state.
  public var file: String { "\(path)/\(Self.fileName)" }

  /// Reads the state, and changes nothing. It is empty if the folder or file does not exist.
  ///
  /// A link must lead to an existing state, because anyone can link to anything.
  ///
  /// - Throws: ``StateError``.
  public func read() throws(StateError) -> StateReading {
    let isLink = FileStatus(at: file)?.kind == .link
    let bytes: [UInt8]
    do throws(FileError) {
      let place = try Folder(path).following(Self.fileName)
      bytes = try place.folder.file(place.name).bytes(limit: StateReading.greatestSize)
    } catch {
      guard error.isAbsence else { throw .notReadable(path: error.path, error.reason) }
      guard !isLink else { throw .linkedElsewhere(path: file) }
      return StateReading(state: StudyState())
    }
    let reading = try StateReading(bytes, of: file)
    guard !isLink || reading.damagedFile == nil else { throw .linkedElsewhere(path: file) }
    return reading
  }

  /// Gives the file another name, because its contents are kept elsewhere now. If that fails, the file
  /// stays as it is.
  ///
  /// - Returns: The path of the file from now on.
  public func setAside() -> String {
    guard let folder = try? Folder(path) else { return file }
    for number in 1...100 {
      let name = "\(Self.fileName).old-\(number)"
      do {
        try folder.rename(Self.fileName, to: name)
        return "\(path)/\(name)"
      } catch {
        guard error.code == EEXIST else { return file }
      }
    }
    return file
  }
}
