package cedst

import (
	"slices"
	"strings"
	"testing"
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

// chineseStory is a story in mixed scripts, with text of other subjects around it.
const chineseStory = `<ul><li><a href=/>首页</a><li><a href=/n>国内新闻</a><li><a href=/s>体育</a><li><a href=/f>财经</a></ul>
<h1>强风暴袭击东部海岸</h1>
<div><p>昨夜强风暴袭击了东部海岸，数千户居民停电，气象台Meteo发布了红色预警。</p>
<p>气象台说，这次风暴的风力达到12级，是东部海岸三十年来最强的一次。</p>
<p>东部海岸的渡轮停航，学校停课。风暴过后，渡轮公司将恢复航线。</p>
<p>气象台预计风暴在周末减弱，东部海岸的居民可以回家。</p></div>
<div><p><a href=/1>股市周五收盘上涨</a><p><a href=/2>足球联赛昨晚开幕</a><p><a href=/3>新手机下周开始预订</a></div>
<div><a href=/c>版权所有</a></div>`

// TestChinese: topics come out of text without blanks, and find its paragraphs.
func TestChinese(t *testing.T) {
	p := parsed(t, chineseStory)
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
		s, err := (&Extractor{Options{Features: f}}).Select(p)
		checkSelection(t, p, s, err)
		got := selectedText(p, s)
		for _, want := range []string{"红色预警", "三十年来", "恢复航线", "可以回家"} {
			if !strings.Contains(got, want) {
				t.Errorf("%v: %s is missing in\n%s", f, want, got)
			}
		}
		for _, not := range []string{"股市", "首页", "版权"} {
			if strings.Contains(got, not) {
				t.Errorf("%v: %s is in\n%s", f, not, got)
			}
		}
	}
}
