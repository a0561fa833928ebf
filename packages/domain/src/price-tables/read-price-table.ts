import { bareCell, type CellReading } from '../imports/read-cell.ts'
import { readPrices } from '../imports/read-numbers.ts'
import { isTotalsLine, notedOf } from '../imports/read-table.ts'
import { cellText, type SheetRow } from '../imports/sheet.ts'
import { isPayable, minorUnits, toMinorUnits } from '../money.ts'
import { maxPricePerDay } from '../rates/price-per-day.ts'
import { MAX_RENTAL_DAYS } from '../rental-period.ts'
import { priceColumns, type RowSeason, seasonsByLabel, type ToldSeason } from './price-columns.ts'
import type {
  PriceColumn,
  PriceSheet,
  PriceTableRefusal,
  PriceTableSetting,
  ReadPriceTable,
  RefusedPrice,
  TablePrice,
} from './price-table.ts'
import {
  isOtherCurrency,
  NAMING_FIELDS,
  type NamingField,
  type TableHead,
  tableHeads,
} from './table-heads.ts'
import { vehiclesOfRow } from './vehicles-of-row.ts'

/**
 * Understands a table of prices: vehicles in rows, lengths of rental and seasons in columns. Nothing is guessed: what can be read in two ways is
 * asked, and what can't be read is refused. Undefined where no heads of prices are found.
 *
 * Source: rules.md, "Import".
 */
export function readPriceTable(sheet: PriceSheet, setting: PriceTableSetting): ReadPriceTable | undefined {
  const { currency, choices } = setting
  const found = tableHeads(sheet, new Set(seasonsByLabel(setting.seasons).keys()))
  if (!found) return undefined
  const { heads, above } = found
  const below = found.below.filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''))
  const naming = namingColumns(heads, below)
  const others = heads.filter(
    ({ index, head, field, season, isDate }) =>
      ![...naming.values()].includes(index) &&
      (head !== '' || isDate) &&
      field === undefined &&
      season === undefined,
  )
  const isPriced = ({ index, isPrice }: TableHead) =>
    isPrice || below.some(({ cells }) => /^\D{0,12}\d/.test(cellText(cells[index] ?? null)))
  const ofRow = rowSeasons(heads)
  const seasons = new Map(below.flatMap((row) => ofRow?.(row) ?? []).map((one) => [one.head, one]))
  const named = priceColumns(others.filter(isPriced), seasons, setting)
  const isForeign = (text: string) => isOtherCurrency(text, currency)
  const hasForeignTitle = above.some(isForeign)
  const columns = named.columns.map((column) =>
    hasForeignTitle || isForeign(column.head) ? { ...column, refusal: 'currency-differs' as const } : column,
  )
  const used = columns.filter(({ refusal }) => !refusal)
  const cells = below.map((row) => used.map(({ index }) => bareCell(row.cells[index] ?? null)))
  const readings = readPrices(
    cells.flat().map((cell) => (typeof cell === 'string' ? cell.replace(PER_DAYS, '') : cell)),
    currency,
    choices.decimals,
  )
  const refused: RefusedPrice[] = []
  const prices: TablePrice[] = []
  const priced = new Set<string>()
  for (const [at, row] of below.entries()) {
    const name = nameOf(row, naming)
    const words = ofRow?.(row).head
    const told = words === undefined ? undefined : named.ofRows.get(words)
    if (told?.isLeftOut) continue
    const text = [...NAMING_FIELDS.map((field) => name[field]), words].filter(Boolean).join(' ')
    const own = used.flatMap((column, n) => {
      const reading = readings[at * used.length + n]
      return reading ? [{ column, reading, cell: cellText(cells[at]?.[n] ?? null) }] : []
    })
    const vehicles = vehiclesOfRow(name, setting.vehicles)
    const refusal = rowRefusal(text, own.length, vehicles, told)
    if (refusal) refused.push({ line: row.line, text, code: refusal })
    if (refusal || typeof vehicles === 'string') continue
    for (const { id } of vehicles) priced.add(`${id} ${told?.season}`)
    for (const { column, reading, cell } of own) {
      const perDays = PER_DAYS.exec(cell)?.[1]
      const price = priceOf(
        {
          ...column,
          ...(told && column.season === null && { season: told.season }),
          ...(perDays !== undefined && { perDays: Number(perDays) as PriceColumn['perDays'] }),
        },
        reading,
      )
      if (typeof price === 'string') refused.push({ line: row.line, text: `${text}: ${cell}`, code: price })
      else if (price) prices.push(...vehicles.map(({ id }) => ({ ...price, vehicleId: id })))
    }
  }
  const twofold = readings.findIndex((reading) => reading && 'readings' in reading)
  const asked = readings[twofold]
  return {
    columns,
    headLine: found.line,
    hasSeasonsInRows: ofRow !== undefined,
    unread: [
      ...others.filter((head) => !isPriced(head)).map(({ head }) => head),
      ...named.leftOut,
      ...unusedOf(heads, naming),
    ],
    questions: [
      ...named.questions,
      ...(asked && 'readings' in asked
        ? [
            {
              kind: 'decimals' as const,
              example: cellText(cells.flat()[twofold] ?? null),
              readings: asked.readings,
            },
          ]
        : []),
    ],
    readings: notedOf({ cells: cells.flat(), readings }),
    refused,
    prices,
    seasons: named.seasons,
  }

  function rowRefusal(
    text: string,
    count: number,
    vehicles: ReturnType<typeof vehiclesOfRow>,
    told: ToldSeason | undefined,
  ): PriceTableRefusal | undefined {
    if (isTotalsLine(text)) return 'totals-line'
    if (count === 0) return 'row-empty'
    if (typeof vehicles === 'string') return vehicles
    if (told && told.season === undefined) return told.refusal
    return vehicles.some(({ id }) => priced.has(`${id} ${told?.season}`)) ? 'vehicle-twice' : undefined
  }

  function priceOf(
    { season, from, to, perDays }: PriceColumn,
    reading: CellReading<number>,
  ): Omit<TablePrice, 'vehicleId'> | PriceTableRefusal | undefined {
    if ('refusal' in reading) return reading.refusal as PriceTableRefusal
    if (!('value' in reading) || season === undefined || perDays === undefined) return undefined
    // The price of a vehicle is one a day.
    if (season === null && from === 1 && perDays !== 1) return 'number-invalid'
    if (!isPayable(reading.value, currency)) return 'price-decimals'
    const amount = toMinorUnits(reading.value, currency)
    if (amount < minorUnits(1) || amount > maxPricePerDay(currency) * perDays) return 'price-out-of-range'
    return { season, fromDays: from, toDays: to ?? MAX_RENTAL_DAYS, amount, perDays }
  }
}

