// Package vips segments laid-out pages into a tree of visual blocks (VIPS), and takes
// the block with most text outside of links for the article.
//
// VIPS works in rounds. In each round the DOM of a block is divided by rules, from the top
// down, into blocks that each have a degree of coherence (DoC), 1 to 10. Then the
// separators between them are found: strips of the page that no block crosses. A
// separator has a weight, by what parts the blocks on its two sides: distance, a rule line,
// other backgrounds, other fonts. Blocks are merged over light separators first, so the
// heaviest separators part the top of the tree. A block whose DoC is below the permitted
// one (PDoC) is divided in another round. See [Extractor.Segment].
//
// The method is that of Cai, Yu, Wen and Ma, "VIPS: a vision-based page segmentation
// algorithm", MSR-TR-2003-79, and "Extracting content structure for web pages based on
// visual representation", APWeb 2003, here [Cai03]. Neither is at hand. The rules and the
// table that says which tags have which rules are as other descriptions of the report have
// them. These points were open:
//
//   - Thresholds of relative size: [Options.SmallNode] and [Options.SmallChild].
//   - DoC by tag and size (rules 8, 9, 12): see degree.
//   - Weights of separators: the report says what makes one heavier, not by how much;
//     see facts.weigh. The DoC of a merged block is 10 less the weight of the
//     heaviest separator in it.
//   - Rule 1 cuts what has no children. Pictures and films have none, but are seen:
//     they are blocks.
//   - Background colours (rule 7, weights) are those of page.Style.Look. Where a page was
//     loaded without them, all are taken for equal. Captured datasets have them.
//   - VIPS does not extract articles. That the block with most text outside of links is
//     taken is our choice, and so is the PDoC for that; see [Options.PDoC].
//
// Dividing is linear in nodes. Finding separators sorts, and a nest of them may cost the
// square of the number of blocks; so a page with too many blocks is a [method.LimitError].
package vips
