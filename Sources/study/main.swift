import Glibc

exit(Program(arguments: Array(CommandLine.arguments.dropFirst()), surroundings: .process).run())
