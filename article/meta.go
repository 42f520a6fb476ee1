package article

import (
	"strings"

	"galley/article/metadata"
)

// Meta reads what the page says about the article: who wrote it, when, for whom. The lead
// picture is the first one of the article where the page names none. A page that names its logo has none.
func (a *Article) Meta() metadata.Facts {
	m := a.said.Facts(a.lines())
	if m.LeadImage == "" && !a.said.NamesLogo() && len(a.Images) > 0 && !strings.HasPrefix(a.Images[0].URL, "data:") {
		m.LeadImage = a.Images[0].URL
	}
	return m
}

// lines are the blocks of the text, as metadata are read in them.
func (a *Article) lines() []metadata.Line {
	lines := make([]metadata.Line, len(a.Blocks))
	for i, b := range a.Blocks {
		lines[i] = metadata.Line{Text: b.Text, Paragraph: b.Kind == "paragraph", Code: b.Kind == "code"}
	}
	return lines
}
