/// `gloam doctor`: what this terminal can show, and why.
func doctor(_ arguments: Arguments) -> Output { Output(text: "\n") }
