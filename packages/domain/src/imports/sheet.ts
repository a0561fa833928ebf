/** A value of a cell as its file has it: nothing, text, a number, a truth, or the day of a date cell as `yyyy-mm-dd`, with its time of day. */
export type Cell = null | string | number | boolean | { readonly day: string; readonly time?: string }

export interface SheetRow {
  /** Its line in the file, from 1. */
  readonly line: number
  /** As many as the table has columns. */
  readonly cells: readonly Cell[]
}

/** A table of a file: its heads, and the rows below them. */
export interface Sheet {
  /** Of the worksheet; null in a file of text. */
  readonly name: string | null
  readonly heads: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** What a cell shows: the empty text for nothing. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return String(cell).trim()
  return cell.time === undefined ? cell.day : `${cell.day} ${cell.time}`
}
