package calls

import (
	"regexp"

	"galley/models/boilerplate/view"
)

// leavesWords are what letters say at their end of how to get no more of them, in languages of the world: no mark-up tells
// such a line from the text in the same table.
var leavesWords = regexp.MustCompile(`(?i)unsubscribe|(manage|update|change) (your |my )?(email |e-mail )?(preferences|subscription)|` +
	`\babmelden|abbestell(en|ung)|newsletter.{0,12}abmeld|désabonner|désinscri|(dar(se|te)?|date|dese) de baja|cancelar (la |tu |su |a |sua |minha )?(suscripción|subscrição|inscrição|assinatura)|descadastr|anular (a )?subscrição|` +
	`disiscri|annulla(re)? l.iscrizione|afmeld|uitschrijv|avmeld|avregistrer|avsluta prenumeration|avprenumer|peruuta (uutiskirje|tilaus)|lopeta tilaus|` +
	`wypisz się|wypisać się|rezygn(uj|ować) z subskrypcji|odhlásit|odhlásiť|odjav(a|ite|i)|leiratkoz|dezabon|отписаться|отписване|отпиши|відписатис|διαγραφή από|απεγγραφή|` +
	`abonelikten (çık|ayrıl)|listeden (çık|ayrıl)|berhenti berlangganan|hủy đăng ký|ยกเลิกการรับ|` +
	`إلغاء الاشتراك|لغو اشتراک|להסרה|הסרה מרשימ|सदस्यता समाप्त|配信停止|配信解除|購読解除|退订|退訂|取消订阅|取消訂閱|수신 ?거부|구독 ?취소`)

// leaves reports whether a line with a link says how to get no more letters.
func leaves(v *view.View, i int) bool {
	return v.BlockLinkShare(i) > 0 && leavesWords.MatchString(v.BlockLine(i))
}
