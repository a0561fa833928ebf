/** What a spreadsheet that separates cells by semicolons or tabs may take for the begin of another cell's formula. */
const FORMULA_WITHIN = /(?<=[;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/gu

/**
 * Text of which no part can begin a formula. Where commas are decimal signs, spreadsheets part lines at semicolons, also
 * within a cell; what follows one is kept from being a formula by an apostrophe.
 */
export const harmless = (text: string): string => text.replace(FORMULA_WITHIN, "'")
