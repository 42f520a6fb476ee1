package models

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"galley/features/column"
	"galley/internal/nn"
	"galley/models/network"
	"galley/models/stage"
)

// networks reads the networks and binds them to their columns.
func (f *fileReader) networks(w *Wrapper, h *header) error {
	if h.Thresholds == nil {
		return DamagedError("thresholds", errors.New("networks without any"))
	}
	n := network.Stages{Thresholds: *h.Thresholds}
	stages := map[string]**nn.Net{
		stage.Block: &n.Block, stage.Context: &n.Context, stage.Body: &n.Body, stage.Title: &n.Title, stage.Document: &n.Document, stage.Verdict: &n.Verdict,
		stage.Main: &n.Main, stage.MainContext: &n.MainContext,
		stage.Other: &n.Other, stage.OtherContext: &n.OtherContext,
	}
	versions := map[string][]int{}
	for _, s := range h.Stages {
		to := stages[s.Stage]
		if to == nil || *to != nil {
			return DamagedError("stages", fmt.Errorf("stage %q is unknown or stands there twice", s.Stage))
		}
		var err error
		if *to, versions[s.Stage], err = f.network(s); err != nil {
			return err
		}
	}
	if (n.Body == nil) != (n.Title == nil) || n.Document != nil && n.Body == nil || n.Verdict != nil && n.Document == nil || n.MainContext != nil && n.Main == nil ||
		n.Other != nil && n.Main == nil || n.OtherContext != nil && n.Other == nil {
		return DamagedError("stages", errors.New("some of the networks are missing"))
	}
	bound, err := network.New(n, versions)
	var unknown *column.UnknownError
	var version *column.VersionError
	switch {
	case errors.As(err, &unknown), errors.As(err, &version):
		return &FormatError{"columns", Retrain, err}
	case err != nil:
		return DamagedError("networks", err)
	}
	for _, net := range stages {
		if *net != nil {
			(*net).Prepare()
		}
	}
	w.Networks = bound
	return nil
}

// network reads the network of a stage and the versions of its columns.
func (f *fileReader) network(s stageHeader) (*nn.Net, []int, error) {
	data, err := f.part(s.Stage+netSuffix, maxModel)
	if err != nil {
		return nil, nil, err
	}
	net := &nn.Net{}
	if err := json.Unmarshal(data, net); err != nil {
		return nil, nil, DamagedError(s.File, err)
	}
	columns := make([]string, len(s.Columns))
	versions := make([]int, len(s.Columns))
	for i, c := range s.Columns {
		columns[i], versions[i] = c.Name, c.Version
	}
	if !slices.Equal(net.Names(), columns) {
		return nil, nil, DamagedError(s.File, errors.New("its inputs are not the columns of the header"))
	}
	return net, versions, nil
}
