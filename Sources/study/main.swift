import Glibc
import ScreenStack

exit(Program(arguments: Array(CommandLine.arguments.dropFirst()), surroundings: .process).run())
