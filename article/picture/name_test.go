package picture

import "testing"

func TestName(t *testing.T) {
	for address, want := range map[string]string{
		"https://a.example/2024/ferry-landing-1200x630.jpg?x=1": "ferry-landing",
		"https://a.example/2024/ferry-landing.jpg.webp":         "ferry-landing",
		"https://a.example/808x539_ferry-landing.jpg":           "ferry-landing",
		"https://a.example/media/1234567/640x360":               "1234567/640x360",
		"https://a.example/img/222615.jpg":                      "222615",
		"https://a.example/a/9.jpg":                             "a/9",
		"/_next/image?url=%2Fmedia%2Fferry-landing.png&w=640":   "ferry-landing",
		"data:image/png;base64,AAAA":                            "",
		"":                                                      "",
	} {
		if got := Name(address); got != want {
			t.Errorf("%s: %q, want %q", address, got, want)
		}
	}
}
