/// A committed edit on its way through the steps that follow.
struct Change: ~Copyable {
  /// The edit, until the journal takes it.
  let edit: PathEdit

  /// What askings ended with it, top first.
  let news: [SlotNews]

  /// What it means for the screens.
  let turnover: Turnover
}
