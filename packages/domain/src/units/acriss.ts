/** The letters of each place of an ACRISS code: category, type, transmission and drive, fuel and air conditioning. Source: acriss.org. */
const LETTERS = ['MNEHCDIJSRFGPULWOX', 'BCDWVLSTFJXPQZEMRHYNGK', 'MNCABD', 'RNDQHIECLSABMFVZUX']
const ACRISS = new RegExp(`^${LETTERS.map((letters) => `[${letters}]`).join('')}$`)

/** Whether a text is the code by which the trade compares cars, such as `ECAR`; capitals do not matter. */
export const isAcriss = (text: string): boolean => ACRISS.test(text.toUpperCase())

/** Characters of a code. */
export const ACRISS_LENGTH = LETTERS.length
