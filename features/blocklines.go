package features

import "galley/page"

// BlockLine is the text of block i in one line, as page.Norm has it.
func (x *Index) BlockLine(i int) string { return x.blockLines()[i] }

// BlockFold is BlockLine with its case folded, as page.Fold has it: two blocks of which it is equal say the same.
func (x *Index) BlockFold(i int) string {
	return Once(x, foldsKey{}, func() []string { return mapped(x.blockLines(), page.FoldNorm) })[i]
}

// blockLines are the lines of all blocks. They are made at once: rules ask for most of them, and for each several times.
func (x *Index) blockLines() []string {
	return Once(x, linesKey{}, func() []string { return mapped(x.blocks().Texts(), page.Norm) })
}

type linesKey struct{}
type foldsKey struct{}

// mapped are texts that a function makes of others.
func mapped(texts []string, f func(string) string) []string {
	list := make([]string, len(texts))
	for i, text := range texts {
		list[i] = f(text)
	}
	return list
}
