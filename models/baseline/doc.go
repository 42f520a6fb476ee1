// Package baseline has the simple extractors that the papers compare themselves
// with: BTE, DSC, LQF, FE and KFE, CCB with its variants TCCB and ACCB, and MCSTD.
// None is trained.
//
//   - BTE: the run of words and tags with most words inside and most tags outside
//   - DSC: sections of the page where tags are rare
//   - LQF: all but the elements with too much of their text in links
//   - FE, KFE: the block, or the cluster of blocks, with most text
//   - CCB: text that is far from tags, found by blurring text and tags
//   - MCSTD: the run of lines with the largest sum of text densities
//
// Each is a type of its own, a file each, and a models.Selector whose zero value has
// the default settings; [Methods] lists them with their parameters. Start reading
// at [BTE], the shortest. Most settings are recalled, not printed: compare with
// these methods, but do not quote a result as that of their papers.
//
// # Text, tags and lines
//
// Some methods read the source as tokens, characters or lines. It is the one that
// the page would be written as, see package [galley/models/source].
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
