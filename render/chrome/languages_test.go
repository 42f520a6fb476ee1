package chrome

import "testing"

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
