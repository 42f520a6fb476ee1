// Package fused finds articles by the evidence of the papers together: the text
// density of [Sun11], the tag paths of [Wu13], the fusing of evidence of [Zhang18],
// and what HTML itself says. Nothing of a site is learned, and no class name, id or
// host is compared with a list: of classes only whether those of siblings begin alike.
//
// [Extractor.Select] works in four steps, each linear in the page:
//
//  1. Blocks: runs of text under one element that is not inline (block.go).
//  2. Evidence: some hundred numbers about a block, its neighbours, the elements
//     around it, its tag path, its section, its siblings and, where there are boxes,
//     its place (sheet.go, evidence.go, repeats.go, kin.go, layout.go).
//  3. Posteriors: a small network makes of them the probability that the block is
//     part of the article; a second, smaller one judges again, by the first
//     posteriors of what is around the block and by whether it lies in the subtree of
//     the highest expected F1 (model.go, context.go). Their weights are data with
//     names (fused.wrapper), fitted to public pages by galley train shipped.
//  4. Blocks over the threshold are the body, and a heading is the title (extractor.go,
//     title.go).
//
// A [Model] may have more weights: for choosing the subtree that is the body, the title,
// and for saying whether the page is an article (body.go, headline.go, verdict.go,
// subtree.go). Those of models/shipped have; those of the method have not.
//
// Pages may be laid out or not: what is hidden is not read, and what is a block the
// browser says, where it can.
//
// [Sun11]: Sun, Song, Liao: DOM based content extraction via text density. SIGIR 2011.
// [Wu13]: Wu, Li, Hu, Wu: Web news extraction via path ratios. CIKM 2013.
// [Zhang18]: Zhang et al.: News extraction by DS theory with content topics. ICCS 2018.
package fused
