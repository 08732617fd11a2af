// A program with a stack of screens and no terminal: a kiosk that reads its commands from a list.
import Navigation

let kiosk = Kiosk()
kiosk.router.launch()
kiosk.router.push(.room(7))
kiosk.askForGuest()
kiosk.router.pop()
kiosk.router.quit()
print(kiosk.log.joined(separator: "\n"))
