import { ok, type Result, refuse } from '../result.ts'
import { digitsOf, isCedula, isRnc } from './check-digits.ts'

/**
 * The tax number of a business, as papers print it. There is no kind to choose: a number of nine digits is an RNC and one of eleven a cédula,
 * by which persons pay taxes, so that a mistyped one is told; both are stored as their digits. Any other is taken as it was typed, as every
 * country spells its own, and one that happens to be nine or eleven digits can be written with its name, as in `EIN 12-3456789`.
 *
 * Source: rules.md, "Numbers of taxpayers".
 */
export function taxNumber(typed: string): Result<string, 'rnc-invalid' | 'cedula-invalid'> {
  const digits = digitsOf(typed)
  if (/^\d{9}$/.test(digits)) return isRnc(digits) ? ok(digits) : refuse('rnc-invalid')
  if (/^\d{11}$/.test(digits)) return isCedula(digits) ? ok(digits) : refuse('cedula-invalid')
  return ok(typed)
}
