package article

import (
	"fmt"
	"io"
)

// Write writes the article in the format of a name: html, clean, md, text or json. o is for
// json. Any other name is an error.
func (a *Article) Write(w io.Writer, format string, o JSONOptions) error {
	switch format {
	case "html":
		return a.WriteHTML(w)
	case "clean":
		return a.WriteClean(w)
	case "md":
		return a.WriteMarkdown(w)
	case "text":
		return a.WriteText(w)
	case "json":
		return a.WriteJSONWith(w, o)
	}
	return fmt.Errorf("article: no format is called %q: html, clean, md, text, json", format)
}
