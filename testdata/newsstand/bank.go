package newsstand

import (
	"embed"
	"strings"
)

//go:embed text/*.txt
var texts embed.FS

// A bank holds lines of text by their kind, a letter that text/general.txt
// explains.
type bank map[byte][]string

// topics are the names of the banks that a story can be told from, in the
// order of the sites' navigation.
var topics = []string{
	"council", "harbour", "market", "weather", "football",
	"museum", "railway", "school", "observatory", "bakery",
}

// readBank returns the lines of text/name.txt.
func readBank(name string) bank {
	data, err := texts.ReadFile("text/" + name + ".txt")
	if err != nil {
		panic("newsstand: " + err.Error())
	}
	b := bank{}
	for line := range strings.Lines(string(data)) {
		kind, text, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok || kind == "#" {
			continue
		}
		b[kind[0]] = append(b[kind[0]], text)
	}
	return b
}
