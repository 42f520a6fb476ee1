package terminal

import (
	"io"
	"os"
	"sync"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"galley/cmd/galley/exit"
)

// Progress shows how far a command is, on a terminal only. Lines that the command
// prints meanwhile go through it, so that they do not run into the bar.
type Progress struct {
	mu  sync.Mutex
	out io.Writer
	bar *progressbar.ProgressBar // nil when out is not a terminal
}

// NewProgress begins to show the progress of total things; what is the word before the bar.
func NewProgress(out io.Writer, total int, what string) *Progress {
	p := &Progress{out: out}
	if f, ok := out.(*os.File); ok && term.IsTerminal(int(f.Fd())) && os.Getenv("TERM") != "dumb" {
		p.bar = progressbar.NewOptions(total,
			progressbar.OptionSetWriter(out),
			progressbar.OptionSetDescription(what),
			progressbar.OptionShowCount(),
			progressbar.OptionClearOnFinish(),
			progressbar.OptionEnableColorCodes(os.Getenv("NO_COLOR") == ""),
			progressbar.OptionSetPredictTime(true),
		)
	}
	return p
}

// Set says how many of how many are done.
func (p *Progress) Set(done, total int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bar != nil {
		p.bar.ChangeMax(total)
		p.bar.Set(done)
	}
}

// Report prints an error with its hint.
func (p *Progress) Report(err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bar != nil {
		p.bar.Clear()
	}
	exit.Report(p.out, err)
}

// Close takes the bar away.
func (p *Progress) Close() {
	if p.bar != nil {
		p.bar.Finish()
	}
}
