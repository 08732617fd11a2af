import Files
import Glibc

/// The folder where older versions kept their state, in one file. The file is only read, or renamed
/// by ``setAside()``.
///
/// A link is followed only if it leads to a state. Reading never waits for anything but a regular
/// file.
public struct StateFolder: Hashable, Sendable {
  /// The file's name.
  static let fileName = "state.json"

  /// The path of the folder, which may not exist.
  public let path: String

  /// Creates a value for a folder, without accessing it.
  public init(path: String) {
    self.path = path
  }

  /// The path of the file that holds the state.
  public var file: String { "\(path)/\(Self.fileName)" }

  /// Reads the state without changing anything. The result is empty if the folder or file does not
  /// exist.
  ///
  /// A link must lead to an existing state, because a link can lead anywhere.
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

  /// Renames the file, once its contents are kept elsewhere. If that fails, the file stays as it
  /// is.
  ///
  /// - Returns: The path of the file afterward.
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
