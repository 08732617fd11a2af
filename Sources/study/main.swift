import Glibc
import ScreenStack

exit(Program(arguments: Array(CommandLine.arguments.dropFirst()), environment: .current).run())
