package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/terminal"
	"galley/models/methods"
)

var (
	shellBlock = regexp.MustCompile("(?ms)^```sh\n(.*?)^```$")
	inlineCode = regexp.MustCompile("`([^`\n]+)`")
	longFlag   = regexp.MustCompile(`(?:^|\s)--([a-z][a-z-]*)`)
	comment    = regexp.MustCompile(`(?m)\s#.*$`)
)

// othersFlags are flags of other programs that the documents name: of docker, systemd and
// those that are shown beside galley.
var othersFlags = []string{"cap-drop", "read-only", "shm-size", "security-opt", "data-urlencode", "profile", "scale", "system", "create-home", "show-toplevel"}

// TestDocumentedCommands holds that the commands that the documents show are there, with
// the flags that they are shown with, and that a flag that is named alone is one of some
// command.
func TestDocumentedCommands(t *testing.T) {
	root := silentRoot()
	all := flagsBelow(root)
	documents, err := filepath.Glob("../../docs/*.md")
	if err != nil || len(documents) < 5 {
		t.Fatalf("documents %v, %v", documents, err)
	}
	for _, name := range append(documents, "../../README.md") {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		for _, block := range shellBlock.FindAllStringSubmatch(text, -1) {
			lines := strings.ReplaceAll(comment.ReplaceAllString(block[1], ""), "\\\n", " ")
			for line := range strings.Lines(lines) {
				checkCommands(t, root, name, line)
			}
		}
		for _, span := range inlineCode.FindAllStringSubmatch(text, -1) {
			checkCommands(t, root, name, span[1])
			if strings.HasPrefix(span[1], "--") {
				flag := longFlag.FindStringSubmatch(span[1])
				if flag != nil && !all[flag[1]] && !slices.Contains(othersFlags, flag[1]) {
					t.Errorf("%s names the flag --%s, which no command has", name, flag[1])
				}
			}
		}
	}
}

// silentRoot is the program with nobody to talk to.
func silentRoot() *cobra.Command {
	var out bytes.Buffer
	return newRoot(terminal.Streams{In: strings.NewReader(""), Out: &out, Err: &out})
}

// TestReadmeTables holds that the README has a row for each command and for each exit code,
// and no others, and that galley --help has the same codes.
func TestReadmeTables(t *testing.T) {
	data, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	var commands []string
	for _, cmd := range silentRoot().Commands() {
		if cmd.HasAvailableSubCommands() && !cmd.Runnable() || cmd.Name() == "eval" {
			for _, sub := range cmd.Commands() {
				commands = append(commands, cmd.Name()+" "+sub.Name())
			}
		} else if cmd.IsAvailableCommand() {
			commands = append(commands, cmd.Name())
		}
	}
	for _, name := range commands {
		if !regexp.MustCompile("(?m)^\\|[^|]*`" + name + "`").Match(data) {
			t.Errorf("README.md has no row for galley %s", name)
		}
	}
	codes := []int{exit.OK, exit.Some, exit.Usage, exit.Nothing, exit.NoBrowser, exit.Network, exit.Refused, exit.Unreadable, exit.Interrupted, exit.NoReader}
	var rows []int
	for _, row := range regexp.MustCompile(`(?m)^\| (\d+) \|`).FindAllStringSubmatch(string(data), -1) {
		code, _ := strconv.Atoi(row[1])
		rows = append(rows, code)
	}
	if !slices.Equal(rows, codes) {
		t.Errorf("README.md has the exit codes %v, the program %v", rows, codes)
	}
	for _, code := range codes {
		if !regexp.MustCompile(`[ \n]` + strconv.Itoa(code) + ` [a-z]`).MatchString(rootHelp.Long) {
			t.Errorf("galley --help does not name exit code %d", code)
		}
	}
}

// TestDocumentedMethods holds that docs/methods.md has a heading for each method, and names no
// other in its headings.
func TestDocumentedMethods(t *testing.T) {
	data, err := os.ReadFile("../../docs/methods.md")
	if err != nil {
		t.Fatal(err)
	}
	var headed, names []string
	for _, heading := range regexp.MustCompile(`(?m)^##+ ([a-z0-9-]+(?:, [a-z0-9-]+)*)$`).FindAllStringSubmatch(string(data), -1) {
		headed = append(headed, strings.Split(heading[1], ", ")...)
	}
	for _, m := range methods.All() {
		names = append(names, m.Name)
	}
	for _, l := range methods.Learned() {
		if !slices.Contains(names, l.Name) {
			names = append(names, l.Name)
		}
	}
	slices.Sort(headed)
	slices.Sort(names)
	if !slices.Equal(headed, names) {
		t.Errorf("docs/methods.md has headings for %v, the methods are %v", headed, names)
	}
}

// checkCommands checks the commands of galley in a line of a shell: their names and their
// flags, as far as a pipe.
func checkCommands(t *testing.T, root *cobra.Command, document, line string) {
	t.Helper()
	for _, part := range strings.FieldsFunc(line, func(r rune) bool { return r == '|' || r == ';' || r == '&' || r == '(' || r == ')' }) {
		fields := strings.Fields(strings.NewReplacer("[", "", "]", "").Replace(part))
		at := slices.IndexFunc(fields, func(f string) bool { return f == "galley" || f == "bin/galley" })
		if at < 0 || at > 2 || at == len(fields)-1 || fields[0] == "docker" || fields[0] == "useradd" {
			continue
		}
		cmd, _, err := root.Find(fields[at+1:])
		if err != nil || cmd == root && !strings.HasPrefix(fields[at+1], "-") && isName(fields[at+1]) {
			t.Errorf("%s: %q is no command of galley", document, strings.TrimSpace(part))
			continue
		}
		cmd.InitDefaultHelpFlag()
		for _, flag := range longFlag.FindAllStringSubmatch(" "+strings.Join(fields[at+1:], " "), -1) {
			if cmd != root && cmd.Flags().Lookup(flag[1]) == nil && cmd.InheritedFlags().Lookup(flag[1]) == nil {
				t.Errorf("%s: %s has no flag --%s", document, cmd.CommandPath(), flag[1])
			}
		}
	}
}

// isName reports whether a word can be a command: small letters, as no placeholder has.
func isName(word string) bool {
	return !strings.ContainsFunc(word, func(r rune) bool { return r != '-' && (r < 'a' || r > 'z') })
}

// flagsBelow are the long names of the flags of a command and of all below it.
func flagsBelow(cmd *cobra.Command) map[string]bool {
	names := map[string]bool{}
	var walk func(*cobra.Command)
	walk = func(cmd *cobra.Command) {
		cmd.InitDefaultHelpFlag()
		for _, flags := range []interface{ FlagUsages() string }{cmd.Flags(), cmd.PersistentFlags()} {
			for _, flag := range longFlag.FindAllStringSubmatch(flags.FlagUsages(), -1) {
				names[flag[1]] = true
			}
		}
		for _, sub := range cmd.Commands() {
			walk(sub)
		}
	}
	walk(cmd)
	return names
}
