/// The version of Study, as its about text and `--version` say it.
public let studyVersion = "0.1.0"
