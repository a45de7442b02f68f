import Glibc
import Preview

@main
struct Gloam {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }
}

func run(_ words: [String]) -> Int32 {
  do {
    let arguments = try parse(words, OptionTable.all)
    let session = try Session(arguments, path: arguments.words.dropFirst().first, library: Library())
    let output = try render(session, arguments)
    print(output.text, terminator: "")
    return output.status
  } catch { print(error); return 2 }
}
