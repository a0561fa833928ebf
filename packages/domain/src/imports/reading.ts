import type { DecimalSign } from '../decimal-sign.ts'
import type { DayOrder } from './choices.ts'
import type { ImportField } from './import-kinds.ts'

/** Why a cell, or a whole row, can't be read. */
export const ROW_REFUSALS = [
  'plate-invalid',
  'acriss-invalid',
  'too-long',
  'too-many-features',
  /** A formula, or the error of one. */
  'formula',
  /** A date cell where text is expected: `3-5` became the third of May. */
  'date-in-text',
  /** `1.23E+11`: the spreadsheet no longer has all digits. */
  'digits-lost',
  'phone-invalid',
  'email-invalid',
  'number-invalid',
  'out-of-range',
  'currency-differs',
  'date-invalid',
  'time-invalid',
  'totals-line',
  /** Nothing stands in the columns that were chosen. */
  'row-empty',
] as const
export type RowRefusalCode = (typeof ROW_REFUSALS)[number]

/** A row as it was read. */
export interface ReadRow<Values> {
  readonly line: number
  /** Only of the columns that the file has; that of an empty cell is absent. */
  readonly values: Values
  readonly refusals: readonly {
    /** Null where it is the whole row's. */
    readonly field: ImportField | null
    readonly code: RowRefusalCode
    /** What stands there. */
    readonly cell?: string
  }[]
}

/** What can be read in two ways, or is no word of ours. */
export type ImportQuestion =
  | {
      readonly kind: 'decimals' | 'day-order'
      readonly field: ImportField
      readonly example: string
      /**
       * The example with a point before decimals, and with a comma, as plain numbers; or with the day first, and with the month first, as
       * `yyyy-mm-dd`.
       */
      readonly readings: readonly [string, string]
    }
  | {
      readonly kind: 'word'
      readonly field: ImportField
      /** As it stands first in the file; capitals, accents and blanks do not distinguish words. */
      readonly word: string
      /** In how many rows it stands. */
      readonly count: number
    }

/** A cell that could have meant something else, and how it was read. */
export interface NotedReading {
  readonly field: ImportField
  readonly cell: string
  /** A plain number, with the currency where the cell names one (`2500 DOP`), or `yyyy-mm-dd`. */
  readonly as: string
  readonly otherwise?: OtherReading | undefined
}

/** What a cell would be in the other of its two readings, and the answer that gives it. */
export interface OtherReading {
  readonly as: string
  readonly by: DecimalSign | DayOrder
}

/** A table as it was read from a sheet. */
export interface Reading<Values> {
  readonly rows: readonly ReadRow<Values>[]
  /** What nobody has answered. While there is one, nothing is applied. */
  readonly questions: readonly ImportQuestion[]
  /** At most two examples of each column. */
  readonly readings: readonly NotedReading[]
}
