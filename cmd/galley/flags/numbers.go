package flags

import (
	"fmt"
	"strconv"
	"time"
)

// PositiveInt is a number of things that there must be at least one of.
type PositiveInt int

// String, Type and Set are of pflag.Value.
func (n *PositiveInt) String() string { return strconv.Itoa(int(*n)) }
func (n *PositiveInt) Type() string   { return "int" }
func (n *PositiveInt) Set(value string) error {
	v, err := strconv.Atoi(value)
	if err != nil || v < 1 {
		return fmt.Errorf("want a whole number of 1 or more")
	}
	*n = PositiveInt(v)
	return nil
}

// NaturalInt is a number of things that there may be none of.
type NaturalInt int

// String, Type and Set are of pflag.Value.
func (n *NaturalInt) String() string { return strconv.Itoa(int(*n)) }
func (n *NaturalInt) Type() string   { return "int" }
func (n *NaturalInt) Set(value string) error {
	v, err := strconv.Atoi(value)
	if err != nil || v < 0 {
		return fmt.Errorf("want a whole number of 0 or more")
	}
	*n = NaturalInt(v)
	return nil
}

// NaturalDuration is a time that may be none.
type NaturalDuration time.Duration

// String, Type and Set are of pflag.Value.
func (d *NaturalDuration) String() string {
	if *d == 0 {
		return "0" // which the help does not show as a default
	}
	return time.Duration(*d).String()
}
func (d *NaturalDuration) Type() string { return "duration" }
func (d *NaturalDuration) Set(value string) error {
	v, err := time.ParseDuration(value)
	if err != nil || v < 0 {
		return fmt.Errorf("want a time such as 500ms, 45s or 2m, or 0")
	}
	*d = NaturalDuration(v)
	return nil
}

// PositiveDuration is a time in which something has to be done, so it is not none.
type PositiveDuration time.Duration

// String, Type and Set are of pflag.Value.
func (d *PositiveDuration) String() string { return time.Duration(*d).String() }
func (d *PositiveDuration) Type() string   { return "duration" }
func (d *PositiveDuration) Set(value string) error {
	v, err := time.ParseDuration(value)
	if err != nil || v <= 0 {
		return fmt.Errorf("want a time of more than none, such as 45s or 2m")
	}
	*d = PositiveDuration(v)
	return nil
}
