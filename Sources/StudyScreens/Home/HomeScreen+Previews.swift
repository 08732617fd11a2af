import Navigation
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// What a wide window shows beside the first screen of the row that has the focus.
extension HomeScreen {
  /// The rows beside this screen in a wide window: the lessons of the focused subject, or what is
  /// due.
  func preview(of row: String?, in area: Size) -> [Row<Self>] {
    switch row {
    case "review": previewOfReview(in: area.columns)
    case "last":
      model.nextStep.map {
        preview(of: $0.lesson.subject, opening: $0.lesson, in: area.columns)
      } ?? []
    case "settings": previewOfSettings
    case "place": previewOfPlace
    case let row?:
      model.catalog.subjects.first { row == $0.id.rawValue || row == "own/\($0.id.rawValue)" }
        .map { preview(of: $0.id, in: area.columns) } ?? []
    case nil: []
    }
  }

  /// What is due in each subject, and how long it takes, for which its own row has no room beside
  /// this. If the review asks only a portion, the row has the time of that, so the number of all
  /// stands here instead.
  private func previewOfReview(in width: Int) -> [Row<Self>] {
    let count = model.dueCount
    guard count > 0 else { return previewOfComingReviews }
    let heading = Row<Self>(
      model.language.label(["いま", "復習する", "もの"], "Due now"),
      detail: model.portion(ofReview: count) == count
        ? model.wordsForTime(ofReview: count)
        : model.language.label(["全部で", "\(count.grouped)問"], "\(count.grouped) in all")
    ).style(.heading)
    let readings = model.readingsForReview(in: width)
    return [heading]
      + model.catalog.subjects.map { subject in
        let row: Row<Self> = model.row(forReviewOf: subject, readings).style(.muted)
        guard model.dueCount(of: subject.id) > 0 else { return row }
        return row.onSelect { _, context in context.review(.reviewOf(subject.id)) }
      }
  }

  /// How many items are due on each of the next days.
  private var previewOfComingReviews: [Row<Self>] {
    let week = model.dueOfWeek
    let heading = Row<Self>(model.language("これからの復習", "Due in the next 7 days"))
      .style(.heading).unnumbered()
    let days = week.indices.filter { week[$0] > 0 }.map { index in
      Row<Self>(
        model.name(of: model.clock.today + index),
        detail: model.language.questions(week[index])
      )
      .style(.muted).unnumbered()
    }
    return days.isEmpty
      ? [heading, Row(model.wordsForComingReviews).style(.muted).unnumbered()] : [heading] + days
  }

  /// The lessons of a subject. The one that Enter opens at once stands out.
  private func preview(
    of subject: SubjectID, opening next: LessonID? = nil, in width: Int
  ) -> [Row<Self>] {
    let rows = LessonRows(model: model, subject: subject, width: width)
    guard !rows.lessons.isEmpty else { return [] }
    let note = model.wordsForGrade(in: subject).map { Row<Self>($0).style(.muted).unnumbered() }
    let lessons: [Row<Self>] = rows.lessons.map { lesson in
      rows.row(for: lesson).style(lesson.id == next ? .accent : .muted).onSelect { _, context in
        context.push([.subject(subject), .lesson(lesson.id)])
      }
    }
    let exam = Row<Self>(model.wordForExam).style(.muted).onSelect { [model] _, context in
      context.push([.subject(subject), model.routeOfExam(in: subject)])
    }
    return [note, rows.heading()].compactMap(\.self) + lessons + [Row(""), exam]
  }

  /// The settings that matter most when learning.
  private var previewOfSettings: [Row<Self>] {
    let (settings, language) = (model.settings, model.language)
    let values: [(SettingsScreen.Setting, String)] = [
      (.roundLength, "\(settings.roundLength)"),
      (.newItems, language.words(for: settings.newItems)),
      (.answers, language.words(for: settings.answers)),
      (.retention, "\(settings.retention)"),
      (.language, language.ownName(of: model.chosenLanguage)),
      (.grade, language.words(forGrade: settings.grade)),
    ]
    return [Row(model.wordForSettings).style(.heading).unnumbered()]
      + values.map { setting, value in
        Row(model.name(of: setting), detail: value).style(.muted).unnumbered()
      }
  }

  /// What it is good for to say where one lives.
  private var previewOfPlace: [Row<Self>] {
    [
      Row(model.name(of: .place)).style(.heading).unnumbered(),
      Row(model.wordsForUseOfPlace).style(.muted).unnumbered().wrapped(),
    ]
  }
}
