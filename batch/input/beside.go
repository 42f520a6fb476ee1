package input

import (
	"os"
	"strings"
)

// besidePages are the ends of the names of folders with the files of a saved page, whose name they begin with. Browsers
// call them so in the language of their reader (Windows calls them connected files, and lists these).
var besidePages = []string{
	"_files", ".files", "-files", "-Dateien", "_fichiers", "_bestanden", "_file", "_archivos", "-filer", "_tiedostot", "_pliki", "_soubory",
	"_elemei", "_ficheiros", "_arquivos", "_dosyalar", "_datoteke", "_fitxers", "_failid", "_fails", "_bylos", "_fajlovi", "_fitxategiak", "_файлы",
}

// isBesidePage reports whether a folder has the files of a saved page that is beside it: frames are among them, which
// are no pages of their own.
func isBesidePage(folder string) bool {
	for _, end := range besidePages {
		page, ok := strings.CutSuffix(folder, end)
		if !ok {
			continue
		}
		for _, ext := range []string{".html", ".htm", ".HTML", ".HTM", ".xhtml"} {
			if info, err := os.Stat(page + ext); err == nil && info.Mode().IsRegular() {
				return true
			}
		}
	}
	return false
}
