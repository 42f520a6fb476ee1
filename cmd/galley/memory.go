package main

import (
	"os"
	"runtime/debug"
)

// collectLess has garbage collected at four times the memory in use rather than at twice.
// A page leaves several times its own size behind, and what is in use between pages is
// little. Beside three times it costs 10 to 20 MB, and saves 4 per cent of the processor
// time of pages that are only parsed, as that saved an eighth. GOGC says otherwise.
func collectLess() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(300)
	}
}
