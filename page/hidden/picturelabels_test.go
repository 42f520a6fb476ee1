package hidden_test

import (
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// What a picture that is a button says before itself is no text.
func TestPictureLabels(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"a role", `<figure><div role=button><span>Enter to enlarge</span><picture><img src=/a.png></picture></div><figcaption>The port</figcaption></figure>`, "The port"},
		{"a button", `<figure><button>Enlarge<img src=/a.png></button></figure>`, ""},
		{"behind the picture", `<figure><button><img src=/a.png><span>The port</span></button></figure>`, "The port"},
		{"a caption", `<figure><button><figcaption>The port</figcaption><img src=/a.png></button></figure>`, "The port"},
		{"no figure", `<div role=button>The port<img src=/a.png></div>`, "The port"},
		{"no picture", `<figure><button>Copy</button><pre>x = 1</pre></figure>`, "Copy x = 1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := page.Norm(pagetest.Parse(t, tt.source).Text(0)); got != tt.want {
				t.Errorf("Text = %q, want %q", got, tt.want)
			}
		})
	}
}
