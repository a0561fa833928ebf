import { Readable } from 'node:stream'
import { refusalValues } from '@nelly/contract/imports/refusal-values'
import type { Language } from '@nelly/contract/wire'
import type { PlannedRow } from '@nelly/domain/imports/planned-row'
import { spreadsheetTable } from '../../platform/spreadsheet/spreadsheet-table.ts'
import { importsIn } from './exported-table.ts'
import type { ImportRow } from './import-store.ts'
import { sheetOf, textOf } from './sheet-of.ts'

/** The refused rows of a file as it has them, with a column that tells why. `name` is the file's. */
export function exportRefused(
  row: ImportRow,
  rows: readonly PlannedRow[],
  language: Language,
): { name: string; table: Readable } {
  const t = importsIn(language)
  const { heads, rows: all } = sheetOf(row)
  const byLine = new Map(all.map(({ line, cells }) => [line, cells]))
  const refused = rows.filter(({ effect }) => effect === 'refused')
  const cells = refused.map(({ line, refusals }) => [
    ...heads.map((_, column) => textOf(byLine.get(line)?.[column] ?? null)),
    refusals
      .map(({ field, code, ...refused }) => {
        const why = t(`imports.why.${code}`, refusalValues(refused, language))
        return field ? `${t(`imports.fields.${field}`)}: ${why}` : why
      })
      .join('; '),
  ])
  return {
    name: `${t('imports.refused.file')}-${row.id}.csv`,
    table: Readable.from(cells).compose(
      spreadsheetTable([...heads, t('imports.refused.why')], row.file.delimiter === ';' ? ';' : ','),
    ),
  }
}
