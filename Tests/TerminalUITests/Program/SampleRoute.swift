import Navigation

/// The screens of the sample program.
enum SampleRoute: RouteValue {
  case home, list, form, search, story, dialogs, loading, visibleLoading
  case deep(Int)
  case colours(returning: ReturnSlot<String>)
}
