//go:build unix

package modelstest

import (
	"syscall"
	"time"
)

// cpuTime is what the process has used of processors: other work on the machine does not
// count, as it does in wall time.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
