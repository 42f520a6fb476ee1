package title

import (
	"cmp"
	"slices"
	"strings"

	"galley/article/metadata/day"
	"galley/article/metadata/language"
	"galley/article/subtree"
	"galley/page"
)

// Of is the title's text, without the name of the site behind it. headline is what linked data
// call the article.
func Of(p *page.Page, sel page.Selection, headline string) string {
	hints := titleHints(p, headline)
	title := headlineOf(p, sel, hints)
	if isParagraph(title) {
		title = cmp.Or(documentTitle(p, hints), title)
	}
	if said := unmarked(page.Norm(headline)); len(page.Letters(said)) >= minHeadline && isSiteTitle(p, title) {
		title = said // all that the page shows is the name of its site
	}
	return withoutSite(p, withoutSpace(p, sel.Title, asWritten(p, hints, unmarked(title))))
}

// headlineOf is the text of the selected title. What the page calls its headline in linked
// data or meta tags decides where the title ends: a kicker or a second line that stands in
// an element of its own inside of the subtree goes, and the rest of a headline that goes on
// in the next element is added. Only what a reader sees is taken.
func headlineOf(p *page.Page, sel page.Selection, hints []string) string {
	if sel.Title == page.None {
		return cmp.Or(pictured(p, sel), documentTitle(p, hints))
	}
	cut := p.Outermost(slices.Concat(subtree.TitleCut(p, sel), readings(p, sel.Title)))
	lines := p.TextWithout(sel.Title, cut)
	title := page.Norm(lines)
	if title == "" {
		return documentTitle(p, hints)
	}
	for _, hint := range hints {
		want, have := page.Letters(hint), page.Letters(title)
		switch {
		case len(want) < minHeadline:
		case want == have:
			if isJoined(p, sel.Title, cut) {
				return asTitled(p, hints, hint) // it has the colon or blank that style sheets put between lines
			}
		case strings.Contains(have, want):
			switch shorter, joined := partOf(p, sel.Title, cut, want); {
			case joined:
				return asTitled(p, hints, hint)
			case shorter != "":
				return shorter
			}
		case strings.HasPrefix(want, have) && !siteFollows(hint, len(have)) && !bylineFollows(hint, len(have)):
			if isNext(p, sel.Title, want[len(have):]) {
				return asTitled(p, hints, hint)
			}
		}
	}
	if shorter := behindKicker(p, sel.Title, cut, hints, page.Letters(title)); shorter != "" {
		return shorter
	}
	if shorter := afterKicker(p, sel.Title, cut, page.Letters(title)); shorter != "" {
		return shorter
	}
	if part := inDocumentTitle(p, sel.Title, cut, title); part != title {
		return part
	}
	return page.Norm(withoutDay(p, lines))
}

// readings are how to read the characters of a title, as ruby has it above them: a title without ruby
// has them neither, and they are in nothing that the page calls its headline.
func readings(p *page.Page, title page.NodeID) (list []page.NodeID) {
	for n := title; n < p.Nodes[title].End; n++ {
		if tag := p.Nodes[n].Tag; tag == "rt" || tag == "rp" {
			list = append(list, n)
		}
	}
	return list
}

// behindKicker is the end of a title that a hint is before the name of the site, where a kicker with a colon,
// in an element of its own, stands before it; "" where there is none.
func behindKicker(p *page.Page, n page.NodeID, cut []page.NodeID, hints []string, have string) string {
	for _, hint := range hints {
		for _, part := range beforeSigns(hint) {
			want := page.Letters(part)
			if len(want) >= minHeadline && want != have && strings.HasSuffix(have, want) {
				if shorter, _ := partOf(p, n, cut, want); shorter != "" && colonBefore(p.TextWithout(n, cut), shorter) {
					return shorter
				}
			}
		}
	}
	return ""
}

// colonBefore reports whether a colon stands before the end of a text.
func colonBefore(text, end string) bool {
	return page.EndsInColon(strings.TrimSuffix(page.Norm(text), end))
}

// withoutDay is a title without a line of its own above it or below that is a day and no more, which
// stands in the same cell or heading. <title> has it where it is of the headline.
func withoutDay(p *page.Page, title string) string {
	lines := strings.Split(title, "\n")
	lines = slices.DeleteFunc(lines, page.IsBlank)
	isDay := func(line string) bool {
		return day.HasYear(line) && day.OtherWords(line) == 0 && len(day.Numbers(line)) > 1 && day.Written(line, language.Around(p, p.Body())).ISO != "" &&
			!strings.Contains(page.Letters(p.DocumentTitle()), page.Letters(line))
	}
	if len(lines) > 1 && isDay(lines[0]) {
		lines = lines[1:]
	}
	if last := len(lines) - 1; last > 0 && isDay(lines[last]) {
		lines = lines[:last]
	}
	return strings.Join(lines, "\n")
}

// isJoined reports whether the text of a title is of several elements.
func isJoined(p *page.Page, n page.NodeID, cut []page.NodeID) bool {
	parent := page.None
	for i := n; i < p.Nodes[n].End; i++ {
		if p.InAny(cut, i) || p.Nodes[i].Hidden {
			i = p.Nodes[i].End - 1
		} else if node := &p.Nodes[i]; node.Kind == page.Text && page.HasLetters(node.Text) {
			if parent != page.None && node.Parent != parent {
				return true
			}
			parent = node.Parent
		}
	}
	return false
}

// partOf is the text of neighbouring text nodes below n whose letters are wanted, "" where
// those begin or end within one; and whether they are in several elements.
func partOf(p *page.Page, n page.NodeID, cut []page.NodeID, want string) (part string, joined bool) {
	var texts []page.NodeID
	for i := n; i < p.Nodes[n].End; i++ {
		if p.InAny(cut, i) || p.Nodes[i].Hidden {
			i = p.Nodes[i].End - 1
		} else if p.Nodes[i].Kind == page.Text && page.HasLetters(p.Nodes[i].Text) {
			texts = append(texts, i)
		}
	}
	for from := range texts {
		var text, plain strings.Builder
		joined := false
		for _, t := range texts[from:] {
			joined = joined || p.Nodes[t].Parent != p.Nodes[texts[from]].Parent
			text.WriteString(p.Nodes[t].Text + " ")
			plain.WriteString(page.Letters(p.Nodes[t].Text))
			if plain.String() == want {
				return page.Norm(text.String()), joined
			}
			if plain.Len() >= len(want) {
				break
			}
		}
	}
	return "", false
}

// isNext reports whether the text behind the subtree n has the wanted letters, before
// anything else follows.
func isNext(p *page.Page, n page.NodeID, want string) bool {
	var have strings.Builder
	for i := p.Nodes[n].End; i < page.NodeID(len(p.Nodes)); i++ {
		if node := &p.Nodes[i]; node.Hidden {
			i = node.End - 1
		} else if node.Kind == page.Text {
			have.WriteString(page.Letters(node.Text))
			if have.String() == want {
				return true
			}
			if !strings.HasPrefix(want, have.String()) {
				return false
			}
		}
	}
	return false
}
