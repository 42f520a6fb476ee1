// Package twcem finds the rows of an article between the first and the last row
// that share words with its title, without training (TWCEM).
//
// The page becomes rows of text; rows with few characters or little punctuation go;
// of the rest, those from the first to the last that share words with the title are
// the body. The title is the text of the home page's link to the page, when the
// caller has the home page (see [HomeAnchors]), else the heading that is nearest to
// what the page's head calls itself.
//
// The method is [TWCEM]. [Methods] lists the presets and their parameters; where the
// paper leaves something open [Options] has a field for each choice. Start reading at
// [Extractor.Select], which is the method step by step; row.go has the paper's
// Algorithms 1 and 3, title.go Algorithm 2, place.go Algorithm 4.
//
// # What it costs
//
// Time is linear in nodes and text. Edit distances, which are quadratic, are only
// taken between texts of at most 300 characters, for the first 1,000 headings.
//
// # What a Selection cannot say
//
// Rows of the source ([SourceRows], [BothRows]) may begin and end inside a text node,
// where a Selection cannot. A text node is then body when more than half of its
// characters, white space aside, are in rows of the body. With [BlockRows], the
// default, every text node is in one row, and the Selection is exact.
//
// # Where it departs from the paper
//
// Rows are blocks of the page, and line breaks of the source are white space: a
// paragraph that its author wrapped stays one row, and a page on a single line has
// rows too. [SourceRows] parts rows as the paper does, [BothRows] in both ways.
//
// # References
//
// [TWCEM] Tan et al., "Title-based extraction of news contents for text mining",
// IEEE Access 6, 2018, doi:10.1109/ACCESS.2018.2877592.
package twcem
