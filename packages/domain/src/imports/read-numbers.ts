import type { Currency } from '../currency.ts'
import { type DecimalSign, decimalSign } from '../decimal-sign.ts'
import { parseTypedNumber } from '../typed-number.ts'
import type { CellReading } from './read-cell.ts'
import { type Cell, cellText } from './sheet.ts'

/** A whole number within limits; `5 puertas` is 5. */
export function readCount(cell: Cell, least: number, most: number): CellReading<number> {
  const typed = parseTypedNumber(cellText(cell).replace(/(?<=^\d+)\s*\p{L}+\.?$/u, ''), 'count')
  const number = typeof cell === 'number' ? cell : typed.kind === 'number' ? Number(typed.plain) : Number.NaN
  if (typeof cell === 'boolean' || !Number.isInteger(number)) return { refusal: 'number-invalid' }
  return number < least || number > most ? { refusal: 'out-of-range' } : { value: number }
}

/** `/día`, `por día`, `a day`, after an amount. */
const PER_DAY = /\s*(?:\/|por|al|per|a)\s*(?:d[ií]a|day)\.?$/iu
const SIGNS = /[.,]/g
const otherSign = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.')

/**
 * The amounts of a column. One that can be read in two ways (`1,500`) is what was chosen. Without a choice it is read in thousands where its
 * sign groups in all others of the column that show it (`1,234`, `2.50`), or, where none does, in amounts of the currency; else in neither way.
 */
export function readPrices(
  cells: readonly Cell[],
  currency: Currency,
  chosen: DecimalSign | undefined,
): (CellReading<number> | null)[] {
  const typed = cells.map((cell) => {
    const text = cellText(cell).replace(PER_DAY, '')
    return { cell, text, read: parseTypedNumber(text, currency) }
  })
  const signs = new Set(
    typed.flatMap(({ cell, text, read }) =>
      typeof cell === 'string' && read.kind === 'number' ? decimalSignOf(text, read.plain) : [],
    ),
  )
  if (signs.size === 0) signs.add(decimalSign('es', currency))
  return typed.map(({ cell, text, read }): CellReading<number> | null => {
    if (cell === null) return null
    if (typeof cell === 'number') return priced(cell)
    if (typeof cell !== 'string' || read.kind === 'invalid') return { refusal: 'number-invalid' }
    if (read.kind === 'other-currency') return { refusal: 'currency-differs' }
    if (read.kind === 'number') return priced(Number(read.plain), noted(text, read.plain, currency))
    const [decimal, whole] = read.readings
    const sign: DecimalSign = text.includes('.') ? '.' : ','
    const decimals = chosen ?? (signs.size === 1 && signs.has(otherSign(sign)) ? otherSign(sign) : undefined)
    if (decimals === undefined) return { readings: sign === '.' ? [decimal, whole] : [whole, decimal] }
    const [plain, other] = decimals === sign ? [decimal, whole] : [whole, decimal]
    return {
      ...priced(Number(plain), noted(text, plain, currency) ?? plain),
      otherwise: { as: other, by: otherSign(decimals) },
    }
  })
}

/** Amounts are never negative; which ones are possible is said by the landing's currency. */
const priced = (value: number, as?: string): CellReading<number> =>
  value < 0 ? { refusal: 'out-of-range' } : { value, ...(as !== undefined && { as }) }

/** The sign before decimals that an amount shows which can be read in one way only; none where it has neither. */
function decimalSignOf(text: string, plain: string): DecimalSign[] {
  const last = text.match(SIGNS)?.at(-1) as DecimalSign | undefined
  return last === undefined ? [] : [plain.includes('.') ? last : otherSign(last)]
}

/** What is said of an amount: that its sign groups, and its currency. */
function noted(text: string, plain: string, currency: Currency): string | undefined {
  const digits = plain.replace(/(?<=\.\d*)0+$|\.0*$/, '')
  if (/[^\d.,\s'’-]/u.test(text)) return `${digits} ${currency}`
  return /^\D*\d{1,3}[.,]\d{3}\D*$/.test(text) ? digits : undefined
}
