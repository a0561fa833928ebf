import type { CalendarDate } from '../wall-clock.ts'
import type { FieldKind, FLEET, FleetField } from './fleet-fields.ts'

/** The value of a field, by what its cells are. */
type ValueOf<F extends FieldKind> = F extends { readonly codes: readonly (infer Code)[] }
  ? Code
  : F extends { readonly kind: 'count' | 'price' }
    ? number
    : F extends { readonly kind: 'day' }
      ? CalendarDate
      : F extends { readonly kind: 'features' }
        ? readonly string[]
        : string

/**
 * What a row says, as it is stored: a plate and a VIN in capitals, else as typed (`plateKey` compares plates); a price as people write it, in
 * the landing's currency.
 */
export type FleetValues = { readonly [F in FleetField]?: ValueOf<(typeof FLEET)[F]> }

/** Why a cell, or a whole row, can't be read. */
export const ROW_REFUSALS = [
  'plate-invalid',
  'too-long',
  'too-many-features',
  /** A formula, or the error of one. */
  'formula',
  /** A date cell where text is expected: `3-5` became the third of May. */
  'date-in-text',
  /** `1.23E+11`: the spreadsheet no longer has all digits. */
  'digits-lost',
  'number-invalid',
  'out-of-range',
  'currency-differs',
  'date-invalid',
  'totals-line',
  /** Nothing stands in the columns that were chosen. */
  'row-empty',
] as const
export type RowRefusalCode = (typeof ROW_REFUSALS)[number]

export interface ReadFleetRow {
  readonly line: number
  /** Only of the columns that the file has; that of an empty cell is absent. */
  readonly values: FleetValues
  readonly refusals: readonly {
    /** Null where it is the whole row's. */
    readonly field: FleetField | null
    readonly code: RowRefusalCode
    /** What stands there. */
    readonly cell?: string
  }[]
}

/** What can be read in two ways, or is no word of ours. */
export type ImportQuestion =
  | {
      readonly kind: 'decimals' | 'day-order'
      readonly field: FleetField
      readonly example: string
      /**
       * The example with a point before decimals, and with a comma, as plain numbers; or with the day first, and with the month first, as
       * `yyyy-mm-dd`.
       */
      readonly readings: readonly [string, string]
    }
  | {
      readonly kind: 'word'
      readonly field: FleetField
      /** As it stands first in the file; capitals, accents and blanks do not distinguish words. */
      readonly word: string
      /** In how many rows it stands. */
      readonly count: number
    }

/** A cell that could have meant something else, and how it was read. */
export interface NotedReading {
  readonly field: FleetField
  readonly cell: string
  /** A plain number, with the currency where the cell names one (`2500 DOP`), or `yyyy-mm-dd`. */
  readonly as: string
}

/** A fleet as it was read from a sheet. */
export interface FleetReading {
  readonly rows: readonly ReadFleetRow[]
  /** What nobody has answered. While there is one, nothing is applied. */
  readonly questions: readonly ImportQuestion[]
  /** At most two examples of each column. */
  readonly readings: readonly NotedReading[]
}
