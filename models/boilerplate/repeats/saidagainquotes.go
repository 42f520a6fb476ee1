package repeats

import (
	"galley/features/block"
	"galley/models/boilerplate/view"
)

// leftOfQuotes drops what is left of quotations whose words were dropped: who said it, and what a reader presses
// to see more of it. What has as many words as those that were dropped is a quotation of its own.
func leftOfQuotes(v *view.View, post []float64, gone map[int]int) (dropped []int) {
	for i := 0; i < len(post); i++ {
		if _, is := gone[i]; !is || v.BlockEnclosing(i)&block.InQuote == 0 {
			continue
		}
		from, to := v.Span(v.QuoteOf(i))
		var left []int
		short := true
		for k := from; k < to; k++ {
			if _, is := gone[k]; !is {
				left, short = append(left, k), short && v.BlockWords(k) < againQuoted
			}
		}
		if short {
			for _, k := range left {
				post[k] = 0
			}
			dropped = append(dropped, left...)
		}
		i = max(i, to-1)
	}
	return dropped
}

// quoted drops the blocks of quotations for those outside of any that say the same.
func quoted(v *view.View, says []int, drop func(first, again int)) {
	first := map[int]int{}
	for i, n := range says {
		if _, said := first[n]; !said && v.BlockEnclosing(i)&block.InQuote == 0 {
			first[n] = i
		}
	}
	for i, n := range says {
		if at, said := first[n]; said && v.BlockWords(i) >= againQuoted && v.BlockEnclosing(i)&block.InQuote != 0 {
			drop(at, i)
		}
	}
}
