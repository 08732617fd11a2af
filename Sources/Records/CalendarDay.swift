public import SpacedRepetition
public import StudyCatalog

extension StudyDay {
  /// Creates the study day of a date.
  public init(_ date: Day) { self.init(number: date.daysSince1970) }
}

extension Day {
  /// Creates the date of a day, clamped to the first and last day of the calendar.
  public init(nearest day: StudyDay) {
    self = Day(day) ?? (day < StudyDay(.earliest) ? .earliest : .latest)
  }

  /// Creates the date of a day; `nil` if it is outside the calendar.
  public init?(_ day: StudyDay) { self.init(daysSince1970: day.number) }
}
