import type { Currency } from '../currency.ts'
import type { DecimalSign } from '../decimal-sign.ts'
import type { VehicleId } from '../ids.ts'
import type { DayOrder } from '../imports/choices.ts'
import type { NameableVehicle } from '../imports/named-vehicle.ts'
import type { CellReading } from '../imports/read-cell.ts'
import type { NotedReading } from '../imports/reading.ts'
import type { Sheet } from '../imports/sheet.ts'
import type { PriceCell, Season } from '../rates/rates.ts'
import type { VehicleType } from '../vehicles/vehicle-options.ts'

/** A vehicle as rows of a table of prices name it. */
export interface TableVehicle extends NameableVehicle {
  readonly id: VehicleId
  readonly brand: string | null
  readonly type: VehicleType
}

/** What a person answered of what a table leaves open. */
export interface PriceTableChoices {
  readonly decimals?: DecimalSign
  readonly dayOrder?: DayOrder
  /** By words that are no season of ours, blank where a row says nothing: the id of one, `base` for no season, or `none` to leave the columns out. */
  readonly seasons: Readonly<Record<string, string>>
  /** By the place of a column, for how many days its prices are. */
  readonly perDays: Readonly<Record<number, PriceCell['perDays']>>
}

/** Nothing is answered yet. */
export const NO_PRICE_CHOICES: PriceTableChoices = { seasons: {}, perDays: {} }

/** What a table is read against. */
export interface PriceTableSetting {
  readonly vehicles: readonly TableVehicle[]
  readonly seasons: readonly Season[]
  readonly currency: Currency
  readonly choices: PriceTableChoices
  /** What the ids of seasons begin with that the table adds. */
  readonly newSeasons: string
}

/** Why a column of prices, a row or a cell is not taken. */
export const PRICE_TABLE_REFUSALS = [
  'vehicle-unknown',
  'vehicle-ambiguous',
  'vehicle-twice',
  'row-empty',
  'totals-line',
  'number-invalid',
  'out-of-range',
  'currency-differs',
  'price-decimals',
  'price-out-of-range',
  /** A spreadsheet made `3-6` the third of June. */
  'head-is-date',
  'span-unknown',
  'span-gap',
  'span-overlap',
  'season-dates-differ',
  /** No days, or the last one is before the first. */
  'season-dates-invalid',
  /** A column and the rows tell seasons. */
  'season-twice',
] as const
export type PriceTableRefusal = (typeof PRICE_TABLE_REFUSALS)[number]

/** For how many days of rental prices are: from so many to so many, `to` null where nothing ends it. */
export interface DaySpan {
  readonly from: number
  readonly to: number | null
}

/** A column of prices, and how its head is understood. */
export interface PriceColumn extends DaySpan {
  /** Its place in the table, from 0. */
  readonly index: number
  readonly head: string
  /** Null outside of all seasons; undefined while nobody told. */
  readonly season: string | null | undefined
  /** Undefined while nobody told. */
  readonly perDays: PriceCell['perDays'] | undefined
  readonly refusal: PriceTableRefusal | undefined
}

/** What has to be answered before a table is used. */
export type PriceQuestion =
  | {
      readonly kind: 'decimals' | 'day-order'
      readonly example: string
      /** As `ImportQuestion` has them. */
      readonly readings: Extract<CellReading<never>, { readings: unknown }>['readings']
    }
  | { readonly kind: 'season'; readonly label: string }
  | { readonly kind: 'per-days'; readonly index: number; readonly head: string; readonly days: 7 | 30 }

/** A row that is not taken, or a cell of one. */
export interface RefusedPrice {
  readonly line: number
  /** The vehicle as the row names it, or what its cell says. */
  readonly text: string
  readonly code: PriceTableRefusal
}

/** A price of a table, and the last length of rental that it is said to be for. */
export interface TablePrice extends PriceCell {
  readonly toDays: number
}

/** A table of prices as it was understood. */
export interface ReadPriceTable {
  readonly columns: readonly PriceColumn[]
  /** The line of its heads. */
  readonly headLine: number
  /** Whether each row tells its season. */
  readonly hasSeasonsInRows: boolean
  /** Heads whose columns say nothing of prices or vehicles, and seasons of rows that somebody left out. */
  readonly unread: readonly string[]
  readonly questions: readonly PriceQuestion[]
  /** At most two prices that could have meant something else. */
  readonly readings: readonly Omit<NotedReading, 'field'>[]
  readonly refused: readonly RefusedPrice[]
  readonly prices: readonly TablePrice[]
  /** Seasons that the table names with their dates and the rates lack. */
  readonly seasons: readonly Season[]
}

/** A worksheet with all its rows. */
export type PriceSheet = Pick<Sheet, 'name' | 'rows'>
