package chrome

import (
	"fmt"
	"os"
	"testing"
	"time"

	"galley/render/chrome/chrometest"
)

// guard bounds whatever a test waits for, so that a hang is a failure.
const guard = 90 * time.Second

// TestMain gives every Chrome a temporary folder below one of the tests and looks, at the
// end, for what they left behind: processes, folders, goroutines.
func TestMain(m *testing.M) {
	code, left := chrometest.Run(m, nil)
	for _, problem := range left {
		fmt.Println("left behind:", problem)
	}
	os.Exit(code)
}

// needChrome skips the test where no Chrome is, unless that is an error.
func needChrome(t *testing.T) {
	t.Helper()
	chrometest.Need(t, Find)
}
