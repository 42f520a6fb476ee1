// Package cetr finds articles by the lines of the source, without training (CETR).
//
// The tag ratio of a line is its number of characters that are not of tags, a tag.
// Lines of an article have much text and few tags. The ratios are smoothed over the
// lines; k-means over the smoothed ratio and its derivative parts content from noise,
// whose cluster stays at the origin. The other variants use the ratio alone, with
// k-means or a threshold.
//
// The lines are those of the HTML that the body would be written as, see package
// [galley/models/source]. Selections are of whole nodes, so a text node on several
// lines is content when half of it is on lines that are.
//
// The method is that of Weninger, Hsu and Han, "CETR: content extraction via tag
// ratios", WWW 2010, doi:10.1145/1772690.1772789, here [Weninger10], in the form in
// which Sun et al. 2011, Wu et al. 2013, Tan et al. 2018 and Zhang et al. 2018
// compare with it.
//
// [Methods] lists the variants and their parameters. Where that form is open
// [Options] has a field for each choice; the zero value is what we hold to be meant.
// Start reading at [Extractor.Select]; smooth.go has the derivative.
//
// Cost is linear in source and lines, of which there are at most 2^18.
package cetr
