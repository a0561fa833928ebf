import { folded } from '../folded.ts'
import { type MinorUnits, minorUnits, sum } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** What the acquirer lists of an order. */
interface AcquiredPayment {
  readonly orderNumber: string
  readonly amount: MinorUnits
}

/** A payment by card as the ledger has it. */
interface BookedPayment extends AcquiredPayment {
  readonly reservationId: number | null
}

export const DIFFERENCE_KINDS = ['not-here', 'not-there', 'amount-differs'] as const

/** What one list has otherwise than the other. */
interface CardDifference {
  readonly kind: (typeof DIFFERENCE_KINDS)[number]
  readonly orderNumber: string
  readonly reservationId: number | null
  readonly there: MinorUnits | null
  readonly here: MinorUnits | null
}

export interface CardReconciliation {
  /** How many payments are the same in both lists, and their sum. */
  readonly matched: number
  readonly total: MinorUnits
  readonly differences: readonly CardDifference[]
}

/**
 * Compares a day of the acquirer's list with what the ledger has of it. What the acquirer lists of an order twice, or took back, is added up.
 *
 * Source: rules.md, "Payments by card".
 */
export function reconciled(
  theirs: readonly AcquiredPayment[],
  ours: readonly BookedPayment[],
): CardReconciliation {
  const there = new Map(
    [...Map.groupBy(theirs, ({ orderNumber }) => orderNumber)].map(([order, rows]) => [
      order,
      sum(rows.map(({ amount }) => amount)),
    ]),
  )
  const here = new Map(ours.map((one) => [one.orderNumber, one]))
  const differences: CardDifference[] = []
  const matched: MinorUnits[] = []
  for (const orderNumber of new Set([...there.keys(), ...here.keys()])) {
    const theirAmount = there.get(orderNumber) ?? null
    const one = here.get(orderNumber)
    const amounts = { there: theirAmount, here: one?.amount ?? null }
    const of = { orderNumber, reservationId: one?.reservationId ?? null, ...amounts }
    // A sale that was voided there, and reversed here where it was written down.
    if (!theirAmount && !one?.amount) continue
    if (theirAmount === null) differences.push({ kind: 'not-there', ...of })
    else if (!one) differences.push({ kind: 'not-here', ...of })
    else if (one.amount !== theirAmount) differences.push({ kind: 'amount-differs', ...of })
    else matched.push(one.amount)
  }
  return { matched: matched.length, total: sum(matched), differences }
}

/** How columns are headed, in either language, without accents and blanks. */
const COLUMNS = {
  order: ['ordernumber', 'order', 'numerodeorden', 'numeroorden', 'orden', 'noorden'],
  amount: ['amount', 'monto', 'montototal', 'total'],
  code: ['isocode', 'codigoiso'],
} as const

/**
 * The payments of an acquirer's CSV, with commas, semicolons or tabs: those with code 00, or all where there is no such column. Its
 * amounts have two decimals after a point; a minus takes back.
 */
export function readAcquirerCsv(
  text: string,
): Result<AcquiredPayment[], 'csv-columns-missing' | 'csv-amount-wrong'> {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const separator = [';', '\t'].find((one) => head.includes(one)) ?? ','
  const headings = cellsOf(head, separator).map((cell) => folded(cell).replace(/[^a-z]/g, ''))
  const indexOf = (names: readonly string[]) => headings.findIndex((heading) => names.includes(heading))
  const [order, amount, code] = [indexOf(COLUMNS.order), indexOf(COLUMNS.amount), indexOf(COLUMNS.code)]
  if (order < 0 || amount < 0) return refuse('csv-columns-missing')
  const payments: AcquiredPayment[] = []
  for (const line of lines) {
    const cells = cellsOf(line, separator)
    const orderNumber = cells[order] ?? ''
    if (orderNumber === '' || (code >= 0 && cells[code] !== '00')) continue
    const [, sign, whole = '', cents = ''] =
      /^(-?)\s*(?:RD\$|US\$|\$)?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})\.(\d\d)$/.exec(cells[amount] ?? '') ?? []
    if (sign === undefined) return refuse('csv-amount-wrong')
    const minor = Number(whole.replaceAll(',', '')) * 100 + Number(cents)
    payments.push({ orderNumber, amount: minorUnits(sign ? -minor : minor) })
  }
  return ok(payments)
}

/** The cells of a line, of which some are in quotes. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}
