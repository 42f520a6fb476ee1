package calls

import (
	"slices"
	"strings"
	"unicode"

	"galley/date"
	"galley/models/boilerplate/view"
)

// feedNames are what the last part of the address of a feed is called, or what it ends with behind a point.
var feedNames = []string{"feed", "rss", "atom", "rss2", "rss.xml", "atom.xml", "feed.xml", "index.rdf"}

// filedWords is how many words a line with a day has at most that says where a text is filed.
const filedWords = 24

// saysFiled reports whether a block tells of the text as a post: it leads to the feed of the answers to it, or is a line with a day and a
// link that says that it is to a rubric. Programs for journals write it below the text, in sentences of their own.
func saysFiled(v *view.View, i int) bool {
	from, to := v.BlockNodes(i)
	for n := v.BlockElement(i); n < to; n++ {
		node := &v.Page.Nodes[n]
		if node.Tag != "a" || node.End <= from {
			continue
		}
		rel := strings.Fields(node.Attr("rel"))
		isRubric := slices.Contains(rel, "tag") || slices.Contains(rel, "category")
		if isFeed(node.Attr("href")) || isRubric && v.BlockWords(i) <= filedWords && hasFigures(v.BlockLine(i)) {
			return true
		}
	}
	return false
}

// hasFigures reports whether a line is short enough for one with a day, and has a digit.
func hasFigures(line string) bool {
	return date.Fits(line) && strings.ContainsFunc(line, unicode.IsDigit)
}

// isFeed reports whether an address is that of a feed.
func isFeed(href string) bool {
	href, _, _ = strings.Cut(href, "#")
	href, _, _ = strings.Cut(href, "?")
	last := strings.ToLower(strings.TrimRight(href, "/"))
	last = last[strings.LastIndexByte(last, '/')+1:]
	return slices.Contains(feedNames, last) || strings.HasSuffix(last, ".rss") || strings.HasSuffix(last, ".atom")
}
