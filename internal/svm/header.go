package svm

import (
	"errors"
	"fmt"
	"math"
	"strconv"
)

// maxWeight bounds coefficients and rho: a million of them still sum to a finite
// number.
const maxWeight = 1e300

// header is the part of a model file above the line "SV". [LIBSVM]
type header struct {
	gamma, rho   float64
	probA, probB float64
	totalSV      int
	label, nrSV  [2]int
	seen         map[string]bool
}

// parseModel reads the header, then a line for each support vector.
func parseModel(text []byte, dim int) (*Model, error) {
	h := header{seen: make(map[string]bool)}
	m := &Model{text: text}
	var s sparse
	for n, fields := range lines(text) {
		var err error
		if h.seen["SV"] {
			var c float64
			c, err = s.addRow(fields)
			if math.Abs(c) > maxWeight {
				err = fmt.Errorf("coefficient %g is above %g", c, maxWeight)
			}
			if err == nil && dim > 0 && s.dim > dim {
				err = fmt.Errorf("index %d, but there are %d features", s.dim, dim)
			}
			m.coef = append(m.coef, c)
		} else {
			err = h.add(fields)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	if !h.seen["SV"] {
		return nil, errors.New("no line SV: the file is cut off or no LIBSVM model")
	}
	if len(m.coef) != h.totalSV {
		return nil, fmt.Errorf("total_sv is %d, but there are %d support vectors", h.totalSV, len(m.coef))
	}
	m.dim = max(dim, s.dim)
	var err error
	if m.sv, err = s.dense(m.dim); err != nil {
		return nil, err
	}
	h.turn(m)
	return m, nil
}

// turn fills in the header's numbers. LIBSVM's decision value is positive for
// the label that stands first, and probA and probB give that label's
// probability. Where -1 stands first, f changes its sign, and with it
// P(+1) = 1-1/(1+exp(A·(-f)+B)) = 1/(1+exp(A·f-B)): A stays, B changes its sign.
func (h *header) turn(m *Model) {
	m.gamma, m.rho = h.gamma, h.rho
	m.a, m.b, m.sigmoid = h.probA, h.probB, h.seen["probA"]
	if h.label[0] == 1 {
		return
	}
	m.rho, m.b = -m.rho, -m.b
	for i := range m.coef {
		m.coef[i] = -m.coef[i]
	}
}

// add takes one line of the header; for the line SV it checks the whole.
func (h *header) add(fields [][]byte) error {
	if len(fields) == 0 {
		return errors.New("empty line")
	}
	key, args := string(fields[0]), fields[1:]
	if h.seen[key] {
		return fmt.Errorf("%.40q for the second time", key)
	}
	h.seen[key] = true
	want := 1
	switch key {
	case "label", "nr_sv":
		want = 2
	case "SV":
		want = 0
	}
	// More than two classes bring more numbers, but nr_class, which stands above
	// them, has then been refused already.
	if len(args) != want {
		return fmt.Errorf("%.40q has %d values, want %d", key, len(args), want)
	}
	if err := h.set(key, args); err != nil {
		return fmt.Errorf("%s: %w", key, err)
	}
	return nil
}

// set stores the values of one key; there are as many as add has counted.
func (h *header) set(key string, args [][]byte) (err error) {
	switch key {
	case "svm_type":
		return only(args[0], "c_svc")
	case "kernel_type":
		return only(args[0], "rbf")
	case "nr_class":
		return only(args[0], "2")
	case "gamma":
		if h.gamma, err = parseFloat(args[0]); err == nil && h.gamma <= 0 {
			err = fmt.Errorf("%g, want more than 0", h.gamma)
		}
	case "rho":
		if h.rho, err = parseFloat(args[0]); err == nil && math.Abs(h.rho) > maxWeight {
			err = fmt.Errorf("%g is above %g", h.rho, maxWeight)
		}
	case "probA":
		h.probA, err = parseFloat(args[0])
	case "probB":
		h.probB, err = parseFloat(args[0])
	case "total_sv":
		h.totalSV, err = parseCount(args[0])
	case "label":
		err = h.setLabels(args)
	case "nr_sv":
		for i := range h.nrSV {
			if h.nrSV[i], err = parseCount(args[i]); err != nil {
				return err
			}
		}
	case "SV":
		return h.check()
	default:
		return errors.New("unknown in a C-SVC model with an RBF kernel")
	}
	return err
}

// setLabels takes 1 and -1 in either order.
func (h *header) setLabels(args [][]byte) error {
	for i := range h.label {
		v, err := strconv.Atoi(string(args[i]))
		if err != nil || v != 1 && v != -1 {
			return fmt.Errorf("%.40q; only the labels 1 and -1 are supported", args[i])
		}
		h.label[i] = v
	}
	if h.label[0] == h.label[1] {
		return fmt.Errorf("%d twice", h.label[0])
	}
	return nil
}

// check reports what the header lacks, once it has ended.
func (h *header) check() error {
	for _, key := range []string{"svm_type", "kernel_type", "gamma", "nr_class", "total_sv", "rho", "label", "nr_sv"} {
		if !h.seen[key] {
			return fmt.Errorf("the header has no %s", key)
		}
	}
	if h.seen["probA"] != h.seen["probB"] {
		return errors.New("the header has one of probA and probB, want both or none")
	}
	if h.totalSV < 1 || h.nrSV[0]+h.nrSV[1] != h.totalSV {
		return fmt.Errorf("total_sv is %d and nr_sv %d and %d; want at least 1, and their sum", h.totalSV, h.nrSV[0], h.nrSV[1])
	}
	return nil
}

// only refuses every value but one.
func only(got []byte, want string) error {
	if string(got) != want {
		return fmt.Errorf("%.40q; only %s is supported", got, want)
	}
	return nil
}

// parseCount reads a number of support vectors. There cannot be more of them
// than bytes of text.
func parseCount(f []byte) (int, error) {
	n, err := strconv.ParseUint(string(f), 10, 32)
	if err != nil || n > maxText {
		return 0, fmt.Errorf("%.40q is not a count", f)
	}
	return int(n), nil
}
