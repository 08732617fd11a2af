/// A value on its way back.
struct SlotDelivery {
  let slot: SlotID
  let value: any Sendable

  var settlement: Settlement<any Sendable> { .returned(value) }
}
