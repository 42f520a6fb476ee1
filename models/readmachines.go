package models

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"galley/features/column"
	"galley/features/subtree"
	"galley/internal/svm"
	"galley/models/machine"
	"galley/models/stage"
)

// machines reads the two support vector machines.
func (f *fileReader) machines(w *Wrapper, h *header) error {
	if h.Set == nil || h.Limits == nil {
		return DamagedError("stages", errors.New("machines without feature set or limits"))
	}
	if err := h.Limits.Check(); err != nil {
		return DamagedError("limits", err)
	}
	// Limits may have zeros, which mean defaults; a screen must be said.
	if h.Viewport.W <= 0 || h.Viewport.H <= 0 ||
		h.Viewport.W != h.Limits.ScreenWidth || h.Viewport.H != h.Limits.ScreenHeight {
		return DamagedError("viewport", errors.New("it is not the screen of the limits"))
	}
	set, err := subtree.Lookup(h.Set.Name)
	if err != nil {
		return &FormatError{"features", Retrain, err}
	}
	if set.Version != h.Set.Version {
		return &FormatError{fmt.Sprintf("made with feature set %s %d, this build has %d", h.Set.Name, h.Set.Version, set.Version), Retrain, nil}
	}
	m := &machine.Stages{Set: set, Limits: *h.Limits}
	if m.Body, err = f.machineStage(m, h, stage.Body, subtree.Body); err != nil {
		return err
	}
	if m.Title, err = f.machineStage(m, h, stage.Title, subtree.Title); err != nil {
		return err
	}
	w.Machines, w.Boxes = m, true
	return nil
}

// machineStage reads one machine, and picks the columns of its kind from the set.
func (f *fileReader) machineStage(m *machine.Stages, h *header, stage string, kind subtree.Kind) (*svm.Model, error) {
	i := slices.IndexFunc(h.Stages, func(h stageHeader) bool { return h.Stage == stage })
	if i < 0 {
		return nil, DamagedError("stages", fmt.Errorf("no stage %s", stage))
	}
	columns := h.Stages[i].Columns
	var err error
	if m.Set, err = pickColumns(m.Set, kind, columns); err != nil {
		return nil, err
	}
	return f.machine(stage+svmSuffix, len(columns))
}

// pickColumns finds the columns in this build. Columns that have another version or
// scale in it are refused.
func pickColumns(set subtree.Set, kind subtree.Kind, list []columnHeader) (subtree.Set, error) {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = c.Name
	}
	if len(slices.Compact(slices.Sorted(slices.Values(names)))) != len(names) {
		return set, DamagedError("columns", errors.New("a column stands there twice"))
	}
	picked, err := set.Pick(kind, names...)
	if err != nil {
		return set, &FormatError{"columns", Retrain, err}
	}
	for i, have := range picked.Columns(kind, column.All) {
		if list[i] != (columnHeader{have.Name, have.Version, have.Mean, have.SD}) {
			return set, &FormatError{fmt.Sprintf("column %s of feature set %s has another version or scale than in this build", have.Name, set.Name), Retrain, nil}
		}
	}
	if len(names) == 0 {
		return set, DamagedError("columns", errors.New("there are none"))
	}
	return picked, nil
}

// machine reads the model of a stage, over that many columns.
func (f *fileReader) machine(name string, columns int) (*svm.Model, error) {
	data, err := f.part(name, maxModel)
	if err != nil {
		return nil, err
	}
	m, err := svm.ReadModel(bytes.NewReader(data), columns)
	if err != nil {
		return nil, DamagedError(name, err)
	}
	if _, _, ok := m.Sigmoid(); !ok {
		return nil, DamagedError(name, errors.New("it has no probabilities (svm-train -b 1)"))
	}
	return m, nil
}
