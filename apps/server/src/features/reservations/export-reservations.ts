import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Language } from '@nelly/contract/wire'
import { decimalSign } from '@nelly/domain/decimal-sign'
import type { AccountId } from '@nelly/domain/ids'
import { dateOf, HOME_TIMEZONE, wallClockIn } from '@nelly/domain/wall-clock'
import type { Parts } from '../../platform/parts.ts'
import { spreadsheetTable } from '../../platform/spreadsheet/spreadsheet-table.ts'
import { EXPORT_COLUMNS, exportIn } from './export-columns.ts'
import type { ReservationFilter } from './reservation-list.ts'
import { reservationsOf } from './reservation-store.ts'

/** Reservations in memory at a time; after each batch others have their turn. */
const BATCH = 100

/**
 * An owner's reservations as a table for spreadsheets, streamed: those that exist when it begins, in the requested
 * order. Cells and amounts are as spreadsheets expect them where the landing of the first one is. `name` is the file's.
 */
export async function exportReservationsOf(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  account: AccountId,
  filter: ReservationFilter,
  language: Language,
): Promise<{ name: string; table: Readable }> {
  const mine = reservationsOf(account, db)
  const ids = await mine.ids(filter)
  async function* rows() {
    for (let from = 0; from < ids.length; from += BATCH) {
      yield* await mine.some(ids.slice(from, from + BATCH))
      await setImmediate()
    }
  }
  const [first] = await mine.some(ids.slice(0, 1))
  const today = dateOf(wallClockIn(first?.landing.timezone ?? HOME_TIMEZONE, now()))
  // Where decimals have a comma, spreadsheets expect cells to be separated by semicolons.
  const decimals = first ? decimalSign(first.landing.defaultLanguage, first.currency) : '.'
  const titles = EXPORT_COLUMNS.map(({ title }) => title(language))
  const table = spreadsheetTable(titles, decimals === ',' ? ';' : ',')
  const cells = Readable.from(rows()).map((row) =>
    EXPORT_COLUMNS.map(({ cell }) => cell(row, language, decimals)),
  )
  return { name: `${exportIn(language)('file')}-${today}.csv`, table: cells.compose(table) }
}
