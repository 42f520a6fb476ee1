package person

import (
	"strings"
	"testing"
)

// TestSplitRest: what stands behind a name for others, or for what somebody is, and signs within names.
func TestSplitRest(t *testing.T) {
	for text, want := range map[string]string{
		"Ann Lee et al.": "Ann Lee", "Ann Lee, et al": "Ann Lee", "Ann Lee and others": "Ann Lee", "Анна Ли и др.": "Анна Ли", "張三丰等": "張三丰",
		"Ann Lee, Bo Roe et al.": "Ann Lee|Bo Roe", "Al Lee": "Al Lee", "Eva Etal": "Eva Etal", "Et al.": "Et al", "平等": "平等",
		"أحمد علي.. صحافي متدرب": "أحمد علي", "*أحمد علي … باحث": "أحمد علي", "Ann Lee ... Harbour Master": "Ann Lee",
		"J.R. Lee": "J.R. Lee", "Ann Lee...": "Ann Lee", "Told.. and sold": "Told.. and sold",
		"约翰·史密斯": "约翰·史密斯", "Marcel·lí Puig": "Marcel·lí Puig", "Ann Lee·The Post": "Ann Lee", "张三丰 · 上海": "张三丰",
		"Haber Merkezi": "Haber Merkezi", "Haber: Ayşe Kaya": "Ayşe Kaya", "HABER : Ayşe Kaya": "Ayşe Kaya", "Yazan Ayşe Kaya": "Ayşe Kaya",
	} {
		if got := strings.Join(Split(text), "|"); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
