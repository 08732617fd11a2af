import Glibc
import Navigation

/// The memory used by an entry that was never shown.
enum DeepPath {
  /// A line with the memory used by a router with a deep path, divided by the depth.
  static var line: String {
    let depth = 1_000_000
    let host = SilentHost()
    let routes = Array(0..<depth)
    let before = resident
    let router = Router(root: 0, host: host, queue: WorkQueue())
    router.launch(routes)
    let bytes = (resident - before) / depth
    withExtendedLifetime((host, router)) {}
    return "an entry never shown".padded(to: 52) + "\(bytes) bytes"
  }

  /// The resident memory of the process, in bytes.
  private static var resident: Int {
    guard let file = unsafe fopen("/proc/self/statm", "r") else { return 0 }
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard unsafe fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
