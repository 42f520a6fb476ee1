package calls

import "testing"

// TestSharesWith: labels of buttons to send a text on with, and lines that tell of networks.
func TestSharesWith(t *testing.T) {
	for text, want := range map[string]bool{
		"Compartir en Facebook Compartir en X Enviar por WhatsApp":                    true,
		"Facebook | Twitter | LinkedIn":                                               true,
		"Auf Facebook teilen Auf Mastodon teilen":                                     true,
		"Follow us on Facebook":                                                       false,
		"They met on Facebook and married on Telegram.":                               false,
		"Facebook, Twitter and Reddit in court":                                       false,
		"Why Facebook and Twitter lost their young readers in the towns of the north": false,
	} {
		if got := sharesWith(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
