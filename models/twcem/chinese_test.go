package twcem

import (
	"slices"
	"testing"

	"galley/models/modelstest"
)

func TestTokens(t *testing.T) {
	for _, tt := range []struct {
		text  string
		chars bool
		want  []string
	}{
		{`"The Storm," it's done...`, false, []string{"the", "storm", "it's", "done"}},
		{"风暴袭击海岸。", false, []string{"风", "暴", "袭", "击", "海", "岸"}},
		{"iPhone手机发布，售价5,999元！", false, []string{"iphone", "手", "机", "发", "布", "售", "价", "5,999", "元"}},
		{"a\u3000b", false, []string{"a", "b"}},
		{"Ab c", true, []string{"a", "b", "c"}},
	} {
		var got []string
		tokens(tt.text, tt.chars, func(w string) bool {
			got = append(got, w)
			return true
		})
		if !slices.Equal(got, tt.want) {
			t.Errorf("tokens of %q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

// TestChineseTitle: nothing parts the words, so characters are compared.
func TestChineseTitle(t *testing.T) {
	p := modelstest.Parse(t, `<title>强风暴袭击东部海岸_新闻网</title><ul><li>首页，新闻，视频<li>注册，登录</ul>
<h1>强风暴袭击东部海岸</h1><div>来源：新闻网</div>
<p>本报讯　昨夜，强风暴Haiyan袭击了东部海岸，数千户停电。</p><p>气象台说，风力达到12级。</p>
<p>东部海岸的渡轮已经停航，学校停课。</p><div>责任编辑：王某</div><div>版权所有，不得转载</div>`)
	s := modelstest.Select(t, &Extractor{}, p)
	const want = "本报讯 昨夜，强风暴Haiyan袭击了东部海岸，数千户停电。\n气象台说，风力达到12级。\n东部海岸的渡轮已经停航，学校停课。"
	if got := modelstest.Text(p, s); got != want {
		t.Errorf("body\n%s\nwant\n%s", got, want)
	}
	if got := p.Text(s.Title); got != "强风暴袭击东部海岸" {
		t.Errorf("title %q", got)
	}
}

// TestLongLCS holds the bits against the usual recurrence, for titles of more than
// one machine word.
func TestLongLCS(t *testing.T) {
	title, text := "", ""
	for i := range 150 {
		title += string(rune('一'+i*7%40)) + " "
		text += string(rune('一'+i*11%45)) + " "
	}
	row := make([]int, 151)
	for _, x := range modelstest.Letters(text) {
		corner := 0
		for j, y := range []rune(modelstest.Letters(title)) {
			next := max(row[j+1], row[j])
			if x == y {
				next = corner + 1
			}
			corner, row[j+1] = row[j+1], next
		}
	}
	if got := newCommon(title, false, 1).lcs(text, 1000); got != row[150] {
		t.Errorf("LCS %d, want %d", got, row[150])
	}
}
