package newsstand

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
)

// A teller turns the lines of two banks into the text of one story. It keeps
// the story's people and places, and deals every line of a kind once before it
// deals one twice.
type teller struct {
	rng            *rand.Rand
	topic, general bank
	cast           map[string]string // what a slot stands for throughout the story
	decks          map[string][]string
}

var (
	places = []string{"Port Ellery", "Marrowby", "Saltham", "Wick Sands", "Old Tarn", "Hexmoor",
		"Lindale Cross", "Brackwater", "Tolvey", "Aldermouth", "Quern Hill", "Stanmere"}
	streets = []string{"Ropewalk", "Chandler Street", "Mill Lane", "Bell Alley", "Station Road", "Cooper's Row",
		"Herring Street", "Candlemaker Lane", "North Parade", "Orchard Street"}
	firsts = []string{"Ruth", "Tobias", "Imogen", "Alasdair", "Wilma", "Edmund", "Nadia", "Piotr", "Beatrice",
		"Jonah", "Leonie", "Samir", "Harriet", "Ansel", "Odile", "Matthias"}
	lasts = []string{"Penhale", "Okoro", "Vance", "Lindqvist", "Marlowe", "Tregear", "Haddad", "Brandt",
		"Sorley", "Whitlock", "Nakamura", "Fenwick", "Duarte", "Kestrel", "Abbott", "Rosen"}
	ships  = []string{"Kittiwake", "Marigold", "Northern Patience", "Good Intent", "Albatross", "Two Sisters"}
	clubs  = []string{"Saltham Town", "Hexmoor Albion", "Tolvey United", "Brackwater Rovers", "Marrowby Wanderers"}
	months = []string{"January", "February", "March", "April", "May", "June", "July", "August",
		"September", "October", "November", "December"}
	days = []string{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"}
)

// newTeller casts a story about topic.
func newTeller(rng *rand.Rand, topic, general bank) *teller {
	t := &teller{rng: rng, topic: topic, general: general, decks: map[string][]string{}}
	place, first, last := rng.Perm(len(places)), rng.Perm(len(firsts)), rng.Perm(len(lasts))
	name := func(i int) string { return firsts[first[i]] + " " + lasts[last[i]] }
	t.cast = map[string]string{
		"place": places[place[0]], "place2": places[place[1]],
		"a": name(0), "A": lasts[last[0]],
		"b": name(1), "B": lasts[last[1]],
		"author": name(2),
		"street": pick(rng, streets), "ship": pick(rng, ships), "club": pick(rng, clubs),
	}
	return t
}

// line deals the next line of a kind of the topic, or of the general bank
// where the topic has none, with its slots filled and its marks left in.
func (t *teller) line(kind byte) string {
	if len(t.topic[kind]) > 0 {
		return t.deal("topic", t.topic, kind)
	}
	return t.deal("general", t.general, kind)
}

// fresh is line, or aside once every line of the topic has been dealt: the same
// sentence with another number would contradict itself.
func (t *teller) fresh(kind byte) string {
	if deck, dealt := t.decks["topic"+string(kind)]; dealt && len(deck) == 0 {
		return t.aside(kind)
	}
	return t.line(kind)
}

// aside deals the next line of a kind of the general bank.
func (t *teller) aside(kind byte) string { return t.deal("general", t.general, kind) }

func (t *teller) deal(from string, b bank, kind byte) string {
	key := from + string(kind)
	if len(t.decks[key]) == 0 {
		deck := append([]string(nil), b[kind]...)
		t.rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		t.decks[key] = deck
	}
	deck := t.decks[key]
	t.decks[key] = deck[1:]
	return t.fill(deck[0])
}

// fill replaces the {slots} of a line.
func (t *teller) fill(line string) string {
	var out strings.Builder
	for {
		before, rest, ok := strings.Cut(line, "{")
		out.WriteString(before)
		if !ok {
			return out.String()
		}
		slot, after, _ := strings.Cut(rest, "}")
		out.WriteString(t.slot(slot))
		line = after
	}
}

func (t *teller) slot(name string) string {
	if s, ok := t.cast[name]; ok {
		return s
	}
	r := t.rng
	switch name {
	case "n":
		// Never 11 to 13 nor 1 to 3 at the end, so that "{n}th" is English.
		return strconv.Itoa(10*r.IntN(5) + 4 + r.IntN(6) + 10*(r.IntN(2)))
	case "big":
		return fmt.Sprintf("%d,%03d", 1+r.IntN(48), 10*r.IntN(100))
	case "pct":
		return strconv.Itoa(2 + r.IntN(38))
	case "money":
		return fmt.Sprintf("£%d.%d million", 1+r.IntN(14), 1+r.IntN(9))
	case "year":
		return strconv.Itoa(1868 + r.IntN(130))
	case "lately":
		return strconv.Itoa(1996 + r.IntN(28))
	case "year2":
		return strconv.Itoa(2030 + r.IntN(20))
	case "day":
		return pick(r, days)
	case "month":
		return pick(r, months)
	}
	panic("newsstand: no slot {" + name + "}")
}

// pick returns one of list.
func pick[T any](r *rand.Rand, list []T) T { return list[r.IntN(len(list))] }

// chance is true in percent of a hundred calls.
func chance(r *rand.Rand, percent int) bool { return r.IntN(100) < percent }
