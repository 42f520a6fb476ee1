package boilerplate

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"galley/features"
	"galley/features/block"
	"galley/models/boilerplate/markup"
)

// Bounds of a transcript.
const (
	transcriptLeast = 8   // times in it
	transcriptShare = 0.6 // of the words of the page that are in it
	transcriptWords = 4   // between two times, on average
	transcriptBegin = 60  // seconds before which the first of them is: a programme begins at an hour of the day
	stampWords      = 3   // of a time
	stampDigits     = 3   // likewise, at least
	transcriptText  = 0.9 // posterior of its text
)

// stamp is a time from the begin of a recording, as players show it: 0:06, 1:02:30, perhaps in brackets.
var stamp = regexp.MustCompile(`^[\[(]?(?:(\d{1,2}):)?(\d{1,3}):(\d{2})[\])]?$`)

// Transcript are the scores of blocks with what is said in a recording raised, and ok, where that is most of a page: lines that
// are times from its begin, marked up alike, which go up, and what is said between them. The times are none of the text.
func Transcript(x *features.Index, scores *features.BlockScores) (_ *features.BlockScores, ok bool) {
	times, isTime := transcriptTimes(x)
	if times == nil {
		return scores, false
	}
	post := slices.Clone(scores.Posteriors())
	for i := times[0]; i < lastSaid(x, times); i++ {
		switch {
		case isTime[i]:
			post[i] = 0
		case x.BlockLinkShare(i) < block.ProseLinks:
			post[i] = max(post[i], transcriptText)
		}
	}
	return x.Scores(post), true
}

// transcriptTimes are the times of a page most of which is a transcript, and of each block whether it is one of them; nil
// on others.
func transcriptTimes(x *features.Index) (times []int, isTime []bool) {
	if times = stamps(x); len(times) < transcriptLeast {
		return nil, nil
	}
	isTime = make([]bool, x.NumBlocks())
	for _, i := range times {
		isTime[i] = true
	}
	said, all, to := 0, 0, lastSaid(x, times)
	for i := range x.NumBlocks() {
		words := x.BlockWords(i)
		all += words
		if i >= times[0] && i < to && x.BlockLinkShare(i) < block.ProseLinks && !isTime[i] {
			said += words
		}
	}
	if float64(said) < transcriptShare*float64(all) || said < transcriptWords*len(times) {
		return nil, nil
	}
	return times, isTime
}

// leaveTimes leaves the times of a transcript out of the text, whatever stands around them.
func (t *Trimmer) leaveTimes(post []float64) {
	times, _ := transcriptTimes(t.Index)
	for _, i := range times {
		post[i] = 0
	}
}

// stamps are the blocks that are times and go up from the begin, all marked up as the first; nil where one goes down.
func stamps(x *features.Index) (times []int) {
	last, of := -1, markup.Line{}
	for i := range x.NumBlocks() {
		if words := x.BlockWords(i); words == 0 || words > stampWords || x.BlockDigits(i) < stampDigits {
			continue
		}
		seconds, ok := secondsOf(x.BlockText(i))
		if !ok {
			continue
		}
		line := markup.Of(x.Page, x.BlockElement(i))
		switch {
		case len(times) == 0 && seconds >= transcriptBegin:
			return nil
		case len(times) == 0:
			of = line
		case line != of:
			continue
		case seconds < last:
			return nil
		}
		times, last = append(times, i), seconds
	}
	return times
}

// secondsOf reads a time from the begin of a recording, in seconds.
func secondsOf(text string) (seconds int, ok bool) {
	parts := stamp.FindStringSubmatch(strings.TrimSpace(text))
	if parts == nil {
		return 0, false
	}
	for _, part := range parts[1:] {
		n, _ := strconv.Atoi(part) // 0 of no hours
		seconds = 60*seconds + n
	}
	return seconds, true
}

// lastSaid is one past the last block that belongs to the last time: as many as belong to the one before it.
func lastSaid(x *features.Index, times []int) int {
	n := len(times)
	return min(x.NumBlocks(), times[n-1]+times[n-1]-times[n-2])
}
