public import SpacedRepetition
public import StudyCatalog

// Years start in March here, so that the leap day is the last day of its year. The first day is the
// start of such a year 0, 719,468 days before 1970.

extension StudyDay {
  /// Creates the study day of a date.
  public init(_ date: Day) {
    let year = date.month > 2 ? date.year : date.year - 1
    let month = (date.month + 9) % 12
    let leapDays = year / 4 - year / 100 + year / 400
    self.init(number: year * 365 + leapDays + (month * 153 + 2) / 5 + date.day - 1 - 719_468)
  }
}

extension Day {
  /// Creates the date of a day, clamped to the first and last day of the calendar.
  public init(nearest day: StudyDay) {
    self = Day(day) ?? (day < StudyDay(.earliest) ? .earliest : .latest)
  }

  /// Creates the date of a day; `nil` if it is outside the calendar.
  public init?(_ day: StudyDay) {
    guard day >= StudyDay(.earliest), day <= StudyDay(.latest) else { return nil }
    let (cycle, dayOfCycle) = (day.number + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100)
    let month = (dayOfYear * 5 + 2) / 153
    self.init(
      year: cycle * 400 + yearOfCycle + (month < 10 ? 0 : 1),
      month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (month * 153 + 2) / 5 + 1)
  }
}
