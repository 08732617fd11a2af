/// A value on its way back.
///
/// An object, since few requests have one and all are asked for it.
final class SlotDelivery {
  let slot: SlotID
  let value: any Sendable

  init(slot: SlotID, value: any Sendable) {
    self.slot = slot
    self.value = value
  }

  var settlement: Settlement<any Sendable> { .returned(value) }
}
