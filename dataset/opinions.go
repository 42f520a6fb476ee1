package dataset

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
)

// Opinions are the labels that several people gave one page, each without seeing the
// others. The label of the page is the first of them, until somebody settles it.
type Opinions struct {
	Settled bool    // somebody decided which label holds
	Labels  []Label // one of each annotator, in the order they came
}

// opinionsVersion is that of opinions.json.
const opinionsVersion = 1

type opinionsJSON struct {
	Version int               `json:"version"`
	Settled bool              `json:"settled"`
	Labels  []json.RawMessage `json:"labels"`
}

// Opinions reads the opinions on a page. Of a page that one person labelled it is that
// label; of one without a label it is empty. Errors are those of Label but ErrNoLabel.
func (d *Dataset) Opinions(slug string) (Opinions, error) {
	data, err := d.read(slug, opinionsFile, maxSmall)
	if errors.Is(err, fs.ErrNotExist) {
		l, err := d.Label(slug)
		switch {
		case errors.Is(err, ErrNoLabel):
			return Opinions{}, nil
		case err != nil:
			return Opinions{}, err
		}
		return Opinions{Labels: []Label{l}}, nil
	}
	if err != nil {
		return Opinions{}, err
	}
	return decodeOpinions(data, filepath.Join(d.pages(), slug, opinionsFile))
}

func decodeOpinions(data []byte, name string) (Opinions, error) {
	var stored opinionsJSON
	if err := json.Unmarshal(data, &stored); err != nil {
		return Opinions{}, &FileError{name, fmt.Errorf("damaged: %w", err)}
	}
	if stored.Version != opinionsVersion {
		return Opinions{}, &VersionError{name, stored.Version, opinionsVersion}
	}
	o := Opinions{Settled: stored.Settled}
	for _, raw := range stored.Labels {
		l, err := decodeLabel(raw, name)
		if err != nil {
			return Opinions{}, err
		}
		o.Labels = append(o.Labels, l)
	}
	return o, nil
}

// SetOpinions stores the opinions on a page; none removes them. The label of the page is
// stored apart, by SetLabel.
func (d *Dataset) SetOpinions(slug string, o Opinions) error {
	if len(o.Labels) == 0 {
		return d.replace(slug, opinionsFile, "opinions on", nil)
	}
	stored := opinionsJSON{Version: opinionsVersion, Settled: o.Settled, Labels: []json.RawMessage{}}
	for _, l := range o.Labels {
		data, err := l.encode()
		if err != nil {
			return fmt.Errorf("dataset: opinions on %s: %w", slug, err)
		}
		stored.Labels = append(stored.Labels, data)
	}
	data, err := indented(stored)
	if err != nil {
		return fmt.Errorf("dataset: opinions on %s: %w", slug, err)
	}
	return d.replace(slug, opinionsFile, "opinions on", data)
}
