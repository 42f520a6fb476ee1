package sheet_test

import (
	"testing"

	"galley/article/sheet"
	"galley/page"
)

// Every property of the currency has a property, or is left out on purpose.
func TestTraits(t *testing.T) {
	for i, name := range page.LookProperties {
		if sheet.Properties[i].Initial == "" {
			t.Errorf("propertyTable has no line for %s", name)
		}
	}
}
