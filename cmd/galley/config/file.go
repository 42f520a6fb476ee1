package config

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"go.yaml.in/yaml/v3"

	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
)

// config is a file of flags: those at its top hold for every command that has them, those
// below the name of a command for that one.
//
//	no-sandbox: true
//	serve:
//	  addr: 127.0.0.1:8080
type config map[string]any

// configName is the file that is read where none is named, if it is there.
func configName() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "galley", "config.yaml")
}

// readConfig reads the file of --config, or the one at its usual place.
func readConfig(name string) (config, string, error) {
	named := name != ""
	if !named {
		if name = configName(); name == "" {
			return nil, "", nil
		}
	}
	data, err := flags.ReadSmall(name)
	if errors.Is(err, fs.ErrNotExist) && !named {
		return nil, "", nil
	}
	var c config
	if err == nil {
		err = yaml.Unmarshal(data, &c)
	}
	if err != nil {
		return nil, name, exit.AsUnreadable(fmt.Errorf("read the configuration %s: %w", name, err))
	}
	return c, name, nil
}

// flagsFromConfig sets every flag of the command that neither the command line nor the
// environment has set.
func flagsFromConfig(cmd *cobra.Command, c config, name string) error {
	path := strings.Fields(cmd.CommandPath())[1:]
	if err := c.check(cmd.Root(), name); err != nil {
		return err
	}
	// The section of the command itself wins over those above it.
	sections := []config{c}
	for _, part := range path {
		below, _ := sections[len(sections)-1][part].(config)
		sections = append(sections, below)
	}
	var failed error
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if f.Changed || f.Name == "config" {
			return
		}
		for _, s := range slices.Backward(sections) {
			value, ok := s[f.Name]
			if _, section := value.(config); !ok || section {
				continue
			}
			for _, text := range valueTexts(f.Value, value) {
				if err := Worded(cmd.Flags().Set(f.Name, text)); err != nil {
					failed = exit.With(exit.Unreadable, exit.Usagef("give it a value that --"+f.Name+" takes", "%s: %s: %v", name, f.Name, err))
				}
			}
			return
		}
	})
	return failed
}

// check refuses names that no command knows: they are slips of the pen, and would do
// nothing.
func (c config) check(cmd *cobra.Command, name string) error {
	for _, key := range slices.Sorted(maps.Keys(c)) {
		if below, ok := c[key].(config); ok {
			sub := subcommand(cmd, key)
			if sub == nil {
				return exit.With(exit.Unreadable, exit.Usagef(command.DidYouMean(cmd, key), "%s: there is no command %q below %q", name, key, cmd.CommandPath()))
			}
			if err := below.check(sub, name); err != nil {
				return err
			}
			continue
		}
		if !hasFlag(cmd, key) {
			hint := "see galley --help"
			if near := command.NearestFlagBelow(cmd, key); near != "" {
				hint = "did you mean " + strings.TrimPrefix(near, "--") + "?"
			}
			return exit.With(exit.Unreadable, exit.Usagef(hint, "%s: no command of %q has a flag --%s", name, cmd.CommandPath(), key))
		}
	}
	return nil
}

func subcommand(cmd *cobra.Command, name string) *cobra.Command {
	for _, sub := range cmd.Commands() {
		if sub.Name() == name {
			return sub
		}
	}
	return nil
}

// hasFlag reports whether a command, or one below it, has the flag.
func hasFlag(cmd *cobra.Command, name string) bool {
	if cmd.Flags().Lookup(name) != nil || cmd.PersistentFlags().Lookup(name) != nil {
		return true
	}
	return slices.ContainsFunc(cmd.Commands(), func(sub *cobra.Command) bool { return hasFlag(sub, name) })
}

// valueTexts are a value as a flag takes it. Of a list each goes to a flag that may be given several times, because its
// values may have commas; to others they go together, with commas between.
func valueTexts(flag pflag.Value, value any) []string {
	list, ok := value.([]any)
	if !ok {
		return []string{fmt.Sprint(value)}
	}
	var parts []string
	for _, v := range list {
		parts = append(parts, fmt.Sprint(v))
	}
	if _, repeats := flag.(interface{ Append(string) error }); repeats {
		return parts
	}
	return []string{strings.Join(parts, ",")}
}

// otherVariables are those in the environment that belong to galley and are no flags:
// the tests read them.
var otherVariables = []string{"SHARED", "NEED_CHROME", "NEED_SVM", "LONG", "AXE", "SHOTS", "RAISE", "DIGEST", "ZOO_KEEP"}

// unknownVariables are names in the environment that begin like ours and mean nothing,
// with what may have been meant.
func unknownVariables(root *cobra.Command, environ []string) (list []string) {
	for _, entry := range environ {
		name, _, _ := strings.Cut(entry, "=")
		rest, ours := strings.CutPrefix(name, "GALLEY_")
		if !ours || slices.Contains(otherVariables, rest) || strings.HasPrefix(rest, "TEST_") {
			continue
		}
		if flag := strings.ToLower(strings.ReplaceAll(rest, "_", "-")); !hasFlag(root, flag) {
			text := fmt.Sprintf("%s is set and means nothing: no command has a flag --%s", name, flag)
			if near := command.NearestFlagBelow(root, flag); near != "" {
				text += "; did you mean " + near + "?"
			}
			list = append(list, text)
		}
	}
	slices.Sort(list)
	return list
}
