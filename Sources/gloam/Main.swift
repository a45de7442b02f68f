@main
struct Gloam {
  static func main() {}
}
