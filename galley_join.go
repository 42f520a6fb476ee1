package galley

import (
	"maps"
	"slices"

	"galley/article"
	"galley/article/continuation"
	"galley/page"
)

// take adds what a following page loaded and took.
func (r *Result) take(q *Result) {
	if r.files == nil {
		r.files = q.files
	} else {
		maps.Copy(r.files, q.files)
	}
	r.faces = append(r.faces, q.faces...)
	for _, host := range q.Article.Refused {
		if !slices.Contains(r.Article.Refused, host) {
			r.Article.Refused = append(r.Article.Refused, host)
		}
	}
	t := &r.Timing
	t.Navigate, t.Settle, t.Snapshot = t.Navigate+q.Timing.Navigate, t.Settle+q.Timing.Settle, t.Snapshot+q.Timing.Snapshot
	t.Convert, t.Styles = t.Convert+q.Timing.Convert, t.Styles+q.Timing.Styles
	t.Select, t.Article = t.Select+q.Timing.Select, t.Article+q.Timing.Article
}

// join makes the article of the pages that were read, of which next is the one after them. Where
// the whole is larger than a page may be, the first page is the article.
func (e *Extractor) join(r *Result, text *continuation.Text, read []string, next string) error {
	r.Article.NextPage = next
	if len(read) == 1 {
		return nil
	}
	whole, err := e.chooseJoined(text)
	if err != nil {
		r.Article.NextPage, r.Unread = read[1], err
		return nil
	}
	a, err := article.New(whole.Page, whole.Selection)
	if err != nil {
		return err
	}
	a.MovedFrom, a.Refused, a.Local, a.Pages, a.NextPage = r.Article.MovedFrom, r.Article.Refused, r.Article.Local, read, next
	r.Article, r.Page, r.Selection, r.Scores = a, whole.Page, whole.Selection, whole.Scores
	if e.options.Files {
		a.Attach(r.files)
		a.AttachFonts(r.faces)
	}
	return nil
}

// leastJoined is the share of the words that were selected on the pages one by one which the
// selection of all of them must have.
const leastJoined = 0.8

// chooseJoined selects from all pages at once, as if they were one: a page with the end of a list
// alone says less of what it is. Where that finds something else, or less, or what no styles were
// read for, what was selected on each page counts.
func (e *Extractor) chooseJoined(text *continuation.Text) (*Result, error) {
	own := &Result{}
	var err error
	if own.Page, own.Selection, err = text.Joined(false); err != nil {
		return nil, err
	}
	p, all, err := text.Joined(true)
	if err != nil {
		return own, nil
	}
	r, err := e.choose(p)
	if err != nil || !within(p, r.Selection.Roots, all.Roots) {
		return own, nil
	}
	s, each := &r.Selection, own.Selection
	s.Title, s.Lead, s.Score, s.Relaxed, s.Kinship = all.Title, all.Lead, each.Score, each.Relaxed, each.Kinship
	s.Cut = p.Outermost(slices.Concat(s.Cut, all.Cut))
	if float64(words(p, *s)) < leastJoined*float64(words(own.Page, each)) || !e.options.NoLook && !isStyled(p, *s) {
		return own, nil
	}
	return r, nil
}

// within reports whether each of some subtrees is in one of others.
func within(p *page.Page, subtrees, others []page.NodeID) bool {
	for _, n := range subtrees {
		if !p.InAny(others, n) {
			return false
		}
	}
	return len(subtrees) > 0
}

// isStyled reports whether the full styles are known of all that a selection of a page with boxes has.
func isStyled(p *page.Page, sel page.Selection) bool {
	for _, root := range sel.Roots {
		for n := root; p.Laid && n < p.Nodes[root].End; n++ {
			if _, cut := slices.BinarySearch(sel.Cut, n); cut {
				n = p.Nodes[n].End - 1
				continue
			}
			if s := p.Nodes[n].Style; p.Nodes[n].Kind == page.Element && !p.Nodes[n].Hidden && s != page.NoStyle && p.Styles[s].Look == nil {
				return false
			}
		}
	}
	return true
}
