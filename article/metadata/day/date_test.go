package day

import (
	"testing"
)

func TestParse(t *testing.T) {
	for raw, want := range map[string]string{
		"2024-03-05T06:07:08.123Z": "2024-03-05T06:07:08Z", "2024-03-05T06:07:08-0500": "2024-03-05T06:07:08-05:00",
		"2024-03-05T06:07+01:00": "2024-03-05T06:07:00+01:00", "2024-03-05 06:07:08": "2024-03-05T06:07:08", "2024-03-05T06:07": "2024-03-05T06:07:00",
		"Tue, 05 Mar 2024 06:07:08 +0000": "2024-03-05T06:07:08Z", "March 5, 2024": "2024-03-05", "5 Mar 2024": "2024-03-05",
		"20240305": "2024-03-05", "05.03.2024": "2024-03-05", "3/5/2024": "", "yesterday": "", "": "", "2024-13-05": "",
	} {
		if got := Parse(raw); got.ISO != want || got.Raw != raw {
			t.Errorf("Parse(%q) = %+v, want %q", raw, got, want)
		}
	}
}

func TestInAddress(t *testing.T) {
	for address, want := range map[string]string{
		"https://x.example/2024/03/05/story": "2024-03-05", "https://x.example/2024/3/5/": "2024-03-05", "https://x.example/a/2024-03-05": "2024-03-05",
		"https://x.example/a/2024-03-05+what-it-is": "2024-03-05", "https://x.example/2024-03-051": "", "https://x.example/2024-13-05": "", "https://x.example/2024/03": "", "": "",
	} {
		if got := InAddress(address).ISO; got != want {
			t.Errorf("%q: %q, want %q", address, got, want)
		}
	}
}

// TestAtAddressEnd: a day may end what a page is called in its address.
func TestAtAddressEnd(t *testing.T) {
	for _, tt := range []struct{ address, language, want string }{
		{"https://x.example/notizie/barca-affondata-30-agosto-2026/", "it", "2026-08-30"},
		{"https://x.example/news/boat-sinks-may-5-2026.html", "en", "2026-05-05"},
		{"https://x.example/cali/visita-del-presidente-14-05-2024/", "es", "2024-05-14"},
		{"https://x.example/cali/visita-del-presidente-04-05-2024", "es", "2024-05-04"},
		{"https://x.example/news/boat_sinks_25-05-2024", "en", "2024-05-25"},
		{"https://x.example/news/boat-sinks-04-05-2024", "en", ""}, // it may be April or May
		{"https://x.example/news/30-agosto-2026", "it", ""},        // all of it: what it is of
		{"https://x.example/news/boats-of-2026", "en", ""},
		{"https://x.example/news/30-agosto-2026-barca", "it", ""},
		{"https://x.example/news/order-12-345-6789", "en", ""},
		{"", "it", ""},
	} {
		if got := AtAddressEnd(tt.address, tt.language).ISO; got != tt.want {
			t.Errorf("%s: %q, want %q", tt.address, got, tt.want)
		}
	}
}
