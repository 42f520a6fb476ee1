package published

import (
	"regexp"
	"strings"
	"time"
	"unicode"

	"galley/article/metadata/day"
	"galley/article/metadata/extent"
	"galley/page"
)

// changeWords are labels of the day on which a text was changed last, in languages of the world.
var changeWords = regexp.MustCompile(`(?i)^\W*(last )?(updated|modified|revised|edited|aktualisiert|geändert|mis(e)? à jour|modifié|actualizad[oa]|modificad[oa]|a(c)?tualizad[oa]|aggiornat[oa]|modificat[oa]|bijgewerkt|aangepast|gewijzigd|opdateret|oppdatert|uppdaterad|päivitetty|aktualizováno|aktualizované|aktualizacja|zaktualizowano|ažurirano|posodobljeno|módosítva|frissítve|actualizat|ultima actualizare|uuendatud|atnaujinta|atjaunots|обновлено|изменено|оновлено|актуализирано|ενημερώθηκε|τελευταία ενημέρωση|güncellen?me|son güncelleme|cập nhật|diperbarui|diubah|آخر تحديث|تم التحديث|עודכן|به‌روزرسانی|अपडेट|আপডেট|อัปเดต|更新|수정|업데이트)`)

// isChange reports whether a day stands in a line that begins with such a label.
func (r *Reader) isChange(n page.NodeID) bool {
	if changeWords.MatchString(page.Norm(r.p.Nodes[n].Text)) {
		return true
	}
	for i := n - 1; i > max(0, n-extent.Beside); i-- {
		if node := &r.p.Nodes[i]; node.ShowsLetters() {
			return len(node.Text) <= labelBytes && !strings.ContainsFunc(node.Text, unicode.IsDigit) && changeWords.MatchString(page.Norm(node.Text))
		}
	}
	return false
}

// labelBytes is how long the label before a day is at most.
const labelBytes = 60

// changesLast puts the day of the last change behind the one right behind it, which is then that
// of publication.
func (r *Reader) changesLast(days []seenDate) {
	for i := 0; i+1 < len(days); i++ {
		if next := days[i+1]; max(next.at-days[i].at, days[i].at-next.at) <= page.ShortNodes/2 && r.isChange(days[i].at) && !r.isChange(next.at) {
			days[i], days[i+1] = next, days[i]
		}
	}
}

// shownChange is the first day above the end of the text that a label calls that of a change, and that is none
// before the article was published.
func (r *Reader) shownChange(published day.Date, language string) day.Date {
	for _, text := range r.changed {
		d := day.Read(text, language)
		if d.ISO == "" {
			continue
		}
		if size := min(len(d.ISO), len(published.ISO), len(time.DateOnly)); d.ISO[:size] >= published.ISO[:size] {
			return d
		}
	}
	return day.Date{}
}
