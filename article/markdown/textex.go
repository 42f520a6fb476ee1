package markdown

import (
	"strings"

	"galley/page"
)

// Formulas that a script is to set stand in a page as TeX between marks, or alone in an element that is
// named after what it holds. Escaped as words are, TeX would say something else.

// texSigns are signs that TeX has and words hardly do.
const texSigns = `\^_{`

// maxWord is how many letters the words in a formula between single dollars have that has no command: longer
// ones are of names of variables in programs.
const maxWord = 3

// texMarks are the marks around TeX in a text, the longer ones first.
var texMarks = [...][2]string{{"$$", "$$"}, {`\[`, `\]`}, {`\(`, `\)`}, {"$", "$"}}

// text writes a text of the page: words, and TeX among them as formulas.
func (w *inlineWriter) text(n page.NodeID, text string) {
	if w.inTeX(n, text) {
		w.tex(page.Norm(text))
		return
	}
	for tries := maxTries; strings.ContainsAny(text, `$\`); {
		from, to, tex := texIn(text, &tries)
		if tex == "" {
			break
		}
		w.words(text[:from])
		w.tex(tex)
		text = text[to:]
	}
	w.words(text)
}

// tex writes a formula; as words one that has more than a formula.
func (w *inlineWriter) tex(tex string) {
	if moreThanTeX(tex) {
		w.words(tex)
		return
	}
	tex = codeMarks(page.WithoutControls(tex))
	if w.at == inCell {
		tex = strings.ReplaceAll(tex, "|", `\|`)
	}
	w.put("$" + tex + "$")
}

// inTeX reports whether a text is all of an element of formulas: a custom element with "math" in its name,
// or one of that class, in which the text has signs of TeX.
func (w *inlineWriter) inTeX(n page.NodeID, text string) bool {
	if n <= 0 || int(n) >= len(w.p.Nodes) || page.IsBlank(text) {
		return false
	}
	up := w.p.Nodes[n].Parent
	if up == page.None || w.p.Nodes[up].End != w.p.Nodes[n].End || n != up+1 || strings.ContainsAny(text, "$") {
		return false
	}
	tag := w.p.Nodes[up].Tag
	if strings.Contains(tag, "-") && hasPart(strings.Split(tag, "-"), "math") {
		return true
	}
	return strings.ContainsAny(text, texSigns) && !strings.HasPrefix(strings.TrimSpace(text), `\(`) && !strings.HasPrefix(strings.TrimSpace(text), `\[`) &&
		hasPart(strings.Fields(strings.ToLower(w.p.Nodes[up].Attr("class"))), "math")
}

func hasPart(parts []string, part string) bool {
	for _, p := range parts {
		if p == part {
			return true
		}
	}
	return false
}

// maxTries bounds how many marks of a text are looked behind that begin no formula.
const maxTries = 1000

// texIn finds the first formula between marks in a text, text[from:to] with them; tex is empty without any. It
// counts the marks that begin none down from tries, and looks no further.
func texIn(text string, tries *int) (from, to int, tex string) {
	for at := 0; at < len(text) && *tries > 0; at++ {
		if text[at] != '$' && text[at] != '\\' {
			continue
		}
		*tries--
		if tex, bytes := environmentIn(text[at:]); tex != "" {
			*tries++
			return at, at + bytes, page.Norm(tex)
		}
		for _, m := range texMarks {
			open, end := m[0], m[1]
			if !strings.HasPrefix(text[at:], open) {
				continue
			}
			rest := text[at+len(open):]
			inside, _, ends := strings.Cut(rest[:min(len(rest), maxTeX+len(end))], end)
			if !ends {
				break
			}
			behind := rest[len(inside)+len(end):]
			if isTeX(inside, open) && !(open == "$" && startsDigit(behind)) {
				*tries++
				return at, len(text) - len(behind), page.Norm(inside)
			}
			break // $$ is no $
		}
	}
	return 0, 0, ""
}

// isTeX reports whether what stands between marks is TeX. Prices and variables of programs stand between
// dollars too, and words between brackets that are told of: there are signs of TeX in it, no blanks beside
// single dollars, and no long words without a command.
func isTeX(inside, mark string) bool {
	trimmed := strings.TrimSpace(inside)
	signs := strings.ContainsAny(inside, texSigns)
	switch {
	case trimmed == "" || moreThanTeX(inside):
		return false
	case mark == "$$":
		return signs
	case mark == "$":
		return signs && trimmed == inside && !strings.Contains(inside, "`") && (hasCommand(inside) || longestWord(inside) <= maxWord)
	}
	return signs || longestWord(inside) < maxWord
}

// maxTeX bounds a formula between marks, in bytes.
const maxTeX = 4096

// commands of TeX that set addresses, elements or files, not formulas. Programs that show Markdown may obey them.
var commands = [...]string{`\href`, `\url`, `\html`, `\include`, `\input`, `\require`, `\class`, `\cssId`, `\style`}

func moreThanTeX(tex string) bool {
	for _, c := range commands {
		if strings.Contains(tex, c) {
			return true
		}
	}
	return false
}

// hasCommand reports whether a text has a command of TeX: a backslash before a letter.
func hasCommand(s string) bool {
	for i := 0; i+1 < len(s); i++ {
		if c := s[i+1] | 0x20; s[i] == '\\' && 'a' <= c && c <= 'z' {
			return true
		}
	}
	return false
}

// longestWord is how many letters the longest run of letters in a text has.
func longestWord(s string) (most int) {
	run := 0
	for i := 0; i < len(s); i++ {
		if c := s[i] | 0x20; 'a' <= c && c <= 'z' || s[i] >= 0x80 {
			run++
			most = max(most, run)
		} else {
			run = 0
		}
	}
	return most
}

func startsDigit(s string) bool { return s != "" && '0' <= s[0] && s[0] <= '9' }
