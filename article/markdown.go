package article

import (
	"bufio"
	"fmt"
	"io"

	"galley/article/markdown"
)

// WriteMarkdown writes the article as CommonMark with the tables and footnotes of
// GitHub. Nothing of the page becomes markup: its words are escaped, its addresses
// are those that the other formats write. It begins with the metadata as YAML, unless
// NoFrontMatter is set: then byline, date and source stand below the title.
func (a *Article) WriteMarkdown(w io.Writer) error {
	var front string
	if !a.NoFrontMatter {
		var err error
		if front, err = a.frontMatter(); err != nil {
			return fmt.Errorf("write the front matter of %s: %w", a.URL, err)
		}
	}
	b := bufio.NewWriter(w)
	b.WriteString(front)
	b.WriteString(a.markdown(front != ""))
	return b.Flush()
}

// markdown is the article without front matter; front says that there is one.
func (a *Article) markdown(front bool) string {
	src := a.markdownSource()
	src.Front = front
	return markdown.Of(src)
}

func (a *Article) markdownSource() markdown.Source {
	return markdown.Source{Plan: a.plan, Flow: &a.flow, Line: a.head.Line, ImageURL: a.imageURL, Address: a.address}
}
