import { ok, type Result, refuse } from '../result.ts'

/** Kinds of fiscal receipts, by the two digits after their letter: those of sales, and the notes that correct them. */
const SALES = ['E31', 'E32', 'E44', 'E45', 'E46', 'B01', 'B02', 'B12', 'B14', 'B15', 'B16']
const DEBIT_NOTES = ['E33', 'B03']
const CREDIT_NOTES = ['E34', 'B04']

/**
 * The number of the fiscal receipt that was issued for a document, as it was typed: an e-NCF (`E`, two digits of its kind, ten) or an NCF
 * (`B`, two, eight). A correction has a credit note where it takes off and a debit note where it adds; one that changes no amount either.
 *
 * Source: rules.md, "Sale documents".
 */
export function fiscalNumber(
  typed: string,
  { isCorrection, total }: { readonly isCorrection: boolean; readonly total: number },
): Result<string, 'fiscal-number-invalid' | 'fiscal-number-kind'> {
  const number = typed.replace(/[\s.-]/g, '').toUpperCase()
  if (!/^(?:E\d{12}|B\d{10})$/.test(number)) return refuse('fiscal-number-invalid')
  const kinds = !isCorrection
    ? SALES
    : [...(total <= 0 ? CREDIT_NOTES : []), ...(total >= 0 ? DEBIT_NOTES : [])]
  return kinds.includes(number.slice(0, 3)) ? ok(number) : refuse('fiscal-number-kind')
}
