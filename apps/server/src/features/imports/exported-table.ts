import { Readable } from 'node:stream'
import en from '@nelly/contract/messages/en/owner/imports.json' with { type: 'json' }
import es from '@nelly/contract/messages/es/owner/imports.json' with { type: 'json' }
import type { Language } from '@nelly/contract/wire'
import { translatorsOf } from '@nelly/contract/words/translators'
import type { Currency } from '@nelly/domain/currency'
import { decimalSign } from '@nelly/domain/decimal-sign'
import { fieldsOf, type ImportKind } from '@nelly/domain/imports/import-kinds'
import { spreadsheetTable } from '../../platform/spreadsheet/spreadsheet-table.ts'

export const importsIn = translatorsOf({ es, en })

interface Exported {
  readonly language: Language
  /** Whose it is, where it is one landing's: the name of the file ends with it, and its currency tells how decimals are written. */
  readonly landing?: { readonly id: number; readonly currency: Currency }
}

/** A file of a kind with the columns that its import reads; each row has a cell for each. `name` is the file's. */
export function exportedTable(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
  { language, landing }: Exported,
): { name: string; table: Readable } {
  const t = importsIn(language)
  const delimiter = landing && decimalSign(language, landing.currency) === ',' ? ';' : ','
  const titles = fieldsOf(kind).map((field) => t(`imports.fields.${field}`))
  return {
    name: `${t(`imports.kinds.${kind}`).toLowerCase()}${landing ? `-${landing.id}` : ''}.csv`,
    table: Readable.from(rows).compose(spreadsheetTable(titles, delimiter)),
  }
}
