package signature

import (
	"strings"
	"sync"
	"time"

	"galley/date"
	"galley/features"
)

// splitAtDay parts a line into the day, or how long ago that was, and what is before and after it.
func splitAtDay(words []string) (before, after []string, day time.Time, ok bool) {
	if before, after, day, ok = splitAtDate(words); ok {
		return before, after, day, true
	}
	from, to, ok := date.Ago(words)
	if !ok {
		return nil, nil, day, false
	}
	return words[:from], words[to:], day, true
}

// splitAtDate parts a line into the day and what is before and after it.
func splitAtDate(words []string) (before, after []string, day time.Time, ok bool) {
	read := func(words []string) (time.Time, bool) { return date.Day(strings.Join(words, " "), "") }
	from, to := 0, len(words)
	for day, ok = read(words); !ok; from++ { // a part of it that is no longer than what is read as a day
		for to = from; to < len(words) && date.Fits(strings.Join(words[from:to+1], " ")); to++ {
		}
		if day, ok = read(words[from:to]); ok {
			break
		}
		if to == len(words) {
			return nil, nil, day, false
		}
	}
	for from+1 < to && same(read, words[from+1:to], day) {
		from++
	}
	for from+1 < to && same(read, words[from:to-1], day) {
		to--
	}
	return words[:from], words[to:], day, true
}

// parted is a line, parted at its day.
type parted struct {
	before, after []string
	day           time.Time
	ok            bool
}

// days are the lines of a page that were parted, by block: most that are asked for are asked for several times.
type days struct {
	sync.Mutex
	known map[int]parted
	mayBe map[int]bool // what MayBe said
}

type daysKey struct{}

// daysOf are those of a page.
func daysOf(x *features.Index) *days {
	return features.Once(x, daysKey{}, func() *days { return &days{known: map[int]parted{}, mayBe: map[int]bool{}} })
}

// dayOf is splitAtDay of the text of a block. Nobody may change the words.
func dayOf(x *features.Index, i int) (before, after []string, day time.Time, ok bool) {
	all := daysOf(x)
	all.Lock()
	defer all.Unlock()
	line, known := all.known[i]
	if !known {
		line.before, line.after, line.day, line.ok = splitAtDay(strings.Fields(x.BlockText(i)))
		all.known[i] = line
	}
	return line.before, line.after, line.day, line.ok
}

// same reports whether words are read as a day.
func same(read func([]string) (time.Time, bool), words []string, day time.Time) bool {
	got, ok := read(words)
	return ok && got.Equal(day)
}
