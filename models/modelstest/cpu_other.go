//go:build !unix

package modelstest

import "time"

// cpuTime is not known here.
func cpuTime() time.Duration { return 0 }
