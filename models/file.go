package models

import (
	"archive/zip"
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"galley/features/column"
	"galley/features/subtree"
	"galley/internal/nn"
	"galley/internal/svm"
	"galley/models/site"
	"galley/models/stage"
)

// FormatVersion is the version of the wrapper file that Write makes. Read reads version
// 1 too, which has two machines and no base.
const FormatVersion = 2

// The files of the zip. Those of a base have the same names in the folder base.
const (
	headerPart = "wrapper.json"
	baseFolder = "base/"
	sitePart   = "site.json"
	netSuffix  = ".net.json"
	svmSuffix  = ".svm"
)

// Write stores the wrapper as a zip of wrapper.json and one file for each stage: body.svm
// in LIBSVM's format, or body.net.json. The whole base is in the zip too, so that the
// wrapper selects the same with every later release. The same wrapper gives the same
// bytes.
func (w *Wrapper) Write(out io.Writer) error {
	z := zip.NewWriter(out)
	if err := w.writeParts(z, ""); err != nil {
		return fmt.Errorf("write wrapper: %w", err)
	}
	if err := z.Close(); err != nil {
		return fmt.Errorf("write wrapper: %w", err)
	}
	return nil
}

func (w *Wrapper) writeParts(z *zip.Writer, folder string) error {
	h, parts, err := w.parts()
	if err != nil {
		return err
	}
	text, err := json.MarshalIndent(h, "", "  ")
	if err != nil {
		return err
	}
	parts = slices.Insert(parts, 0, filePart{headerPart, append(text, '\n')})
	for _, part := range parts {
		f, err := z.CreateHeader(&zip.FileHeader{Name: folder + part.name, Method: zip.Deflate})
		if err == nil {
			_, err = f.Write(part.data)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", part.name, err)
		}
	}
	if w.Base != nil {
		return w.Base.writeParts(z, folder+baseFolder)
	}
	return nil
}

// filePart is one file of the zip.
type filePart struct {
	name string
	data []byte
}

// parts returns the header and the files of the stages.
func (w *Wrapper) parts() (h header, parts []filePart, err error) {
	h = header{Format: FormatVersion, Boxes: w.Boxes, Viewport: w.Viewport, Record: w.Record}
	if m := w.Machines; m != nil {
		h.Set, h.Limits = &setName{m.Set.Name, m.Set.Version}, &m.Limits
		h.addMachine(&parts, stage.Body, m.Set.Columns(subtree.Body, column.All), m.Body)
		h.addMachine(&parts, stage.Title, m.Set.Columns(subtree.Title, column.All), m.Title)
	}
	if n := w.Networks; n != nil {
		h.Thresholds = &n.Thresholds
		for _, s := range n.All() {
			if err == nil {
				err = h.addNetwork(&parts, s.Name, s.Net, s.Refs())
			}
		}
	}
	if w.Base != nil {
		h.Blend = &w.Blend
	}
	if w.Base != nil && w.Site != nil && err == nil {
		err = h.addSite(&parts, w.Site)
	}
	return h, parts, err
}

func (h *header) addSite(parts *[]filePart, site *site.Site) error {
	data, err := json.MarshalIndent(site, "", " ")
	if err != nil {
		return fmt.Errorf("%s: %w", sitePart, err)
	}
	name := sitePart
	h.Site = &name
	*parts = append(*parts, filePart{sitePart, append(data, '\n')})
	return nil
}

func (h *header) addMachine(parts *[]filePart, stage string, columns []column.Column, m *svm.Model) {
	s := stageHeader{Stage: stage, Model: modelMachine, File: stage + svmSuffix}
	for _, c := range columns {
		s.Columns = append(s.Columns, columnHeader{c.Name, c.Version, c.Mean, c.SD})
	}
	h.Stages = append(h.Stages, s)
	*parts = append(*parts, filePart{s.File, m.Raw()})
}

func (h *header) addNetwork(parts *[]filePart, stage string, net *nn.Net, refs []column.Ref) error {
	s := stageHeader{Stage: stage, Model: modelNetwork, File: stage + netSuffix}
	for _, r := range refs {
		s.Columns = append(s.Columns, columnHeader{Name: r.Name, Version: r.Version})
	}
	data, err := json.Marshal(net)
	if err != nil {
		return fmt.Errorf("%s: %w", s.File, err)
	}
	h.Stages = append(h.Stages, s)
	*parts = append(*parts, filePart{s.File, append(data, '\n')})
	return nil
}
