package batch

import (
	"os"
	"runtime/debug"
)

// limitMemory has the memory of what was read collected before the process has much more
// than it needs, unless the user set GOMEMLIMIT.
func limitMemory() {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryTarget)
	}
}

// memoryTarget is in bytes.
const memoryTarget = 88 << 20
