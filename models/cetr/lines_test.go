package cetr

import (
	"slices"
	"strings"
	"testing"

	"galley/models"
	"galley/models/modelstest"
	"galley/page"
)

func linesOf(p *page.Page, o Options) *liner {
	return newLiner(p, models.Readable(p, o.ReadHidden), o.width())
}

func TestLines(t *testing.T) {
	ten := "ten chars "
	for _, tt := range []struct {
		name, source string
		wrap         int
		want         []line // characters, tags
	}{
		{"as they stand", "<body><p>one</p>\n<p>a <b>b</b> c\n  second line \n\n</p>\n</body>", 0,
			[]line{{3, 3}, {3, 3}, {11, 0}, {0, 1}, {0, 1}}},
		{"none", "<body></body>", 0, []line{{0, 2}}},
		{"one short", "<body>x</body>", 0, []line{{1, 2}}},
		{"attributes make a line long", `<body><p class="` + strings.Repeat("c", 60) + `">x</p></body>`, 0,
			[]line{{0, 1}, {0, 1}, {1, 2}}},
		{"hidden", "<body>\n<script>x</script>\n<p hidden>y</p>\n<br></body>", 0, []line{{0, 1}, {0, 2}}},
		// The blanks at the ends of lines do not count; </body> does not fit on the last.
		{"broken", "<body>" + strings.Repeat(ten, 3) + "</body>", 10, []line{{3, 1}, {9, 0}, {9, 0}, {5, 0}, {0, 1}}},
		{"characters, not bytes", "<body>" + strings.Repeat("漢字", 10) + "</body>", 10, []line{{4, 1}, {10, 0}, {6, 0}, {0, 1}}},
		{"not broken", "<body>" + strings.Repeat(ten, 3) + "</body>", -1, []line{{29, 2}}},
		{"short in the mean", "<body>\n" + strings.Repeat("a\n", 9) + ten + ten + "\n</body>", 10, slices.Concat([]line{{0, 1}}, slices.Repeat([]line{{1, 0}}, 9), []line{{19, 0}, {0, 1}})},
	} {
		l := linesOf(modelstest.Parse(t, tt.source), Options{Wrap: tt.wrap})
		if !slices.Equal(l.lines, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, l.lines, tt.want)
		}
	}
}

// A line per letter and blank would be more than maxLines.
func TestManyLines(t *testing.T) {
	p := modelstest.Parse(t, "<body><p>"+strings.Repeat("w\n", 3*maxLines)+"</p>")
	l := linesOf(p, Options{})
	if len(l.lines) > maxLines || len(l.lines) < maxLines/2 || len(l.spans) != len(l.lines)-1 {
		t.Errorf("%d lines, %d spans, at most %d", len(l.lines), len(l.spans), maxLines)
	}
	total := 0
	for _, line := range l.lines {
		total += int(line.chars)
	}
	if total != 3*maxLines {
		t.Errorf("%d characters, want %d", total, 3*maxLines)
	}
}

// Every character of a page is on one line.
func TestSpans(t *testing.T) {
	p := modelstest.Parse(t, "<body><p>one\ntwo three <b>four</b>\n\nfive</p></body>")
	got := linesOf(p, Options{}).spans
	texts := modelstest.TextNodes(p)
	want := []span{{texts[0], 0, 3}, {texts[0], 1, 9}, {texts[1], 1, 4}, {texts[2], 2, 4}}
	if !slices.Equal(got, want) {
		t.Errorf("spans %v, want %v", got, want)
	}
}
