package render

import (
	"net/http"
	"strings"
	"testing"

	"galley/network"
)

func TestLanguagesOfUser(t *testing.T) {
	for name, tt := range map[string]struct {
		env  map[string]string
		want string
	}{
		"none":        {nil, "en-US,en"},
		"the program": {map[string]string{"LANG": "C.UTF-8"}, "en-US,en"},
		"POSIX":       {map[string]string{"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, "en-US,en"},
		"American":    {map[string]string{"LANG": "en_US.UTF-8"}, "en-US,en"},
		"British":     {map[string]string{"LANG": "en_GB"}, "en-GB,en-US,en"},
		"English":     {map[string]string{"LANG": "en"}, "en-US,en"},
		"German":      {map[string]string{"LANG": "de_AT.UTF-8@euro"}, "de-AT,de,en-US,en"},
		"no country":  {map[string]string{"LANG": "ja"}, "ja,en-US,en"},
		"messages":    {map[string]string{"LANG": "de_DE", "LC_MESSAGES": "pt_BR.UTF-8"}, "pt-BR,pt,en-US,en"},
		"all":         {map[string]string{"LC_ALL": "fr_FR", "LC_MESSAGES": "pt_BR.UTF-8"}, "fr-FR,fr,en-US,en"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := languagesOfUser(func(name string) string { return tt.env[name] }); got != tt.want {
				t.Errorf("languages %q, want %q", got, tt.want)
			}
		})
	}
}

// TestSaysLanguages holds that requests say which languages are wanted, whatever Chrome it
// is: some servers answer nobody who does not.
func TestSaysLanguages(t *testing.T) {
	t.Setenv("LC_ALL", "pt_BR.UTF-8")
	said := make(chan string, 1)
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/" {
			said <- r.Header.Get("Accept-Language")
		}
	})
	for given, want := range map[string]string{"": "pt-BR,pt,en-US,en", "de-CH,de;q=0.8": "de-CH,de"} {
		load(t, start(t, Options{Sender: network.Sender{Language: given}}), s.URL)
		// A Chrome with windows gives weights, and adds English to what it is given.
		if got := <-said; !strings.HasPrefix(languages(got), want) {
			t.Errorf("of %q: Accept-Language is %q, want %q", given, got, want)
		}
	}
}
