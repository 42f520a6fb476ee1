//go:build unix

package svm

import (
	"os/exec"
	"syscall"
)

// ownGroup makes cmd the head of a process group, and the end of its context the
// end of the whole group: svm-train may be a script around the real program. It
// also keeps a Ctrl-C at the terminal from reaching the child before its parent
// has decided what to do.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
