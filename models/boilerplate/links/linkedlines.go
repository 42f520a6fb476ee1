package links

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/models/boilerplate/view"
	"galley/page"
)

// looseLine is what stands between two line breaks of a block: nodes from, …, to-1.
type looseLine struct{ from, to page.NodeID }

// LastLines are the nodes of the last lines of blocks that are kept, where line breaks part these
// and each of the last is a link to another page behind the same symbol, such as an arrow: what else
// the site has, below a text without paragraphs. Dashes and points are of lists in a text. A line
// with the sign of a copyright behind them goes with them.
func LastLines(b *view.Body) (list []page.NodeID) {
	for i := b.From; i < b.To; i++ {
		if share := b.BlockLinkShare(i); !b.Kept(i) || share == 0 || share == 1 {
			continue
		}
		lines := linesOf(b.View, i)
		at, links, sign := len(lines), 0, ""
		for ; at > 0; at-- {
			if is := signOfLink(b.View, lines[at-1]); is != "" && (sign == "" || is == sign) {
				links, sign = links+1, is
			} else if links > 0 || !isRights(textOf(b.View, lines[at-1])) {
				break
			}
		}
		if at == 0 || links < linkItems {
			continue
		}
		for _, line := range lines[at:] {
			list = appendNodes(b.View, list, line)
		}
	}
	return list
}

// linesOf are the lines of a block that have letters.
func linesOf(v *view.View, block int) (lines []looseLine) {
	from, to := v.BlockNodes(block)
	line, letters := looseLine{from: from}, false
	end := func(at page.NodeID) {
		if line.to = at; letters {
			lines = append(lines, line)
		}
		line, letters = looseLine{from: at + 1}, false
	}
	for n := from; n < to; n++ {
		switch node := &v.Page.Nodes[n]; {
		case node.Tag == "br":
			end(n)
		case node.Kind == page.Text && v.Readable(n):
			letters = letters || page.HasLetters(node.Text)
		}
	}
	end(to)
	return lines
}

// signOfLink is the symbol before the link that all words of a line are in, one to another page and
// no sentence; "" of other lines.
func signOfLink(v *view.View, line looseLine) (sign string) {
	link := page.None
	for n := line.from; n < line.to; n++ {
		switch node := &v.Page.Nodes[n]; {
		case node.Tag == "img":
			return ""
		case node.Tag == "a":
			if link != page.None || !v.LeadsAway(node.Attr("href")) {
				return ""
			}
			link = n
		case node.Kind != page.Text:
		case link == page.None:
			sign += page.Norm(node.Text)
		case page.HasLetters(node.Text) && !v.Page.Contains(link, n):
			return ""
		}
	}
	text := textOf(v, line)
	last, _ := utf8.DecodeLastRuneInString(page.WithoutQuotes(text))
	if link == page.None || !isSymbol(sign) || strings.ContainsRune(".。…:：", last) || page.CountWords(text) < view.LineWords {
		return ""
	}
	return sign
}

// textOf is what a line says.
func textOf(v *view.View, line looseLine) string {
	var said strings.Builder
	for n := line.from; n < line.to; n++ {
		if node := &v.Page.Nodes[n]; node.Kind == page.Text && v.Readable(n) {
			said.WriteString(node.Text)
		}
	}
	return page.Norm(said.String())
}

// isSymbol reports whether a text is a character or two, the first of them neither a letter nor a
// sign of punctuation.
func isSymbol(text string) bool {
	first, size := utf8.DecodeRuneInString(text)
	return size > 0 && unicode.IsSymbol(first) && utf8.RuneCountInString(text[size:]) <= 1
}

// isRights reports whether a line begins with the sign of a copyright.
func isRights(line string) bool {
	return slices.ContainsFunc([]string{"©", "ⓒ", "(c)", "(C)"}, func(sign string) bool { return strings.HasPrefix(line, sign) })
}

// appendNodes adds the largest subtrees that a line holds to a list.
func appendNodes(v *view.View, list []page.NodeID, line looseLine) []page.NodeID {
	for n := line.from; n < line.to; n++ {
		if node := &v.Page.Nodes[n]; node.End <= line.to && v.IsWordsOnly(n) {
			list = append(list, n)
			n = node.End - 1
		}
	}
	return list
}
