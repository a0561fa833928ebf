import { type Currency, isCurrency } from '../currency.ts'
import { folded } from '../folded.ts'
import { fieldOfHead } from '../imports/field-of-head.ts'
import type { ImportField } from '../imports/import-kinds.ts'
import { type Cell, cellText } from '../imports/sheet.ts'
import { parseTypedNumber } from '../typed-number.ts'
import { spanOfHead } from './day-span.ts'
import type { PriceSheet } from './price-table.ts'
import { withoutDates } from './season-dates.ts'

/** How many rows may stand above the heads. */
const MOST_BEFORE = 30

/** What a row is known by. */
export const NAMING_FIELDS = ['plate', 'brand', 'model', 'type'] as const
export type NamingField = (typeof NAMING_FIELDS)[number]

/** Columns that tell the season of each row, by their heads. */
const SEASON_COLUMNS = {
  season: /^(?:temporadas?|seasons?|periodos?|periods?|fechas|dates)$/,
  from: /^(?:fecha )?(?:de )?(?:desde|inicio)$|^(?:valid )?from$|^start(?: date)?$/,
  to: /^(?:fecha )?(?:de )?(?:hasta|fin)$|^(?:valid )?(?:to|until)$|^end(?: date)?$/,
}
export type SeasonColumn = keyof typeof SEASON_COLUMNS
const seasonColumn = (cell: Cell): SeasonColumn | undefined =>
  (Object.keys(SEASON_COLUMNS) as SeasonColumn[]).find((one) =>
    SEASON_COLUMNS[one].test(folded(cellText(cell))),
  )

/** A column as its heads name it. */
export interface TableHead {
  readonly index: number
  /** All lines of the head. */
  readonly head: string
  /** What it tells of the seasons of rows. */
  readonly season: SeasonColumn | undefined
  /** What of a fleet it names. */
  readonly field: ImportField | undefined
  /** Whether it names a length, a season that we know, or a price. */
  readonly isPrice: boolean
  /** Whether a spreadsheet took it for a day. */
  readonly isDate: boolean
}

/** The heads of a table of prices, and the rows below them; none where no row names lengths, seasons or prices. */
export function tableHeads(
  { name, rows }: PriceSheet,
  seasonNames: ReadonlySet<string>,
):
  | { heads: readonly TableHead[]; line: number; above: readonly string[]; below: PriceSheet['rows'] }
  | undefined {
  const scores = rows
    .slice(0, MOST_BEFORE)
    .map(({ cells }) => cells.filter((cell) => isPriceHead(cell, seasonNames) || seasonColumn(cell)).length)
  const most = Math.max(0, ...scores)
  const at = scores.lastIndexOf(most)
  const { line, cells: lower } = rows[at] ?? { line: 0, cells: [] }
  const first = lower.findIndex((cell) => isPriceHead(cell, seasonNames))
  if (first < 0) return undefined
  const ofSheet = name !== null && seasonNames.has(seasonLabel(name)) ? name : ''
  const upper = labelsAbove(rows[at - 1]?.cells ?? [], { first, count: lower.length, label: ofSheet })
  const heads = lower.map((cell, index): TableHead => {
    const text = cellText(cell).replace(/\s+/g, ' ')
    const isPrice = isPriceHead(cell, seasonNames)
    const field = fieldOfHead('fleet', text)?.field
    // Seasons are `alta` and `baja` too.
    return {
      index,
      head: [upper[index], text].filter(Boolean).join(' · '),
      field: isPrice || field === 'onFleet' || field === 'offFleet' ? undefined : field,
      season: seasonColumn(cell),
      isPrice,
      isDate: isDay(cell),
    }
  })
  const above = rows.slice(0, at).flatMap(({ cells }) => cells.map(cellText))
  return { heads, line, above, below: rows.slice(at + 1) }
}

/** The words above heads of prices: of a merged cell, or of one without others until the next; at first those of the sheet. */
function labelsAbove(
  cells: readonly Cell[],
  { first, count, label }: { first: number; count: number; label: string },
): string[] {
  let last = label
  return Array.from({ length: count }, (_, index) => {
    if (index < first) return ''
    last = cellText(cells[index] ?? null) || last
    return last
  })
}

/** What a spreadsheet makes of `3-6`, also where it wrote it to a text file. */
const isDay = (cell: Cell): boolean =>
  cell !== null && (typeof cell === 'object' || /^\d{1,2}[-/ ](?:[a-z]{3}|[a-z]{3}\.)$/i.test(cellText(cell)))

function isPriceHead(cell: Cell, seasonNames: ReadonlySet<string>): boolean {
  if (isDay(cell)) return true
  if (typeof cell !== 'string') return false
  if (fieldOfHead('fleet', cell)?.field === 'pricePerDay') return true
  const text = withoutDates(cell)
  return text !== folded(cell) || spanOfHead(text).span !== undefined || seasonNames.has(seasonLabel(text))
}

/** Words that say nothing of which season it is. */
const NOISE =
  /\b(?:precios?|tarifas?|prices?|rates?|rentas?|alquiler|rental|por|per|de|del|la|el|the|for|in|en|temporadas?|season|dias?|days?)\b|[^\p{L}\p{N}\s]/gu
/** Words for the price outside of all seasons. */
const BASE = /^(?:base|normal|regular|estandar|standard|resto(?: ano)?|todo ano|all year|general)?$/

/** The name of a season in words, as names are compared. */
export const seasonLabel = (text: string): string =>
  withoutCurrencies(folded(text)).replace(NOISE, ' ').replace(/\s+/g, ' ').trim()

/** Whether words say that prices are outside of all seasons. */
export const isBaseLabel = (label: string): boolean => BASE.test(label)

const MONEY = /\S*[$€£¥]|\b[a-z]{3}\b/gi
const withoutCurrencies = (text: string): string =>
  text.replace(MONEY, (word) => (/[$€£¥]/.test(word) || isCurrency(word.toUpperCase()) ? ' ' : word))

/** Whether words name a currency, and another one than this. */
export const isOtherCurrency = (text: string, currency: Currency): boolean =>
  (text.replace(/d[oó]lares|dollars/gi, 'USD').match(MONEY) ?? []).some(
    (word) =>
      (/[$€£¥]/.test(word) || (word === word.toUpperCase() && isCurrency(word))) &&
      parseTypedNumber(`${word.replace(/^[([]+/, '')} 1`, currency).kind === 'other-currency',
  )
