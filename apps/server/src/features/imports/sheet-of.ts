import { type Cell, cellText, type Sheet } from '@nelly/domain/imports/sheet'
import type { ImportRow } from './import-store.ts'

/** The sheet of a file that is read. */
export const sheetOf = ({ file, sheet }: Pick<ImportRow, 'file' | 'sheet'>): Sheet =>
  file.sheets[sheet] ?? { name: null, heads: [], rows: [] }

/** A cell as a person reads it. */
export const textOf = (cell: Cell): string => (typeof cell === 'object' ? cellText(cell) : String(cell))