/** What the editor has behind a price for seven or thirty days: `270/7`. */
const PER_DAYS = /\s*\/\s*(7|30)$/

/** The columns that name vehicles; without a known head, the first of words. */
function namingColumns(
  heads: readonly TableHead[],
  rows: readonly SheetRow[],
): ReadonlyMap<NamingField, number> {
  const named = new Map(
    NAMING_FIELDS.flatMap((field) => {
      const head = heads.find((one) => one.field === field)
      return head ? [[field, head.index] as const] : []
    }),
  )
  if (named.size > 0) return named
  const isWords = ({ index, season }: TableHead) =>
    season === undefined && rows.some(({ cells }) => /\p{L}{2}/u.test(cellText(cells[index] ?? null)))
  const first = heads.find(isWords)
  return first ? new Map([['model', first.index]]) : named
}

const nameOf = ({ cells }: SheetRow, naming: ReadonlyMap<NamingField, number>) => {
  const at = (field: NamingField) => {
    const index = naming.get(field)
    return index === undefined ? '' : cellText(bareCell(cells[index] ?? null)).replace(/\s+/g, ' ')
  }
  return { plate: at('plate'), brand: at('brand'), model: at('model'), type: at('type') }
}

/** How a row tells its season; undefined where no column does. */
function rowSeasons(heads: readonly TableHead[]): ((row: SheetRow) => RowSeason) | undefined {
  const [season, from, to] = (['season', 'from', 'to'] as const).map(
    (column) => heads.find((head) => head.season === column)?.index,
  )
  if (season === undefined && from === undefined && to === undefined) return undefined
  return ({ cells }) => {
    const at = (index: number | undefined) => (index === undefined ? null : bareCell(cells[index] ?? null))
    const text = cellText(at(season))
    const ends = [at(from), at(to)] as const
    if (ends.every((end) => end === null)) return { head: text, text }
    return { head: [text, ends.map(cellText).join(' – ')].join(' ').trim(), text, ends }
  }
}

/** Heads of a fleet that say nothing of prices. */
const unusedOf = (heads: readonly TableHead[], naming: ReadonlyMap<NamingField, number>): string[] =>
  heads
    .filter(({ index, field }) => field !== undefined && ![...naming.values()].includes(index))
    .map(({ head }) => head)
