package train

import (
	"maps"
	"slices"
	"strings"
)

// maxSigns bounds the lines that a site is known by.
const maxSigns = 300

// labelledHosts are those of the pages, sorted.
func (l *siteLearner) labelledHosts() []string {
	list := slices.Compact(slices.Sorted(slices.Values(l.hosts)))
	return slices.DeleteFunc(list, func(host string) bool { return strings.Contains(host, "/") })
}

// commonSigns are the lines of most pages, sorted: those of the most pages where they are many.
func (l *siteLearner) commonSigns() []string {
	var list []string
	for _, sign := range slices.Sorted(maps.Keys(l.signs)) {
		if n := l.signs[sign]; n >= minPages && float64(n) >= commonShare*float64(len(l.pages)) {
			list = append(list, sign)
		}
	}
	if len(list) > maxSigns {
		slices.SortStableFunc(list, func(a, b string) int { return l.signs[b] - l.signs[a] })
		list = list[:maxSigns]
		slices.Sort(list)
	}
	return list
}

// addSigns reads the lines of a page.
func (l *siteLearner) addSigns(o *observed) {
	for _, sign := range o.scores.Index().Signs() {
		l.signs[sign]++
	}
}
