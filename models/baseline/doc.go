// Package baseline has the simple extractors that the papers compare themselves
// with: BTE, DSC, LQF, FE and KFE, CCB with its variants TCCB and ACCB, and MCSTD.
// They need no training and no browser.
//
// Each is a type of its own, a models.Selector whose zero value has the settings
// that algorithms 7 states; [Methods] lists them by name. These settings are for a
// good part recalled, not printed (OPEN-B4 to OPEN-B8): compare with these methods,
// but do not quote a result as that of their papers.
//
// # Text, tags and lines
//
// Some methods read the source: tokens, characters or lines. A page has no source
// any more, so they read the one that the page would be written as: its tags with
// their attributes, its texts as they are, no comments, and nothing of what is not
// read (head, scripts, styles, templates, noscript, and what is hidden). Line breaks
// inside of tags are blanks there.
//
// # What a Selection cannot say
//
// DSC, CCB and MCSTD may part a text node, where a Selection cannot. A text node is
// then content when more than half of it is: of its words for DSC, of its characters
// otherwise. BTE never parts one: between two tags all words are worth the same.
//
// # What it costs
//
// Time and memory are linear in nodes and text. CCB works on at most about a
// million positions; what is longer is looked at more coarsely.
//
// # References
//
// [BTE] Finn, Kushmerick, Smyth, "Fact or fiction: content classification for
// digital libraries", DELOS 2001.
//
// [DSC] Pinto et al., "QuASM: a system for question answering using semi-structured
// data", JCDL 2002.
//
// [LQF] Mantratzis, Orgun, Cassidy, "Separating XHTML content from navigation clutter
// using DOM-structure block analysis", Hypertext 2005.
//
// [FE] Debnath, Mitra, Pal, Giles, "Automatic identification of informative sections
// of web pages", IEEE TKDE 17(9), 2005.
//
// [CCB] Gottron, "Content code blurring: a new approach to content extraction", DEXA
// 2008.
//
// [MCSTD] Sun et al., "Web content extraction based on maximum continuous sum of text
// density", IALP 2016, doi:10.1109/IALP.2016.7875988.
package baseline
