// Package cedst finds the texts of an article by what they are about and by how
// they stand together, without training (CEDST).
//
// The page becomes units, blocks of text. The keywords that occur together in many
// of them make topics. A unit is content the more it belongs to a heavy topic, the
// longer and the more varied the run of units around it, and the fewer of its words
// are links. Dempster-Shafer theory fuses these features to one value for each
// unit, which is smoothed over its neighbours; Otsu's threshold parts content from
// the rest.
//
// The method is [CEDST]. [Methods] lists the variants and their parameters; where the
// paper leaves something open [Options] has a field for each choice. Start reading at
// [Extractor.Judge], which is the method step by step; [Extractor.Select] makes a
// Selection of it.
//
// # Chinese
//
// The paper segments Chinese with a dictionary. Of those in Go that could be had,
// the one that is kept up (github.com/go-ego/gse) adds 33 MB to a program, 200 MB to
// its memory and seconds to its start. So the keywords of Han and Kana are pairs of
// neighbouring characters, parted at the commonest function words: topics only ask
// which words come back together, and most Chinese words have two characters.
// Options.Segment takes a real segmenter. The size of a unit is counted in
// characters there (see page.CountWords), which needs none.
//
// # What it costs
//
// Time is linear in nodes and text but for the topics, whose number can be
// exponential in the number of keywords: their search is bounded (see
// Options.MaxTopics). Keywords are read from the first 64 kB of each unit and the first
// 262,144 words of the page that are not stop words.
//
// # References
//
// [CEDST] K. Zhang, C. Zhang, Chen, Tan, "Automatic web news extraction based on DS
// theory considering content topics", ICCS 2018.
//
// [TextRank] Mihalcea, Tarau, "TextRank: bringing order into texts", EMNLP 2004.
//
// [Otsu] Otsu, "A threshold selection method from gray-level histograms", IEEE
// Trans. Systems, Man and Cybernetics 9, 1979.
package cedst
