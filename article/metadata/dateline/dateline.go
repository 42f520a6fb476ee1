package dateline

import (
	"regexp"
	"slices"
	"strings"

	"galley/article/metadata/day"
	"galley/article/metadata/extent"
	"galley/page"
)

// Line is a line near the title, as pieces: the texts of its text nodes.
type Line struct {
	Pieces []string
	Nodes  []page.NodeID // of the pieces
	Dated  bool          // whether a date is in it
}

// Walk hands out the lines between two nodes, and the text of each. It reads the days in
// them, which takes long: Texts does not.
func Walk(article *extent.Extent, from, to page.NodeID, yield func(line Line, text string)) {
	Texts(article, from, to, func(line Line, text string) {
		line.Dated = len(text) <= day.LineBytes && (hasTime(article, line.Nodes) || hasDay(line.Pieces, text))
		yield(line, text)
	})
}

// Texts hands out the lines between two nodes, and the text of each.
func Texts(article *extent.Extent, from, to page.NodeID, yield func(line Line, text string)) {
	var line Line
	block, last := page.None, page.None
	end := func() {
		if text := strings.Join(line.Pieces, " "); text != "" {
			yield(line, text)
		}
		line = Line{}
	}
	for n := max(0, from); n < min(page.NodeID(len(article.Page.Nodes)), to); n++ {
		node := &article.Page.Nodes[n]
		if node.Kind != page.Text {
			if node.Tag == "br" {
				end()
			}
			continue
		}
		if node.Hidden || !page.HasLetters(node.Text) || article.IsOthers(n) || isMail(article, n) {
			continue
		}
		if in := article.BlockOf(n); in != block || len(line.Pieces) > 0 && article.PartsBlocks(last, n) {
			end()
			block = in
		}
		line.Pieces, line.Nodes, last = append(line.Pieces, page.Norm(node.Text)), append(line.Nodes, n), n
	}
	end()
}

// isMail reports whether a text is the address that its link sends mail to, perhaps written so that
// programs do not find it.
func isMail(article *extent.Extent, n page.NodeID) bool {
	up := &article.Page.Nodes[article.Page.Nodes[n].Parent]
	text := article.Page.Nodes[n].Text
	return up.Tag == "a" && strings.HasPrefix(up.Attr("href"), "mailto:") && (strings.Contains(text, "@") || strings.Contains(text, " at "))
}

// hasDay reports whether a day is written in a line, or in a piece of it: with its year, or before a time.
func hasDay(pieces []string, line string) bool {
	isDay := func(text string) bool { return day.Written(text, "").ISO != "" }
	if day.HasYear(line) {
		return isDay(line) || slices.ContainsFunc(pieces, isDay)
	}
	return clock.MatchString(line) && slices.ContainsFunc(pieces, func(piece string) bool {
		return clock.MatchString(piece) && isDay(clock.ReplaceAllString(piece, anyYear))
	})
}

// clock is a time of the day. Many pages write one behind a day of this year, and leave the year out.
var clock = regexp.MustCompile(`(^|\s)\d{1,2}[:.]\d{2}(\s|$)`)

// anyYear is put in its place: that there is a day, not which, is asked.
const anyYear = " 2020 "

// hasTime reports whether one of the texts of a line stands in an element that has the day for
// programs: what readers see of it may be "today".
func hasTime(article *extent.Extent, nodes []page.NodeID) bool {
	return slices.ContainsFunc(nodes, func(n page.NodeID) bool {
		up := &article.Page.Nodes[article.Page.Nodes[n].Parent]
		return up.Tag == "time" && day.Parse(up.Attr("datetime")).ISO != ""
	})
}

// WideBlank is the blank of ideographic scripts, which parts the facts of a line.
const WideBlank = "\u3000"
