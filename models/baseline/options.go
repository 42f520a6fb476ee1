package baseline

import (
	"galley/models"
	"galley/page"
)

// Options are for all methods. The zero value is the default.
type Options struct {
	// ReadHidden reads what a style sheet hides, as the papers did (OPEN-G1).
	ReadHidden bool
	// Heading takes the first <h1> for the title. The methods find none.
	Heading bool
}

// readable says of every node whether it is read.
func readable(p *page.Page, o Options) []bool { return models.Readable(p, o.ReadHidden) }

// selection is the page's Selection for the decisions about its text nodes;
// models.ErrNoArticle when none is kept.
func (o Options) selection(p *page.Page, read []bool, marks []models.Mark) (page.Selection, error) {
	s := models.Cover(p, 0, marks)
	if len(s.Roots) == 0 {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	}
	if o.Heading {
		s.Title = models.Heading(p, read)
	}
	return s, nil
}

// decide marks the text nodes of which more than half is content, and those of which
// less is. A text node of which nothing counts stays undecided.
func decide(content, all []int) []models.Mark {
	marks := make([]models.Mark, len(all))
	for n := range all {
		switch {
		case all[n] == 0:
		case 2*content[n] > all[n]:
			marks[n] = models.Kept
		default:
			marks[n] = models.Dropped
		}
	}
	return marks
}

// orDefault reads a number of a method's parameters, of which 0 means the default.
func orDefault[T int | float64](v, published T) T {
	if v == 0 {
		return published
	}
	return max(v, 0)
}
