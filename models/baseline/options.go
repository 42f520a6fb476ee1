package baseline

import (
	"galley/models/cover"
	"galley/models/method"
	"galley/page"
)

// Options are for all methods. The zero value is the default.
type Options struct {
	// ReadHidden reads what a style sheet hides, as the papers did.
	ReadHidden bool
	// Heading takes the first <h1> for the title. The methods find none.
	Heading bool
}

// Declare lists the parameters that all methods take.
func (o *Options) Declare(p *method.Params) {
	p.Bool(&o.ReadHidden, "read_hidden", "read what a style sheet hides too")
	p.Bool(&o.Heading, "heading", "take the first h1 for the title")
}

// selection is the page's Selection for the decisions about its text nodes;
// models.ErrNoArticle when none is content.
func (o Options) selection(p *page.Page, read []bool, classes []cover.Class) (page.Selection, error) {
	return method.SelectContent(p, 0, classes, read, o.Heading)
}
