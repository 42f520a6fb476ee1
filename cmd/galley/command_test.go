package main

import (
	"context"
	"slices"
	"testing"
)

// Flags and arguments reach what a command runs; their defaults do where none are given.
func TestNewCommand(t *testing.T) {
	var got captureOptions
	run := func(_ context.Context, _ terminal, o captureOptions) error {
		got = o
		return nil
	}
	cmd := newCommand(terminal{}, captureHelp, run, (*captureOptions).register)
	cmd.SetArgs([]string{"-d", "site", "--from=urls.txt", "a.html", "b.html"})
	if err := cmd.Execute(); err != nil {
		t.Fatal(err)
	}
	if got.dataset != "site" || got.list != "urls.txt" || got.baseURL != "" || got.jobs < 1 {
		t.Errorf("options %+v", got)
	}
	if want := []string{"a.html", "b.html"}; !slices.Equal(got.inputs, want) {
		t.Errorf("inputs %q, want %q", got.inputs, want)
	}
}
