package entries

import (
	"regexp"
	"strconv"

	"galley/features"
)

// dotMinute is the minute of a match with a stop behind it, as numbers of a list have: 45., 90.+3.
var dotMinute = regexp.MustCompile(`^\s*(\d{1,3})\.(?:\s?\+\s?\d{1,2}\.?)?\s*$`)

// lastMinute is the highest minute of a match, with what was added to it.
const lastMinute = 130

// dotMinutes are the blocks that are minutes with a stop where they are those of a match: they go up or down, in
// other steps than the numbers of a list do. nil where they are not.
func dotMinutes(x *features.Index) map[int]bool {
	var at, minutes []int
	for i := range x.NumBlocks() {
		if x.BlockWords(i) == 0 || x.BlockWords(i) > timeWords || x.BlockDigits(i) == 0 {
			continue
		}
		if m := dotMinute.FindStringSubmatch(x.BlockText(i)); m != nil {
			minute, _ := strconv.Atoi(m[1])
			if minute > lastMinute {
				return nil
			}
			at, minutes = append(at, i), append(minutes, minute)
		}
	}
	if len(at) < updatesLeast || !areOfMatch(minutes) {
		return nil
	}
	found := map[int]bool{}
	for _, i := range at {
		found[i] = true
	}
	return found
}

// areOfMatch reports whether numbers go up, or down, and some of them by more than one.
func areOfMatch(minutes []int) bool {
	up, down, steps := true, true, 0
	for k := 1; k < len(minutes); k++ {
		d := minutes[k] - minutes[k-1]
		up, down = up && d >= 0, down && d <= 0
		if d > 1 || d < -1 {
			steps++
		}
	}
	return (up || down) && 2*steps >= len(minutes)-1
}
