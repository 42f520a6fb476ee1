package page

import "testing"

// TestEndsSentence: signs of all scripts end sentences, and two word spaces do as one full stop.
func TestEndsSentence(t *testing.T) {
	for text, want := range map[string]bool{
		"It ended.": true, "It ended.”)": true, "It ended": false, "结束了。": true,
		"ሥራ ጀመሩ፡፡": true, "ሥራ ጀመሩ፡፡”": true, "ሥራ ጀመሩ።": true, "ዘጋቢ፡": false, "": false,
	} {
		if got := EndsSentence(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
