package parts

import (
	"strings"
	"unicode"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
)

// Bounds of the lines that say who speaks: how many there are, the words of one, the least posterior of one, and how often each
// name stands there on average.
const (
	speakersLeast  = 4
	speakerWords   = 6
	speakerUnsure  = 0.02
	speakerRepeats = 1.5
)

// speaker is how a line that says who speaks is marked up, and what is said below it, and the name.
type speaker struct {
	who, said markup.Line
	name      string
}

// KeepSpeakers keeps the lines above what people say in turn, in a transcript or an interview: short lines that are marked up alike,
// each before prose that is kept, in which the same names stand again and again. What else the same people say, marked up as
// what is kept, is kept with it: an answer may be a word. People who comment are different ones, and what they say is not kept.
func KeepSpeakers(b *view.Body) {
	groups, said := map[markup.Line][]int{}, map[speaker]bool{}
	of := func(i int) speaker {
		return speaker{markup.Of(b.Page, b.BlockElement(i)), markup.Of(b.Page, b.BlockElement(i+1)), speakerName(b.BlockText(i))}
	}
	isSure := func(i int) bool { return b.Kept(i+1) && (b.IsProse(i+1) || b.IsSentence(i+1)) }
	for i := b.From; i+1 < b.To; i++ {
		if isSpeaker(b, i) && isSure(i) {
			said[of(i)] = true
		}
	}
	for i := b.From; i+1 < b.To && len(said) > 0; i++ {
		if !isSpeaker(b, i) {
			continue
		}
		if s := of(i); isSure(i) || said[s] && b.Post[i+1] > 0 && b.BlockLinkShare(i+1) <= view.ProseLinked {
			groups[s.who] = append(groups[s.who], i)
		}
	}
	for _, list := range groups {
		names := map[string]bool{}
		for _, i := range list {
			names[speakerName(b.BlockText(i))] = true
		}
		if len(list) < speakersLeast || float64(len(list)) < speakerRepeats*float64(len(names)) || len(names) < 2 {
			continue
		}
		for _, i := range list {
			b.RaiseAll(i, i+2)
		}
	}
}

// isSpeaker reports whether a block is a short line of letters without links.
func isSpeaker(b *view.Body, i int) bool {
	return b.Post[i] >= speakerUnsure && b.BlockWords(i) <= speakerWords && b.BlockLinkShare(i) == 0 && strings.ContainsFunc(b.BlockText(i), unicode.IsLetter) &&
		b.BlockEnclosing(i)&(block.InControl|block.InFigure|block.InTable) == 0 && !b.IsProse(i)
}

// speakerName is a line without the numbers in it, which say when somebody spoke, and without signs.
func speakerName(line string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsMark(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, line)
}
