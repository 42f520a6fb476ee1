package cedst

import (
	"slices"
	"strings"
	"testing"

	"galley/models/modelstest"
)

func TestSegment(t *testing.T) {
	for _, tt := range []struct {
		text string
		want string
	}{
		{"The storm's over, it’s calm!", "the storm's over it’s calm"},
		{"风暴袭击海岸", "风暴 暴袭 袭击 击海 海岸"},
		{"海岸的风暴", "海岸 风暴"},
		{"发布iPhone15手机", "发布 iphone15 手机"},
		{"这 是 雨", "雨"},
		{"東京で地震", "東京 地震"},
		{strings.Repeat("x", 81) + " y", "y"},
		{"𠀀𠀁𠀂", "𠀀𠀁 𠀁𠀂"},
		{"", ""},
	} {
		if got := Segment(tt.text); !slices.Equal(got, strings.Fields(tt.want)) {
			t.Errorf("words of %q: %q, want %q", tt.text, got, strings.Fields(tt.want))
		}
	}
}

func TestStop(t *testing.T) {
	for word, want := range map[string]bool{
		"the": true, "storm": false, "因此": true, "风暴": false, "雨": false, "的": true, "x": true, "2026": true, "b2": false, "1,5": true,
	} {
		if got := Stop(word); got != want {
			t.Errorf("Stop(%q) = %v, want %v", word, got, want)
		}
	}
}

// TestChineseTopics: topics come out of text without blanks, and find its paragraphs.
func TestChineseTopics(t *testing.T) {
	p := modelstest.Parse(t, modelstest.ChineseStory)
	j := (&Extractor{}).Judge(p)
	if len(j.Topics) == 0 {
		t.Fatal("no topics")
	}
	heaviest := slices.MaxFunc(j.Topics, func(a, b Topic) int { return int(a.Weight - b.Weight) })
	for _, word := range []string{"风暴", "东部", "海岸"} {
		if !slices.Contains(heaviest.Words, word) {
			t.Errorf("the heaviest topic %q does not have %q", heaviest.Words, word)
		}
	}
	for _, u := range j.Units {
		text := u.text(p)
		inStory := strings.Contains(text, "风暴")
		if (u.Topic > 0) != inStory {
			t.Errorf("topic feature %v of %q", u.Topic, text)
		}
	}
	// Sizes are characters of Han; runs of other letters are words.
	if got := j.Units[5].Words; got < 30 || got > 40 {
		t.Errorf("%d words in the first paragraph", got)
	}
	for _, f := range []Features{AllFeatures, TopicOnly} {
		got := modelstest.SelectText(t, &Extractor{Options{Features: f}}, p)
		checkTexts(t, f, got, []string{"红色预警", "三十年来", "恢复航线", "可以回家"}, []string{"股市", "首页", "版权"})
	}
}
