/** What a spreadsheet may take for the beginning of a formula. */
const FORMULA_BEGIN = /^[=+\-@\t\r＝＋－＠]/u
/** The same within a cell, for spreadsheets that separate cells by semicolons or tabs. */
const FORMULA_WITHIN = /(?<=[;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/gu
/** A plus and a number as people write it. */
const PLUS_AND_NUMBER = /^\+[\d().\s-]+$/
/** Two groups of digits with only a blank between them, which no formula has. */
const APART = /[\d)]\s+[\d(]/

/**
 * Escapes text for spreadsheets: an apostrophe is put before each part that could be a formula. A phone such as `+1
 * (809) 555-0101` could not; `+1-809-555-0101` could, and would be shown as the difference.
 *
 * Where commas are decimal signs, spreadsheets separate cells by semicolons, also inside a quoted cell.
 */
export function harmless(text: string): string {
  const inner = text.replace(FORMULA_WITHIN, "'")
  return FORMULA_BEGIN.test(text) && !isPhone(text) ? `'${inner}` : inner
}

const isPhone = (text: string): boolean =>
  PLUS_AND_NUMBER.test(text) && (!text.includes('-') || APART.test(text))
