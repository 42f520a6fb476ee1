package flow

import (
	"slices"
	"strings"

	"galley/page"
)

// texPairs are what stands around the TeX of a formula in the description of its picture.
var texPairs = [...][2]string{
	{`\(`, `\)`}, {`\[`, `\]`}, {"$$", "$$"}, {"$", "$"}, {`{\displaystyle `, "}"}, {`{\textstyle `, "}"},
	{`\begin{displaymath}`, `\end{displaymath}`}, {`\begin{math}`, `\end{math}`}, {`\begin{equation}`, `\end{equation}`}, {`\begin{equation*}`, `\end{equation*}`},
}

// texClasses are words of the class of a picture of a formula.
var texClasses = []string{"latex", "tex", "math"}

// PictureTeX is the TeX of the formula that a picture shows, which programs for pages without scripts write into its description:
// between marks of TeX, or with a class that says so. Empty: it shows something else.
func PictureTeX(n *page.Node) string {
	alt := page.Norm(n.Attr("alt"))
	if n.Tag != "img" || alt == "" || len(alt) > maxTeX {
		return ""
	}
	for _, pair := range texPairs {
		inside, begins := strings.CutPrefix(alt, pair[0])
		inside, ends := strings.CutSuffix(inside, pair[1])
		if !begins || !ends || strings.TrimSpace(inside) == "" {
			continue
		}
		if pair[0] == "$" && (!strings.ContainsAny(inside, `\^_{=`) && len(inside) > 1 || strings.Contains(inside, "$")) {
			return ""
		}
		return strings.TrimSpace(inside)
	}
	if strings.ContainsAny(alt, `\^_{`) && slices.ContainsFunc(strings.Fields(strings.ToLower(n.Attr("class"))), func(word string) bool { return slices.Contains(texClasses, word) }) {
		return alt
	}
	return ""
}
