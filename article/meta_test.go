package article

import "testing"

// TestLeadImage has the picture that metadata name, else the first one of the article.
func TestLeadImage(t *testing.T) {
	const named = `<meta property="og:image" content="/named.png">`
	for _, tt := range []struct{ name, head, body, want string }{
		{"named", named, "<img src=a.png><p>x", "https://news.example/named.png"},
		{"not named", "", "<p>x</p><figure><img src=a.png><figcaption>Bo Lee</figcaption></figure>", "https://news.example/2024/a.png"},
		{"in the page itself", "", `<img src="data:image/png;base64,iVBORw0KGgo="><p>x`, ""},
		{"none", "", "<p>x", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := parsed(t, "<head>"+tt.head+"</head><body>"+tt.body)
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			if got := a.Meta().LeadImage; got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
