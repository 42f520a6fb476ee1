package batch

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"

	"galley/batch/sink"
	"galley/batch/warc"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/terminal"
	"galley/cmd/galley/version"
	"galley/page"
)

// state is the folder of a batch, locked: two processes must not write one batch.
type state struct {
	dir      string
	manifest string
	lock     *flock.Flock
	temp     bool // it goes away at the end
}

// errLocked is of a state that another process has locked.
var errLocked = errors.New("another process works on it")

// lockedBatch says of errLocked which batch it is of; other errors stay.
func lockedBatch(err error, out string) error {
	if !errors.Is(err, errLocked) {
		return err
	}
	return exit.Usagef("wait for it, or see: galley batch status -o "+out, "another process works on the batch of %s", out)
}

// openState makes and locks the folder. Without an output it is a temporary one.
func openState(out string) (*state, error) {
	s := &state{dir: statePath(out), manifest: manifestPath(out)}
	if out == "" {
		dir, err := os.MkdirTemp("", "galley-batch-")
		if err != nil {
			return nil, err
		}
		s = &state{dir: dir, manifest: filepath.Join(dir, "manifest.jsonl"), temp: true}
	}
	if err := os.MkdirAll(s.dir, 0o755); err != nil {
		return nil, fmt.Errorf("make the folder of the batch: %w", err)
	}
	s.lock = flock.New(filepath.Join(s.dir, "lock"))
	locked, err := s.lock.TryLock()
	if err != nil {
		return nil, fmt.Errorf("lock the batch of %s: %w", out, err)
	}
	if !locked {
		return nil, errLocked
	}
	sink.Sweep(s.dir)
	return s, nil
}

func (s *state) path(name string) string { return filepath.Join(s.dir, name) }

func (s *state) close() {
	os.Remove(s.path("server"))
	s.lock.Unlock()
	if s.temp {
		os.RemoveAll(s.dir)
	}
}

// forget removes what is done and queued.
func (s *state) forget() error {
	for _, name := range []string{s.manifest, s.path("queue"), s.path("settings.json"), s.path("rows.jsonl.zst")} {
		if err := os.RemoveAll(name); err != nil {
			return err
		}
	}
	return nil
}

// settings are what results depend on, and what --resume takes up again.
type settings struct {
	Format    string   `json:"format"`
	With      []string `json:"with,omitempty"`
	Embed     bool     `json:"embed,omitempty"`
	Assets    string   `json:"assets,omitempty"`
	Plain     bool     `json:"no_fonts,omitempty"`
	Bare      bool     `json:"no_front_matter,omitempty"`
	Captions  bool     `json:"captions,omitempty"`
	Name      string   `json:"name,omitempty"`
	NoBrowser bool     `json:"no_browser,omitempty"`
	Wrapper   string   `json:"wrapper"` // digest, or name of the method
	NoCut     bool     `json:"no_cut,omitempty"`
	Force     bool     `json:"force,omitempty"`
	Kind      string   `json:"kind,omitempty"`
	Viewport  string   `json:"viewport"`
	BaseURL   string   `json:"base_url,omitempty"`
	Archive   string   `json:"archive,omitempty"`
	Pages     int      `json:"pages,omitempty"` // beyond the first, of an article
}

// saved is a batch as it was begun.
type saved struct {
	Settings settings          `json:"settings"`
	Flags    map[string]string `json:"flags"`
	Inputs   []string          `json:"inputs"`
	Lists    []string          `json:"lists"`
	List     string            `json:"list,omitempty"` // of a batch that was begun when there could be one only
}

// lists are the files that name inputs. Standard input is over: what was read of it is queued.
func (v *saved) lists() (all []string) {
	for _, list := range append(v.Lists[:len(v.Lists):len(v.Lists)], v.List) {
		if list != "" && list != "-" {
			all = append(all, list)
		}
	}
	return all
}

// load reads what was saved; nil where nothing was.
func (s *state) load() (*saved, error) {
	data, err := os.ReadFile(s.path("settings.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var v saved
	if err == nil {
		err = json.Unmarshal(data, &v)
	}
	if err != nil {
		return nil, exit.AsUnreadable(fmt.Errorf("read the settings of the batch: %w", err))
	}
	return &v, nil
}

func (s *state) save(v saved) error {
	data, err := json.MarshalIndent(v, "", "  ")
	if err == nil {
		err = sink.ReplaceWith(s.dir, s.path("settings.json"), append(data, '\n'), 0o644)
	}
	if err != nil {
		return fmt.Errorf("keep the settings of the batch: %w", err)
	}
	return nil
}

// hasResults reports whether anything was done.
func (s *state) hasResults() bool {
	info, err := os.Stat(s.manifest)
	return err == nil && info.Size() > 0
}

// sinks opens what results go to; end says where the ones that count end.
func (p *plan) sinks(t terminal.Streams, end func(string) int64) (results, archive sink.Sink, err error) {
	o := p.options
	base := filepath.Base(o.out)
	switch output.Kind(o.out) {
	case output.Stream:
		results = sink.NewStream(t.Out)
	case output.Bucket:
		results = sink.NewStream(io.Discard) // workers put them there
	case output.Folder:
		template, err := o.template()
		if err != nil {
			return nil, nil, err
		}
		results = sink.NewFiles(o.out, p.state.dir, template)
	case output.Lines:
		results, err = opened(sink.OpenLog(o.out, base, end(base)))
	case output.Parquet:
		rows := filepath.Base(p.state.dir) + "/rows.jsonl.zst"
		results, err = opened(sink.OpenParquet(o.out, p.state.path("rows.jsonl.zst"), rows, end(rows)))
	}
	if err == nil && o.archive != "" {
		name := filepath.Base(o.archive)
		archive, err = opened(sink.OpenArchive(o.archive, name, end(name), warc.AppendInfo(nil, began, "galley "+version.String())))
	}
	return results, archive, err
}

// template names results that are files.
func (o *options) template() (*sink.Template, error) {
	t, err := sink.NewTemplate(o.name, flags.Extensions[o.Format])
	if err != nil {
		return nil, exit.Usagef("for instance --name '{host}/{slug}-{hash}'", "%v", err)
	}
	return t, nil
}

// opened keeps a pointer that is nil from becoming a sink that is not.
func opened[S sink.Sink](s S, err error) (sink.Sink, error) {
	if err != nil {
		return nil, fmt.Errorf("open the output: %w", err)
	}
	return s, nil
}

func readStdin(in io.Reader) ([]byte, error) {
	data, err := page.ReadStream(new(bytes.Buffer), in)
	if err != nil {
		return nil, fmt.Errorf("read standard input: %w", err)
	}
	return data, nil
}
