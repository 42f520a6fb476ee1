package entries

import (
	"slices"
	"strings"

	"galley/features"
	"galley/models/boilerplate/span"
	"galley/page"
)

// Bounds of the questions of a quiz: how many there are, how many answers each has to choose from, and what share of them has a
// question mark. Fewer ask a reader for an opinion.
const (
	questionsLeast = 3
	answersLeast   = 2
	questionsAsked = 0.5
)

// isQuestion reports whether a block asks something. Greek has a semicolon for a question mark.
func isQuestion(text string) bool {
	return strings.ContainsAny(text, "?？؟\u037e՞") || strings.HasSuffix(strings.TrimSpace(text), ";")
}

// WithChoices are the scores of blocks with those of the questions of a quiz raised, and of the answers that a reader chooses
// from: to the networks they are a form. No other form asks three questions with radio buttons or check boxes
// and has no field to write in.
func WithChoices(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	list := questions(x)
	if len(list) < questionsLeast {
		return scores
	}
	asked := 0
	for _, q := range list {
		for i := q.From; i < q.To; i++ {
			if isQuestion(x.BlockText(i)) {
				asked++
				break
			}
		}
	}
	if float64(asked) < questionsAsked*float64(len(list)) {
		return scores
	}
	post := slices.Clone(scores.Posteriors())
	for _, q := range list {
		for i := q.From; i < q.To; i++ {
			if n := x.BlockElement(i); x.BlockLinkShare(i) < 0.5 && x.Page.Nodes[n].Tag != "button" {
				post[i] = max(post[i], sureUpdate)
			}
		}
	}
	return x.Scores(post)
}

// questions are the blocks of each question of a form: of the largest element around its answers with none of another one. nil
// where a reader may write in a field between them.
func questions(x *features.Index) (list []span.Blocks) {
	groups := choices(x.Page)
	for k, g := range groups {
		if g.len < answersLeast {
			return nil
		}
		before, behind := x.Page.Body(), x.Page.Nodes[x.Page.Body()].End
		if k > 0 {
			before = groups[k-1].last
		}
		if k+1 < len(groups) {
			behind = groups[k+1].first
		}
		box := page.None
		for n := g.first; n > before && x.Page.Nodes[n].End <= behind; n = x.Page.Nodes[n].Parent {
			if box != page.None && k+1 == len(groups) && x.Page.Nodes[box].End > g.last {
				break // what stands around the last one may be anything
			}
			box = n
		}
		if box == page.None || x.Page.Nodes[box].End <= g.last {
			return nil
		}
		from, to := x.Span(box)
		list = append(list, span.Blocks{From: from, To: to})
	}
	return list
}

// choice is a run of radio buttons or check boxes of one name, or of one parent's parent where they have none.
type choice struct {
	first, last page.NodeID
	len         int
	key         string
}

// choices are the runs of answers of a page, nil where a field to write in stands between the first and the last of them.
func choices(p *page.Page) (list []choice) {
	written := page.None
	for n := p.Body(); n < p.Nodes[p.Body()].End; n++ {
		node := &p.Nodes[n]
		switch kind := strings.ToLower(node.Attr("type")); {
		case node.Tag == "textarea" || node.Tag == "select" || node.Tag == "input" && (kind == "" || kind == "text" || kind == "email" || kind == "tel"):
			written = n
		case node.Tag == "input" && (kind == "radio" || kind == "checkbox"):
			if len(list) > 0 && written > list[0].first {
				return nil
			}
			key := strings.TrimSuffix(node.Attr("name"), "[]")
			if k := len(list) - 1; k >= 0 && list[k].key == key {
				list[k].last, list[k].len = n, list[k].len+1
				continue
			}
			list = append(list, choice{first: n, last: n, len: 1, key: key})
		}
	}
	return list
}
