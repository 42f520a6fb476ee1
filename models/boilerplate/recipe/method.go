package recipe

import (
	"galley/features"
	"galley/models/boilerplate/markup"
)

// Bounds of a method: blocks behind the ingredients in which it stands, words of a step, blocks between two, and words
// of all.
const (
	methodNear    = 48
	methodStep    = 5
	methodBetween = 3
	methodWords   = 12
)

// method are the blocks behind the last ingredient of a list that say what is done with them: lines that are marked up
// as methodLine says, with nothing but labels and numbers between. Nil where none stand there.
func method(x *features.Index, last int) (steps []int) {
	line, ok := methodLine(x, last)
	if !ok {
		return nil
	}
	end := min(x.NumBlocks(), last+1+methodNear)
	for i, at := last+1, last; i < x.NumBlocks() && (len(steps) > 0 || i < end) && (len(steps) == 0 || i-at <= methodBetween+1); i++ {
		if mayBeStep(x, i) && markup.Of(x.Page, x.BlockElement(i)) == line {
			steps, at = append(steps, i), i
		}
	}
	return steps
}

// methodLine is how the steps of a method behind a block are marked up: of lines of some words that are marked up alike,
// the first that have enough. ok is false where none have. It is asked of many blocks, and looks at few.
func methodLine(x *features.Index, last int) (line markup.Line, ok bool) {
	words := map[markup.Line]int{}
	for i := last + 1; i < min(x.NumBlocks(), last+1+methodNear); i++ {
		if mayBeStep(x, i) {
			line := markup.Of(x.Page, x.BlockElement(i))
			if words[line] += x.BlockWords(i); words[line] >= methodWords {
				return line, true
			}
		}
	}
	return line, false
}

// mayBeStep reports whether a block has some words and few links.
func mayBeStep(x *features.Index, i int) bool {
	return x.BlockWords(i) >= methodStep && x.BlockLinkShare(i) < 0.5 && !isControl(x, i)
}

// hasMethod reports whether a method stands behind a block.
func hasMethod(x *features.Index, last int) bool {
	_, ok := methodLine(x, last)
	return ok
}

// addMethod adds what stands behind the last ingredient of a list, where the page says no step that is found.
func (p *Parts) addMethod(x *features.Index, from, to int) {
	for i := to - 1; i >= from; i-- {
		if p.Ingredients[i] {
			for _, k := range method(x, i) {
				p.Steps[k] = true
			}
			return
		}
	}
}
