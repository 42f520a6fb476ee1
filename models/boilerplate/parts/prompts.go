package parts

import (
	"regexp"

	"galley/models/boilerplate/view"
)

// promptsLeast is how many prompts a page of them has at least.
const promptsLeast = 2

// prompt is what a notebook writes beside what is put in and what comes out, with the number of the turn:
// "In [1]:", "Out[12]=".
var prompt = regexp.MustCompile(`^\pL{1,8}\s?\[[\s\pN*]{1,6}\]\s?(:|=|:=)$`)

// DropPrompts drops the prompts of notebooks: short lines that count turns, each with a block of code, or
// what the code gave, right behind it. Who puts a text in reads the lines, not their numbers.
func DropPrompts(b *view.Body) {
	var prompts []int
	code := false
	for i := b.From; i+1 < b.To; i++ {
		if b.BlockWords(i) > promptsLeast || !prompt.MatchString(b.BlockLine(i)) {
			continue
		}
		prompts = append(prompts, i)
		code = code || b.Page.Inside(b.BlockElement(i+1), "pre")
	}
	if len(prompts) < promptsLeast || !code {
		return
	}
	for _, i := range prompts {
		b.Drop(i)
	}
}
