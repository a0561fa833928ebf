import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { AuditEntry, AuditFilter } from '@nelly/contract/audit/audit'
import { auditIn, changeWords, whoWords } from '@nelly/contract/audit/audit-words'
import type { Language } from '@nelly/contract/wire'
import type { AccountId } from '@nelly/domain/ids'
import { dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'
import type { Parts } from '../../platform/parts.ts'
import { spreadsheetTable } from '../../platform/spreadsheet/spreadsheet-table.ts'
import { firstTimezone } from '../inventory/first-timezone.ts'
import { auditBatches } from './audit-store.ts'

/** Entries in memory at a time; after each batch others have their turn. */
const BATCH = 100

/** An account's entries in words as a table for spreadsheets, streamed; times are those at the first landing. `name` is the file's. */
export async function exportAuditOf(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  account: AccountId,
  filter: AuditFilter,
  language: Language,
): Promise<{ name: string; table: Readable }> {
  const t = auditIn(language)
  const timezone = await firstTimezone(db, account)
  const cellsOf = (entry: AuditEntry): string[] => {
    const at = wallClockIn(timezone, new Date(entry.at))
    const { thing, refusedCall } = entry
    return [
      `${dateOf(at)} ${timeOf(at)}`,
      whoWords(entry, language),
      t(`actions.${entry.action}`),
      thing ? t(`things.${thing.kind}`) : (refusedCall ?? ''),
      thing ? (thing.name ?? thing.id) : '',
      changeWords(entry, { language, timezone }).join('; '),
    ]
  }
  async function* rows() {
    for await (const batch of auditBatches(db, account, filter, BATCH)) {
      yield* batch.map(cellsOf)
      await setImmediate()
    }
  }
  const titles = (['at', 'who', 'action', 'thing', 'name', 'changes'] as const).map((one) =>
    t(`columns.${one}`),
  )
  return {
    name: `${t('file')}-${dateOf(wallClockIn(timezone, now()))}.csv`,
    table: Readable.from(rows()).compose(spreadsheetTable(titles, ',')),
  }
}
