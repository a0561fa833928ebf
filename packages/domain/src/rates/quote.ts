import type { Currency } from '../currency.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { MinorUnits } from '../money.ts'
import type { Days } from '../rental-period.ts'
import type { BasisPoints, Rates } from './rates.ts'

/** Why a line is charged, for the words beside it. */
export type LineReason =
  /** The vehicle's own price per day. */
  | { readonly kind: 'vehicle_price' }
  /** The price from so many days on. */
  | { readonly kind: 'tier'; readonly fromDays: number }
  /**
   * A season's own price, or its percent on the base price, or the base price where the season has neither. `fromDays`
   * is that of the price used; null where it is the vehicle's own.
   */
  | {
      readonly kind: 'season'
      readonly season: string
      readonly name: LocalizedText
      readonly fromDays: number | null
      readonly percent: BasisPoints | null
    }
  /** Begun hours beyond whole days. */
  | { readonly kind: 'part_day'; readonly hours: number; readonly percent: BasisPoints }
  | { readonly kind: 'offer'; readonly percent: BasisPoints | null; readonly limited: boolean }
  | { readonly kind: 'per_day'; readonly limited: boolean }
  | { readonly kind: 'per_rental' }
  /** A share of an amount, such as that of the rental. */
  | {
      readonly kind: 'percent'
      readonly percent: BasisPoints
      readonly of: MinorUnits
      readonly limited: boolean
    }
  | { readonly kind: 'included' }
  | { readonly kind: 'one_way' }
  | { readonly kind: 'out_of_hours'; readonly at: 'pickup' | 'return'; readonly limited: boolean }
  /** The operator's own, with their words as its name. */
  | { readonly kind: 'adjustment' }

/** One line of a price. */
export interface QuoteLine {
  /** The code of the extra or fee, the id of the season or offer, else the kind. */
  readonly code: string
  readonly kind: 'rental' | 'part_day' | 'offer' | 'extra' | 'fee' | 'one_way' | 'out_of_hours' | 'adjustment'
  /** The operator's name for it; null where the pages have words of their own. */
  readonly name: LocalizedText | null
  readonly quantity: number
  /** The days that are charged; null where days do not count. */
  readonly days: number | null
  /** The price of one for `perDays` days; null where there is none, such as for a share. */
  readonly unitAmount: MinorUnits | null
  readonly perDays: 1 | 7 | 30
  /** Negative for an offer; an adjustment may be either. */
  readonly amount: MinorUnits
  readonly taxable: boolean
  readonly reason: LineReason
  /** Of a cover that says one: what its customer pays of a damage at most, zero for nothing. */
  readonly excess?: MinorUnits
}

/** What holds for a rental besides its price. */
export interface RentalTerms {
  readonly cancellation: Rates['cancellation']
  /** Null where the kilometres are not limited; so is a single `kmPerDay`. */
  readonly mileage: { readonly kmPerDay: number | null; readonly perExtraKm: MinorUnits | null } | null
  /** How the prepayment is paid, in the operator's words; without them, in the usual ones. */
  readonly prepaymentInstructions?: LocalizedText
}

/**
 * What a rental costs, line by line. Amounts are in `currency`. Tax on top: the lines add up to the subtotal; tax
 * included: to the total. A reservation stores it as it was.
 */
export interface Quote {
  readonly currency: Currency
  readonly ratesVersion: number
  /** The vehicle's own price per day. */
  readonly pricePerDay: MinorUnits
  /** Rental days, with grace. */
  readonly days: Days
  /** Begun days by the clock, without grace. */
  readonly clockDays: Days
  readonly lines: readonly QuoteLine[]
  /** Whether the code that the visitor typed gave the reduction, or an automatic one as large or larger; null without a code. */
  readonly discountCode: 'applied' | 'outdone' | null
  /** Without tax. */
  readonly subtotal: MinorUnits
  readonly tax: {
    readonly name: LocalizedText
    readonly percent: BasisPoints
    readonly included: boolean
    readonly amount: MinorUnits
  }
  readonly total: MinorUnits
  /** What is to be paid before the pickup; null where nothing is. */
  readonly prepayment: MinorUnits | null
  /** The prepayment before adjustments, where they leave a total that does not reach it. */
  readonly fullPrepayment?: MinorUnits
  readonly dueAtPickup: MinorUnits
  /** A hold at the pickup, which is no part of the total; null for none. */
  readonly deposit: MinorUnits | null
  /** The total in the currency that is shown beside it; null for none. */
  readonly display: {
    readonly currency: Currency
    readonly amount: MinorUnits
    readonly rate: number
    readonly date: string
  } | null
  /** As they were promised: a reservation's cancellation costs what its own terms say. */
  readonly terms: RentalTerms
}
