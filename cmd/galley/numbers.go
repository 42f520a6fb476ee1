package main

import (
	"fmt"
	"strconv"
	"time"
)

// positiveInt is a number of things that there must be at least one of.
type positiveInt int

func (n *positiveInt) String() string { return strconv.Itoa(int(*n)) }
func (n *positiveInt) Type() string   { return "int" }
func (n *positiveInt) Set(value string) error {
	v, err := strconv.Atoi(value)
	if err != nil || v < 1 {
		return fmt.Errorf("want a whole number of 1 or more")
	}
	*n = positiveInt(v)
	return nil
}

// naturalInt is a number of things that there may be none of.
type naturalInt int

func (n *naturalInt) String() string { return strconv.Itoa(int(*n)) }
func (n *naturalInt) Type() string   { return "int" }
func (n *naturalInt) Set(value string) error {
	v, err := strconv.Atoi(value)
	if err != nil || v < 0 {
		return fmt.Errorf("want a whole number of 0 or more")
	}
	*n = naturalInt(v)
	return nil
}

// naturalDuration is a time that may be none.
type naturalDuration time.Duration

func (d *naturalDuration) String() string {
	if *d == 0 {
		return "0" // which the help does not show as a default
	}
	return time.Duration(*d).String()
}
func (d *naturalDuration) Type() string { return "duration" }
func (d *naturalDuration) Set(value string) error {
	v, err := time.ParseDuration(value)
	if err != nil || v < 0 {
		return fmt.Errorf("want a time such as 500ms, 45s or 2m, or 0")
	}
	*d = naturalDuration(v)
	return nil
}

// positiveDuration is a time in which something has to be done, so it is not none.
type positiveDuration time.Duration

func (d *positiveDuration) String() string { return time.Duration(*d).String() }
func (d *positiveDuration) Type() string   { return "duration" }
func (d *positiveDuration) Set(value string) error {
	v, err := time.ParseDuration(value)
	if err != nil || v <= 0 {
		return fmt.Errorf("want a time of more than none, such as 45s or 2m")
	}
	*d = positiveDuration(v)
	return nil
}
