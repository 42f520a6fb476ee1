package page

import (
	"strings"
	"testing"
)

func TestCharset(t *testing.T) {
	const late = "<p>padding beyond what is looked at for a charset</p>"
	tests := []struct{ name, contentType, source, want string }{
		{"header", "text/html; charset=utf-8", "<p>żó", "żó"},
		{"header, quoted and in capitals", `text/html; Charset="UTF-8"`, "<p>żó", "żó"},
		{"header wins over meta", "text/html; charset=utf-8", "<meta charset=windows-1251><p>żó", "żó"},
		{"unknown header leaves it to meta", "text/html; charset=klingon", "<meta charset=windows-1251><p>\xcc\xe8\xf0", "Мир"},
		{"meta charset", "", "<meta charset=windows-1251><p>\xcc\xe8\xf0", "Мир"},
		{"meta http-equiv", "text/html", `<meta http-equiv=Content-Type content="text/html; charset=koi8-r"><p>` + "\xed\xc9\xd2", "Мир"},
		{"byte order mark wins over header", "text/html; charset=windows-1251", "\ufeff<p>żó", "żó"},
		{"UTF-16 by its mark", "", "\xff\xfe<\x00p\x00>\x00M\x01", "ō"},
		{"default windows-1252", "", "<p>caf\xe9 \x93x\x94", "café “x”"},
		{"Latin-1 means windows-1252", "text/html; charset=iso-8859-1", "<p>\x93x\x94", "“x”"},
		{"declared windows-1252 by the header stays", "text/html; charset=windows-1252", "<p>Å¼", "Ã…Â¼"},
		{"undeclared UTF-8", "", "<p>żó", "żó"},
		{"undeclared UTF-8, far down", "", strings.Repeat(late, 100) + "<p>żó", "żó"},
		{"gb18030", "text/html; charset=gb18030", "<p>\xd0\xc2\xce\xc5\x81\x30\x81\x30", "新闻\u0080"},
		{"gb2312 means gbk", "", "<meta charset=gb2312><p>\xd0\xc2\xce\xc5", "新闻"},
		{"shift_jis", "", "<meta charset=Shift_JIS><p>\x90\x56\x95\xb7", "新聞"},
		{"euc-kr", "text/html; charset=euc-kr", "<p>\xbd\xc5\xb9\xae", "신문"},
		{"broken UTF-8 is replaced", "text/html; charset=utf-8", "<p>a\xffb", "a\ufffdb"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := ParseHTML(strings.NewReader(tt.source), Source{ContentType: tt.contentType})
			if err != nil {
				t.Fatal(err)
			}
			got := p.Text(NodeID(len(p.Nodes) - 1))
			if got != tt.want {
				t.Errorf("text %q, want %q", got, tt.want)
			}
			if strings.Contains(p.Text(0), "\ufeff") {
				t.Error("the byte order mark is in the text")
			}
		})
	}
}
