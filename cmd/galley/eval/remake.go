package eval

import (
	"strings"

	"galley/cmd/galley/exit"
	"galley/eval/corpus"
	"galley/eval/remake"
)

// remaking has documents marked up in other ways before their pages are made, where that was
// asked for.
func (o *textOptions) remaking(c *corpus.Corpus, load corpus.Load) (corpus.Load, error) {
	if len(o.remake) == 0 {
		return load, nil
	}
	if o.extract || o.layouts != "" || !o.noBrowser && c.Format == corpus.Site {
		return nil, exit.Usagef("give --no-browser", "--remake changes the HTML of documents: it goes with neither --extract nor --layouts, nor with themed sites in a browser")
	}
	var ways []remake.Way
	for _, name := range o.remake {
		way, err := remake.ByName(name)
		if err != nil {
			return nil, exit.Usagef("see galley eval text --help", "--remake: %v", err)
		}
		ways = append(ways, way)
	}
	return corpus.Remade(load, func(corpus.Document) []remake.Way { return ways }, o.seed), nil
}

// remakeNames lists what --remake may be given.
func remakeNames() string {
	var names []string
	for _, w := range remake.Ways() {
		names = append(names, w.Name)
	}
	return strings.Join(names, ", ")
}
