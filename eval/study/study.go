package study

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"galley/eval/plot"
)

// Document collects what was found, as Markdown with plots. The zero value is empty.
type Document struct {
	text  strings.Builder
	plots map[string]*plot.Plot // by file name
}

// File is one file of a document.
type File struct {
	Name string // without a folder
	Data []byte
}

// Files are the plots in order of name, then study.md.
func (d *Document) Files() ([]File, error) {
	var files []File
	for name, p := range d.plots {
		var svg bytes.Buffer
		if err := p.WriteSVG(&svg); err != nil {
			return nil, fmt.Errorf("study: plot %s: %w", name, err)
		}
		files = append(files, File{name, svg.Bytes()})
	}
	slices.SortFunc(files, func(a, b File) int { return strings.Compare(a.Name, b.Name) })
	return append(files, File{"study.md", []byte(d.text.String())}), nil
}

func (d *Document) printf(format string, args ...any) { fmt.Fprintf(&d.text, format, args...) }

// plot adds a plot, and shows it.
func (d *Document) plot(id string, p *plot.Plot) {
	if d.plots == nil {
		d.plots = map[string]*plot.Plot{}
	}
	d.plots[id+".svg"] = p
	d.printf("\n![%s](%s.svg)\n", p.Title, id)
}

// table writes a Markdown table; all columns but the first are numbers.
func (d *Document) table(head []string, rows [][]string) {
	rule := slices.Repeat([]string{"---:"}, len(head))
	rule[0] = "---"
	for _, cells := range append([][]string{head, rule}, rows...) {
		d.printf("| %s |\n", strings.Join(cells, " | "))
	}
}

func pc(share float64) string { return fmt.Sprintf("%.1f", 100*share) }
