package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"galley/eval"
)

// write writes the reports one after the other; as JSON a list when there are
// several.
func (o *options) write(out io.Writer, reports []eval.TextReport) error {
	if o.html != "" && len(reports) == 1 {
		if err := writeHTML(o.html, reports[0]); err != nil {
			return fmt.Errorf("write %s: %w", o.html, err)
		}
	}
	switch {
	case o.json && len(reports) == 1:
		return reports[0].WriteJSON(out)
	case o.json:
		enc := json.NewEncoder(out)
		enc.SetIndent("", "  ")
		return enc.Encode(reports)
	}
	for i, r := range reports {
		if i > 0 {
			fmt.Fprintln(out)
		}
		if err := r.WriteMarkdown(out); err != nil {
			return err
		}
	}
	return nil
}

func writeHTML(name string, r eval.TextReport) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(r.WriteHTML(f), f.Close())
}
