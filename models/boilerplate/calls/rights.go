package calls

import (
	"regexp"

	"galley/models/boilerplate/view"
)

// rightsWords are what lines behind a text say of the rights in it, or of who set it.
var rightsWords = regexp.MustCompile(`(?i)^\W{0,3}(©|ⓒ|\(c\) |copyright )|all rights reserved|riproduzione riservata|alle rechte vorbehalten|tous droits réservés|todos los derechos|todos os direitos|무단 ?(전재|복제)|(無断|无断)(転載|转载|複製)|未经(授权|许可)|未經授權|版[权權]所有.{0,12}(不得|[请請]勿|禁止)|^(责任编辑|責任編輯|责编|編輯|编辑|校对|校對|审核|審核)[ /]*(责任编辑|编辑|校对|审核)?\s*[:：]|перепечатк|griežtai draudžiama|առանց հղման`)

// DropRights sets the posteriors of the last lines of any page to 0 where they say who has the rights in it: of
// a listing or a letter, too, in which the other calls may be what it is about. Where they are much of the text,
// or something of it stands behind them, they stay.
func DropRights(b *view.Body) {
	words, all := 0, 0
	var last []int
	behind := true
	for i := b.To - 1; i >= b.From; i-- {
		if !b.Kept(i) {
			continue
		}
		all += b.BlockWords(i)
		if behind = behind && len(last) < rightsLast && saysRights(b, i); behind {
			last = append(last, i)
			words += b.BlockWords(i)
		}
	}
	if 4*words > all {
		return
	}
	for _, i := range last {
		b.Drop(i)
	}
}

// saysRights reports whether a block is a short line that says who has the rights in a page.
func saysRights(b *view.Body, i int) bool {
	return b.BlockElement(i) != b.Root && b.BlockWords(i) <= callMost && rightsWords.MatchString(b.BlockLine(i))
}
