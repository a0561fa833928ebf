import { Readable } from 'node:stream'
import en from '@nelly/contract/messages/en/owner/imports.json' with { type: 'json' }
import es from '@nelly/contract/messages/es/owner/imports.json' with { type: 'json' }
import type { Language } from '@nelly/contract/wire'
import { translatorsOf } from '@nelly/contract/words/translators'
import { fieldsOf, type ImportKind } from '@nelly/domain/imports/import-kinds'
import { spreadsheetTable } from '../../platform/spreadsheet/spreadsheet-table.ts'

export const importsIn = translatorsOf({ es, en })

interface Exported {
  readonly language: Language
  readonly delimiter?: ',' | ';'
  /** What the name of the file ends with. */
  readonly of?: string
}

/** A file of a kind with the columns that its import reads; each row has a cell for each. `name` is the file's. */
export function exportedTable(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
  { language, delimiter = ',', of = '' }: Exported,
): { name: string; table: Readable } {
  const t = importsIn(language)
  const titles = fieldsOf(kind).map((field) => t(`imports.fields.${field}`))
  return {
    name: `${t(`imports.kinds.${kind}`).toLowerCase()}${of}.csv`,
    table: Readable.from(rows).compose(spreadsheetTable(titles, delimiter)),
  }
}
