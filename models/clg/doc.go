// Package clg selects nodes of the DOM by a support vector machine, and keeps the largest
// group of neighbours among them (CLG, for combination of learning and grouping).
//
// Each block of a page has features of position and area, of fonts, and of text, tags and
// links. A classifier with an RBF kernel says which blocks are content. What it selects is
// scattered, but content stands together: texts that were selected and have few others
// between them, in document order, are a group. The group with most text is taken, what
// lies outside is dropped, and what is missing inside is picked up.
//
// The method is that of Wu, Liu and Fan, "Automatic web content extraction by combination of
// learning and grouping", WWW 2015, here [Wu15]. At hand are its abstract and notes of
// others with its formulas. These points were open:
//
//   - Positions are shares of the page; the BEST_ positions in POS_LEFT and its kin are the
//     means over the content of the training pages.
//   - FONT_COLOR_POPULARITY is by font size and weight here: colours are not read when an
//     article is extracted.
//   - A block is content for training when nine tenths of its characters and of its texts
//     are. Other blocks are none, because what is selected is selected whole.
//   - C = 8, gamma = 1, and equal weight of both classes; at most 1,200 blocks, drawn evenly
//     from the pages.
//   - Groups may have gaps of three texts; a text in a gap is picked up unless it is a link.
//
// The features of position, area and font need the boxes of a browser. On parsed pages what
// is left of them is used, with a machine of its own: the order in the document stands
// for the position, numbers of texts and pictures for their areas. That is our substitute.
package clg
