// Package date reads days that are written for readers, such as "5. März 2024", "March 5th,
// 2024", "2024年3月5日" and "05.03.24", in the languages whose names of months the Unicode
// CLDR has. It reads no times of day, and no dates that machines write.
package date
