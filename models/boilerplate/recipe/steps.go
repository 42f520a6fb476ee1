package recipe

import (
	"strings"

	"galley/features"
)

// Bounds of a step: words of a block that is a part of one, and letters of a label before it.
const (
	stepWords = 6
	stepLabel = 12
)

// findSteps finds the steps that the page says.
func (p *Parts) findSteps(x *features.Index, s *said, from, to int) {
	if s.steps != "" {
		for i := from; i < to; i++ {
			if !isControl(x, i) && s.isStep(x.BlockText(i), x.BlockWords(i)) {
				p.Steps[i] = true
			}
		}
	}
	addMarked(x, p.Steps, s.told, from, to)
}

// isStep reports whether a block is a step, with a label before it or not, or a part of one of some words.
func (s *said) isStep(text string, words int) bool {
	letters := plainLetters(text)
	if letters == "" {
		return false
	}
	if words >= stepWords && strings.Contains(s.steps, letters) {
		return true
	}
	label := 0
	for at := range letters {
		if label++; label > stepLabel {
			break
		}
		if begin := first(letters[at:], stepBegin); s.begins[begin] && (at == 0 || len(begin) >= stepBegin) {
			return true
		}
	}
	return false
}
