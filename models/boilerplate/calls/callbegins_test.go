package calls

import (
	"strings"
	"testing"
)

// Every call begins with letters that are looked for before it is.
func TestCallBegins(t *testing.T) {
	for _, at := range callsBy().by {
		for _, c := range at {
			if len(c.begin) < 3 {
				t.Errorf("a call begins with %q, which most texts have", c.begin)
			}
			if e := c.rest().String(); !strings.HasPrefix(e, "^(?:"+c.begin) {
				t.Errorf("%q is not what %s begins with", c.begin, e)
			}
		}
	}
	for _, text := range []string{"Follow us on the channel", "Zapratite nas i na mrežama", "欢迎下载我们的新闻客户端", "Unseren Newsletter bestellen", "تابعونا على القناة", "Fylgdu okkur á Facebook", "Seguiu-nos a Telegram", "Dilynwch ni ar WhatsApp", "Bizi Telegram-da izləyin", "በቴሌግራም ይከተሉን"} {
		if !isCallText(text) {
			t.Errorf("%q is no call", text)
		}
	}
	for _, text := range []string{"The river follows users of the old road", "Unfollow us", "Follow usurpers", "Ифолге ns", "folg"} {
		if isCallText(text) {
			t.Errorf("%q is a call", text)
		}
	}
}
