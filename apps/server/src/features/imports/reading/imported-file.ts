import { tablesOf, wholeSheet } from '@nelly/domain/imports/tables-of'

/** The most rows and columns of a table, and bytes of a workbook once it is unpacked. */
export const MAX_ROWS = 20_000
export const MAX_COLUMNS = 200
export const MAX_UNPACKED_BYTES = 50 * 1024 * 1024

/** The most lines that are read of a table: titles, repeated heads and blank ones among them. */
export const MOST_LINES = MAX_ROWS + 1000

/** What becomes of a worksheet: tables with heads, or one sheet of all its rows. */
export const SHEETS_OF = { tables: tablesOf, whole: wholeSheet } as const
export type TableMaking = keyof typeof SHEETS_OF

/** Why a file can't be imported. */
export type FileRefusal =
  | 'not-a-table'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-large-unpacked'
  | 'empty'
  | 'unreadable'
