// Package remake marks pages up in other ways that a reader would not notice: with div in the
// place of article and section, with paragraphs that are parted by empty lines, without names of
// classes, in custom elements. The text stays as it is, so the gold text does. The corpora have
// few pages of most of these makes, and the web has many: what an extractor loses on a page in
// other markup says how much it depends on what the makers of the corpora's pages happen to do.
//
//	way, err := remake.ByName("emptylines")
//	other, err := remake.HTML(data, []remake.Way{way}, rand.New(rand.NewPCG(seed, 0)))
package remake
