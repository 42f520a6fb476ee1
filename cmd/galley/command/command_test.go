package command

import (
	"context"
	"slices"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/flags"
	"galley/cmd/galley/terminal"
)

// siteOptions are those of a command for this test.
type siteOptions struct {
	flags.Inputs
	site    string
	baseURL string
	jobs    int
}

func (o *siteOptions) register(set *pflag.FlagSet) {
	o.Inputs.Register(set)
	set.StringVarP(&o.site, "dataset", "d", "", "")
	set.StringVar(&o.baseURL, "base-url", "", "")
	set.IntVar(&o.jobs, "jobs", 2, "")
}

// Flags and arguments reach what a command runs; their defaults do where none are given.
func TestNew(t *testing.T) {
	var got siteOptions
	run := func(_ context.Context, _ terminal.Streams, o siteOptions) error {
		got = o
		return nil
	}
	cmd := New(terminal.Streams{}, cobra.Command{Args: cobra.ArbitraryArgs}, run, (*siteOptions).register)
	cmd.SetArgs([]string{"-d", "site", "--from=urls.txt", "a.html", "b.html"})
	if err := cmd.Execute(); err != nil {
		t.Fatal(err)
	}
	if got.site != "site" || !slices.Equal(got.Lists, []string{"urls.txt"}) || got.baseURL != "" || got.jobs != 2 {
		t.Errorf("options %+v", got)
	}
	if want := []string{"a.html", "b.html"}; !slices.Equal(got.Args, want) {
		t.Errorf("inputs %q, want %q", got.Args, want)
	}
}
