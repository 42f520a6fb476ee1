// Package twcem finds the rows of an article between the first and the last row
// that say something of its title (TWCEM). It needs no training and no browser.
//
// The page becomes rows of text; rows with few characters or little punctuation go;
// of the rest, those from the first to the last that share words with the title are
// the body. The title is the text of the home page's link to the page, when the
// caller has the home page (see [HomeAnchors]), else the heading that is nearest to
// what the page's head calls itself.
//
// [Extractor] is a models.Selector; [Methods] lists the presets by name. The numbers
// in "algorithms 5.x" are the sections of the project's own definition of the
// method, "OPEN-Tn" in them what the paper leaves open and an option settles.
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
// paragraph that its author wrapped stays one row (OPEN-T1 leaves open whether they
// still part rows; [BothRows] says that they do).
//
// # References
//
// [TWCEM] Tan et al., "Title-based extraction of news contents for text mining",
// IEEE Access 6, 2018, doi:10.1109/ACCESS.2018.2877592.
package twcem
