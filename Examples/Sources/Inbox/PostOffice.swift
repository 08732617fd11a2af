import ScreenStack

/// Takes letters, slowly, and sends none of them anywhere.
enum PostOffice {
  /// How long it takes to deliver a letter.
  static let time = Duration.seconds(2)

  static func deliver(_ draft: Draft, on queue: WorkQueue) async throws {
    try await queue.sleep(for: time)
    for address in [draft.to, draft.copy] where address.hasSuffix(".invalid") {
      throw DeliveryError.unknownHost(address)
    }
  }
}

/// Why a letter can't be delivered.
enum DeliveryError: Error {
  case unknownHost(String)
}

/// An address of mail.
enum Address {
  /// What can be wrong with one.
  enum Mistake: Hashable, Sendable {
    case empty, blank, at, name, host
  }

  /// What is wrong with an address, or `nil`.
  static func mistake(in text: String) -> Mistake? {
    guard !text.isEmpty else { return .empty }
    guard !text.contains(where: \.isWhitespace) else { return .blank }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .at }
    guard !parts[0].isEmpty else { return .name }
    return parts[1].split(separator: ".").count > 1 ? nil : .host
  }
}
