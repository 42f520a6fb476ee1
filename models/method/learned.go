package method

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"galley/dataset"
	"galley/internal/svm"
	"galley/models"
)

// Learned describes a method that is learned from labelled pages by other means than a
// Wrapper: what can be trained by name.
type Learned struct {
	Name  string // lower-case, unique among all of them; may be that of a Method with weights of its own
	Paper string // where it was published
	Doc   string // one line

	// Train learns from the labelled articles among the samples. Errors are those of the
	// samples and of ctx.
	Train func(ctx context.Context, samples []dataset.Sample, o LearnOptions) (Trained, error)
	// Read is what Trained.Write stored. Damaged and foreign files are a *models.FormatError.
	Read func(r io.Reader) (Trained, error)
}

// LearnOptions say how a method is learned.
type LearnOptions struct {
	Seed    uint64      // of all draws
	Trainer svm.Trainer // for methods with support vector machines
}

// Trained is a method that was learned: it selects, and can be stored. It may be used by
// several goroutines.
type Trained interface {
	models.Selector
	// Write stores it as JSON that begins with {"method":"NAME". The same method gives the
	// same bytes.
	Write(w io.Writer) error
}

// MaxLearned is the most that the file of a learned method has, in bytes.
const MaxLearned = 64 << 20

// ReadLearned reads the JSON of a learned method into v, whose first field must be the
// method's name. Foreign and damaged files, those of another version, and those over 64 MB
// are a *models.FormatError.
func ReadLearned(r io.Reader, method string, version int, v any) error {
	data, err := io.ReadAll(io.LimitReader(r, MaxLearned+1))
	if err == nil && len(data) > MaxLearned {
		err = errors.New("it is over 64 MB")
	}
	if err != nil {
		return models.DamagedError(method, err)
	}
	var head LearnedHeader
	if err := json.Unmarshal(data, &head); err != nil {
		return models.DamagedError(method, err)
	}
	if head.Method != method || head.Version != version {
		return &models.FormatError{Reason: fmt.Sprintf("it is of method %q, version %d, this build reads %q, version %d", head.Method, head.Version, method, version), Advice: models.Retrain}
	}
	if err := json.Unmarshal(data, v); err != nil {
		return models.DamagedError(method, err)
	}
	return nil
}

// WriteLearned writes what ReadLearned reads: JSON in one line, whose first field is a LearnedHeader.
func WriteLearned(w io.Writer, v any) error {
	data, err := json.Marshal(v)
	if err == nil {
		_, err = w.Write(append(data, '\n'))
	}
	if err != nil {
		return fmt.Errorf("write what the method learned: %w", err)
	}
	return nil
}

// LearnedHeader begins the file of a learned method.
type LearnedHeader struct {
	Method  string `json:"method"`
	Version int    `json:"version"`
}
