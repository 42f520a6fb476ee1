// Package vwrapper finds title and content of news among the visual blocks of a page, by
// classifiers that are learned from labelled pages (V-Wrapper).
//
// A laid-out page is a tree of visual blocks: the elements that make blocks, with their
// boxes. Leaves hold text. Classifiers read what is seen of a block: its place and size, on
// the page and in the block around it, its fonts, and how many characters, links, pictures
// and paragraphs it has. There are two stages. The first one walks the tree from the top
// and does not go into inner blocks that have nothing of the news. The second one calls
// each leaf that was reached title, content or other. Both are boosted stumps (AdaBoost).
//
// The method is that of Zheng, Song and Wen, "Template-independent news extraction based on
// visual consistency", AAAI 2007, here [Zheng07]. At hand are its abstract, and how Wang et
// al. 2009 and others describe it. These points were open:
//
//   - The features: the kinds are described (position, size, rich format, statistics, and
//     the same relative to the block around), the list is not; ours is in features.go.
//   - 100 rounds of AdaBoost with equal weights at the start.
//   - An inner block is positive where any leaf in it is title or content.
//   - Title and content have one classifier each, and the higher score above 0 wins. Wang et
//     al. say that one set of features and one kind of model serves for both, as here.
//   - Pictures are counted, but are no leaves: what is extracted is text.
//
// V-Wrapper does not say which of several title blocks is the title, and Wang et al. hold
// that against it. A page.Selection has one title, so [Model.Select] takes the block with
// the highest score. [Model.Blocks] has all of them.
//
// The paper counts blocks: [Model.Judge] does.
package vwrapper
