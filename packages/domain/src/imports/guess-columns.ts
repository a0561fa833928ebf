import { looksLikeVin } from '../units/unit.ts'
import { fieldOfHead } from './field-of-head.ts'
import { codeOf } from './fleet-words.ts'
import { fieldsOf, type ImportField, type ImportKind } from './import-kinds.ts'
import { cellText, type Sheet } from './sheet.ts'

/** How many rows are looked at. */
const SAMPLE = 200

const isYear = (text: string): boolean => /^(?:19[5-9]|20\d)\d$/.test(text)
const isCode = (field: ImportField) => (text: string) => codeOf(field, text) !== undefined

/** Fields that are known by their cells where no head names them, the surest first. */
const BY_CELLS: readonly (readonly [ImportField, (text: string) => boolean])[] = [
  ['vin', looksLikeVin],
  ['transmission', isCode('transmission')],
  ['fuel', isCode('fuel')],
  ['type', isCode('type')],
  ['year', isYear],
  ['plate', (text) => /^(?=.*\d)(?=.*[a-z])[a-z\d]{1,4}[\s-]?[a-z\d]{2,6}$/i.test(text)],
]

/**
 * The field of each column, null where none is known: by its head in Spanish or English, else by what all its cells look like. Where heads name
 * a field twice, the surer head has it. `Modelo` above nothing but years is the year.
 */
export function guessColumns(kind: ImportKind, sheet: Sheet): (ImportField | null)[] {
  const fields = fieldsOf(kind)
  const columns: (ImportField | null)[] = sheet.heads.map(() => null)
  const named = sheet.heads.map((head) => fieldOfHead(kind, head))
  const texts = sheet.heads.map((_, index) => textsOf(sheet, index))
  const isAll = (index: number, looksRight: (text: string) => boolean) =>
    (texts[index]?.length ?? 0) > 0 && texts[index]?.every(looksRight) === true
  for (const field of fields) {
    const [best] = named
      .flatMap((head, index) => (head?.field === field ? [{ index, rank: head.rank }] : []))
      .filter(
        ({ index }) =>
          field !== 'model' || named.some((head) => head?.field === 'year') || !isAll(index, isYear),
      )
      .sort((one, other) => one.rank - other.rank)
    if (best) columns[best.index] = field
  }
  for (const [field, looksRight] of BY_CELLS) {
    if (!fields.includes(field) || columns.includes(field)) continue
    const index = columns.findIndex((taken, at) => taken === null && isAll(at, looksRight))
    if (index >= 0) columns[index] = field
  }
  return columns
}

const textsOf = ({ rows }: Sheet, index: number): string[] =>
  rows.slice(0, SAMPLE).flatMap(({ cells }) => {
    const text = cellText(cells[index] ?? null)
    return text === '' ? [] : [text]
  })
