package article

import (
	"strings"

	"galley/article/flow"
	"galley/page"
)

// captionNodes is how many nodes of the page lie between a picture that stands in no figure and its caption, at most.
const captionNodes = 60

// captionWords is how many words such a caption has at least: labels of films and lengths have fewer.
const captionWords = 3

// captionPictures gives pictures that have no caption of a figure the one that the text has right behind each: with
// no other picture and no other block between. Credits behind a caption are not added to it.
func (a *Article) captionPictures() {
	next := 0 // the first block behind the picture
	for i := range a.Images {
		img := &a.Images[i]
		for next < len(a.Blocks) && a.flow.Firsts[next] < img.node {
			next++
		}
		if img.Credit == "" && img.Caption == "" && img.node != page.None {
			img.Credit = flow.CreditBeside(a.page, img.node)
		}
		if img.Caption != "" || next == len(a.Blocks) {
			continue
		}
		b, first := &a.Blocks[next], a.flow.Firsts[next]
		if b.Kind == "caption" && b.IsCaption() && first-img.node <= captionNodes && page.CountWords(b.Text) >= captionWords && (i+1 == len(a.Images) || a.Images[i+1].node > first) {
			img.Caption = strings.TrimRight(b.Text, " (|/") // what parts it from a credit
			if img.Credit == "" {
				img.Credit = flow.CreditIn(img.Caption)
			}
			if img.Credit == "" && next+1 < len(a.Blocks) && a.Blocks[next+1].Kind == "credit" {
				img.Credit = a.Blocks[next+1].Text
			}
		}
	}
}
