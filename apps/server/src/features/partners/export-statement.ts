import { Readable } from 'node:stream'
import en from '@nelly/contract/messages/en/partners.json' with { type: 'json' }
import es from '@nelly/contract/messages/es/partners.json' with { type: 'json' }
import type { Language } from '@nelly/contract/wire'
import { translatorsOf } from '@nelly/contract/words/translators'
import type { AccountId, PartnerId } from '@nelly/domain/ids'
import { decimalDigits } from '@nelly/domain/money'
import { statementsOf } from '@nelly/domain/partners/statements'
import type { Database } from '../../platform/db/database.ts'
import { spreadsheetTable } from '../../platform/spreadsheet/spreadsheet-table.ts'
import { type PartnerRow, partnersOf } from './partner-store.ts'

const partnersIn = translatorsOf({ es, en })

const COLUMNS = ['reference', 'kind', 'base', 'percent', 'commission', 'currency'] as const

/** A partner's statement of a month as a table for spreadsheets, a row for each reservation. `name` is the file's. */
export async function exportStatementOf(
  db: Database,
  account: AccountId,
  { id, code }: PartnerRow,
  { month, language }: { readonly month: string; readonly language: Language },
): Promise<{ name: string; table: Readable }> {
  const t = partnersIn(language)
  const counted = await partnersOf(account, db).counted(id as PartnerId)
  const references = new Map(counted.map(({ reservationId, reference }) => [reservationId, reference]))
  const rows = (statementsOf(counted).get(month) ?? []).map(
    ({ reservationId, isCorrection, base, percent, commission }) => [
      references.get(reservationId) ?? '',
      t(isCorrection ? 'kinds.correction' : 'kinds.rental'),
      decimalDigits(base),
      String(percent / 100),
      decimalDigits(commission),
      base.currency,
    ],
  )
  const titles = COLUMNS.map((column) => t(`columns.${column}`))
  return {
    name: `${t('file')}-${code}-${month}.csv`,
    table: Readable.from(rows).compose(spreadsheetTable(titles, ',')),
  }
}
