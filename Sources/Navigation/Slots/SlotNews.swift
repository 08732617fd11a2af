/// What is to be told to a screen that asked.
struct SlotNews {
  let slot: SlotID
  let settlement: Settlement<any Sendable>
}
