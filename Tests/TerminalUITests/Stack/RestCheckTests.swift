import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

@Suite("The lifecycle checker of an app") struct RestCheckTests {
  @Test("reports a visible screen that has not appeared when nothing is in progress")
  func missingAppearance() {
    let app = launchAtlas([.countries])
    #expect(app.violations == [])
    app.inside { app in
      let host = app.session.host
      for phase in [LifecyclePhase.willDisappear(.quit), .didDisappear] {
        host.handle(LifecycleEvent(entry: host.router.top, phase: phase))
      }
    }
    app.press("down")
    #expect(app.violations.first == "at rest, visible: nothing instead of #1")
  }

  @Test("reports a visible screen that is not told that it has the keyboard")
  func missingActivation() {
    let app = launchAtlas([.countries, .country("France")])
    app.inside { app in
      let host = app.session.host
      host.handle(LifecycleEvent(entry: host.router.top, phase: .deactivated))
    }
    app.press("down")
    #expect(app.violations == ["at rest, not active: #1, #2 instead of #1"])
  }
}
