package date

// webMonths are names of months that pages of a language have and Unicode CLDR has not: CLDR has those of
// the moon in Sinhala.
var webMonths = map[string][12]string{
	"si": {"ජනවාරි", "පෙබරවාරි", "මාර්තු", "අප්‍රේල්", "මැයි", "ජූනි", "ජූලි", "අගෝස්තු", "සැප්තැම්බර්", "ඔක්තෝබර්", "නොවැම්බර්", "දෙසැම්බර්"},
}

// caseEndings are what stands behind the name of a month in a date, in languages of which CLDR has the name alone:
// maiatzaren 12a, maiatzak 12.
var caseEndings = map[string][]string{"eu": {"ren", "k"}}
