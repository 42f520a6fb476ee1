package source_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"galley/models/modelstest"
	"galley/models/source"
	"galley/page"
)

func TestLines(t *testing.T) {
	const ten = "ten chars "
	type lines = []source.Line // characters, tags
	for _, tt := range []struct {
		name, source string
		width        int
		want, full   lines // full: with WhenFull, where it differs
	}{
		{"as they stand", "<body><p>one</p>\n<p>a <b>b</b> c\n  second line \n\n</p>\n</body>", 65,
			lines{{3, 3}, {3, 3}, {11, 0}, {0, 1}, {0, 1}}, nil},
		{"none", "<body></body>", 65, lines{{0, 2}}, nil},
		{"one short", "<body>x</body>", 65, lines{{1, 2}}, nil},
		{"one line is broken", "<body><p>one two three</p>", 10, lines{{1, 2}, {10, 0}, {2, 1}, {0, 1}}, lines{{1, 2}, {10, 0}, {2, 2}}},
		{"attributes make a line long", `<body><p class="` + strings.Repeat("c", 60) + `">x</p></body>`, 65,
			lines{{0, 1}, {0, 1}, {1, 2}}, lines{{0, 2}, {1, 2}}},
		{"line breaks in tags are lost", "<body><p title='a\nb'>one\n</p>", 65, lines{{3, 2}, {0, 2}}, nil},
		{"hidden", "<body>\n<script>x</script>\n<p hidden>y</p>\n<br></body>", 65, lines{{0, 1}, {0, 2}}, nil},
		// The blanks at the ends of lines do not count; </body> does not fit on the last.
		{"broken", "<body>" + strings.Repeat(ten, 3) + "</body>", 10, lines{{3, 1}, {9, 0}, {9, 0}, {5, 0}, {0, 1}}, lines{{3, 1}, {9, 0}, {9, 0}, {5, 1}}},
		{"characters, not bytes", "<body>" + strings.Repeat("漢字", 10) + "</body>", 10,
			lines{{4, 1}, {10, 0}, {6, 0}, {0, 1}}, lines{{4, 1}, {10, 0}, {6, 1}}},
		{"not broken", "<body>" + strings.Repeat(ten, 3) + "</body>", 0, lines{{29, 2}}, nil},
		{"short in the mean", "<body>\n" + strings.Repeat("a\n", 9) + ten + ten + "\n</body>", 10,
			slices.Concat(lines{{0, 1}}, slices.Repeat(lines{{1, 0}}, 9), lines{{19, 0}, {0, 1}}), nil},
	} {
		p := modelstest.Parse(t, tt.source)
		read := page.Readable(p, false)
		b := source.Breaking{Width: tt.width, Length: utf8.RuneCountInString}
		if got, _ := source.Lines(p, p.Body(), read, b); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
		b.WhenFull = true
		if tt.full == nil {
			tt.full = tt.want
		}
		if got, _ := source.Lines(p, p.Body(), read, b); !slices.Equal(got, tt.full) {
			t.Errorf("%s, ended when full: %v, want %v", tt.name, got, tt.full)
		}
	}
}

// Every character of a page is on one line.
func TestSpans(t *testing.T) {
	p := modelstest.Parse(t, "<body><p>one\ntwo three <b>four</b>\n\nfive</p></body>")
	_, got := source.Lines(p, p.Body(), page.Readable(p, false), source.Breaking{Width: 65, Length: utf8.RuneCountInString})
	texts := modelstest.TextNodes(p)
	want := []source.Span{{Node: texts[0], Line: 0, Chars: 3}, {Node: texts[0], Line: 1, Chars: 9},
		{Node: texts[1], Line: 1, Chars: 4}, {Node: texts[2], Line: 2, Chars: 4}}
	if !slices.Equal(got, want) {
		t.Errorf("spans %v, want %v", got, want)
	}
}

// The spans of a line have all its characters, and no line is empty.
func TestSpansOfLines(t *testing.T) {
	for _, text := range append(modelstest.Odd(), modelstest.Story, modelstest.ChineseStory) {
		p := modelstest.Parse(t, text)
		for _, width := range []int{0, 1, 20, 65} {
			for _, full := range []bool{false, true} {
				lines, spans := source.Lines(p, 0, page.Readable(p, false), source.Breaking{Width: width, WhenFull: full, Length: utf8.RuneCountInString})
				chars := make([]int32, len(lines))
				for _, s := range spans {
					chars[s.Line] += s.Chars
				}
				for i, line := range lines {
					if line.Chars != chars[i] || line == (source.Line{}) {
						t.Errorf("width %d, line %d of %.50q is %v, its spans have %d characters", width, i, text, line, chars[i])
					}
				}
			}
		}
	}
}

func TestRatio(t *testing.T) {
	if got := (source.Line{Chars: 10}).Ratio(); got != 10 {
		t.Errorf("ratio without tags %v, want 10", got)
	}
	if got := (source.Line{Chars: 10, Tags: 4}).Ratio(); got != 2.5 {
		t.Errorf("ratio %v, want 2.5", got)
	}
}

// A line per letter and blank would be more than MaxLines.
func TestManyLines(t *testing.T) {
	p := modelstest.Parse(t, "<body><p>"+strings.Repeat("w\n", 3*source.MaxLines)+"</p>")
	lines, spans := source.Lines(p, p.Body(), page.Readable(p, false), source.Breaking{Width: 65, Length: utf8.RuneCountInString})
	if len(lines) > source.MaxLines || len(lines) < source.MaxLines/2 || len(spans) != len(lines)-1 {
		t.Errorf("%d lines, %d spans, at most %d", len(lines), len(spans), source.MaxLines)
	}
	total := 0
	for _, line := range lines {
		total += int(line.Chars)
	}
	if total != 3*source.MaxLines {
		t.Errorf("%d characters, want %d", total, 3*source.MaxLines)
	}
}
