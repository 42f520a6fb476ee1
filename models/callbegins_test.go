package models

import (
	"slices"
	"testing"
)

// Every call begins with letters that are looked for before it is.
func TestCallBegins(t *testing.T) {
	for _, b := range beginnings(slices.Concat(calls, callsAnywhere)) {
		if len(b) < 3 {
			t.Errorf("a call begins with %q, which most texts have", b)
		}
	}
	for _, text := range []string{"Follow us on the channel", "Zapratite nas i na mrežama", "欢迎下载我们的新闻客户端", "Unseren Newsletter bestellen", "تابعونا على القناة"} {
		if !isCallText(text) {
			t.Errorf("%q is no call", text)
		}
	}
	if isCallText("The river follows users of the old road") {
		t.Error("words that begin as a call does are one")
	}
}
