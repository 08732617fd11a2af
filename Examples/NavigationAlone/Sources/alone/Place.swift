import Navigation

/// The screens of the kiosk.
enum Place: Hashable, Codable {
  case lobby
  case room(Int)
  case guests(returning: ReturnSlot<String>)
}
