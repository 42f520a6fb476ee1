package markdown

import "strings"

// texEnvironments are the environments of TeX that scripts set wherever they stand in a text. What is in those that are true is
// a formula without them; of the others they say how its lines are set.
var texEnvironments = map[string]bool{
	"equation": true, "equation*": true, "math": true, "displaymath": true,
	"align": false, "align*": false, "gather": false, "gather*": false, "multline": false, "multline*": false, "eqnarray": false, "eqnarray*": false,
}

// environmentIn is the formula of the environment that a text begins with, and how many bytes it is long there; tex is empty
// where it begins with none.
func environmentIn(text string) (tex string, bytes int) {
	const begin, end = `\begin{`, `\end{`
	if !strings.HasPrefix(text, begin) {
		return "", 0
	}
	name, _, closed := strings.Cut(text[len(begin):min(len(text), len(begin)+maxEnvironment)], "}")
	bare, known := texEnvironments[name]
	if !closed || !known {
		return "", 0
	}
	rest := text[len(begin)+len(name)+1:]
	inside, _, ended := strings.Cut(rest[:min(len(rest), maxTeX)], end+name+"}")
	if !ended || strings.TrimSpace(inside) == "" || moreThanTeX(inside) {
		return "", 0
	}
	bytes = len(begin) + len(end) + 2*(len(name)+1) + len(inside)
	if bare {
		return inside, bytes
	}
	return text[:bytes], bytes
}

// maxEnvironment is how many bytes the name of an environment has at most, with the brace behind it.
const maxEnvironment = 16
