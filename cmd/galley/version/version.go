package version

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/article"
	"galley/cmd/galley/command"
	"galley/cmd/galley/terminal"
	"galley/render/chrome"
)

type options struct{ json bool }

// help is "galley version".
var help = cobra.Command{
	Use:     "version",
	Short:   "Say which galley this is, and what it was built with",
	Example: "  galley version --json",
}

func (o *options) register(set *pflag.FlagSet) {
	set.BoolVar(&o.json, "json", false, "print JSON")
}

// versionJSON is what "galley version --json" prints.
type versionJSON struct {
	Version  string `json:"version"`
	Revision string `json:"revision,omitempty"`
	Time     string `json:"time,omitempty"` // of the revision
	Modified bool   `json:"modified"`       // since the revision
	Go       string `json:"go"`
	System   string `json:"system"`
	Schema   int    `json:"schema_version"`   // of the JSON of articles
	Chrome   string `json:"chrome,omitempty"` // the program that would be used
}

func showVersion(_ context.Context, t terminal.Streams, o options) error {
	v := versionJSON{Version: "unknown", Go: runtime.Version(), System: runtime.GOOS + "/" + runtime.GOARCH, Schema: article.SchemaVersion}
	if info, ok := debug.ReadBuildInfo(); ok {
		v.Version = info.Main.Version
		for _, s := range info.Settings {
			switch s.Key {
			case "vcs.revision":
				v.Revision = s.Value
			case "vcs.time":
				v.Time = s.Value
			case "vcs.modified":
				v.Modified = s.Value == "true"
			}
		}
	}
	v.Chrome, _ = chrome.Find("")
	if o.json {
		return t.WriteJSON(v)
	}
	_, err := fmt.Fprintf(t.Out, "galley %s\n%s, %s\n", String(), v.Go, v.System)
	return err
}

// String is what the build says of itself.
func String() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	revision := info.Main.Version
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && len(s.Value) >= 12 {
			revision = s.Value[:12]
		}
	}
	return fmt.Sprintf("%s (%s)", revision, info.GoVersion)
}

// Command is "galley version".
func Command(t terminal.Streams) *cobra.Command {
	return command.New(t, help, showVersion, (*options).register)
}
