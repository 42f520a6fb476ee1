package text

import (
	"strings"
	"testing"
)

func TestCount(t *testing.T) {
	tests := []struct {
		text string
		want Counts // hash is not looked at
	}{
		{"", Counts{}},
		{" \u00a0\n", Counts{}},
		{"Two words.", Counts{Words: 2, Chars: 9, Stops: 1, Capitals: 1, Last: '.'}},
		{"He said \"stop.\" Then, 3 left", Counts{Words: 6, Chars: 23, Commas: 1, Stops: 1, Digits: 1, Capitals: 3, Last: 't'}},
		{"v1.2.3 is out", Counts{Words: 5, Chars: 11, Digits: 3, Capitals: 2, Last: 't'}},
		{"风暴来了。大家，", Counts{Words: 6, Chars: 8, Commas: 1, Stops: 1, Last: '，'}},
		{"ሥራ፣ ጀመሩ፡፡ ሄዱ፡፡", Counts{Words: 3, Chars: 12, Commas: 1, Stops: 2, Last: '።'}},
		{"ሥራ፡ጀመሩ፡", Counts{Words: 2, Chars: 7, Last: '፡'}},
		{"किसानों की।", Counts{Words: 2, Chars: 10, Stops: 1, Last: '।'}},
		{"สะพานไม้ร้อยปี", Counts{Words: 3, Chars: 14, Last: 'ป'}},
		{strings.Repeat("สะพาน", 16), Counts{Words: 20, Chars: 80, Stops: 1, Last: 'น'}},
		{"Really?!", Counts{Words: 1, Chars: 8, Stops: 1, Capitals: 1, Last: '!'}},
	}
	for _, tt := range tests {
		got := Count(tt.text)
		got.Hash = 0
		if got != tt.want {
			t.Errorf("%q: %+v, want %+v", tt.text, got, tt.want)
		}
	}
}
