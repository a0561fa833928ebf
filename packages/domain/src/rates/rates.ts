import type { Branded } from '../brand.ts'
import type { Currency } from '../currency.ts'
import type { PlaceId, VehicleId } from '../ids.ts'
import type { LocalizedText } from '../localized-text.ts'
import { fraction, type MinorUnits } from '../money.ts'
import type { CalendarDate } from '../wall-clock.ts'
import type { Weekday } from '../weeks.ts'

// Source of all of these: rules.md, "Rates".

/** A share in whole hundredths of a percent: 1800 is 18 %. Negative for a reduction. */
export type BasisPoints = Branded<number, 'BasisPoints'>

/** A day of each year, `mm-dd`. 29 February is the 28th in years that lack it. */
export type YearlyDate = Branded<string, 'YearlyDate'>

/** Days from the first to the last, both included; of each year, and then it may wrap, or of one. */
export interface DateRange {
  readonly from: YearlyDate | CalendarDate
  readonly to: YearlyDate | CalendarDate
}

/** Days of the year with a price of their own. The first season in the operator's list that holds a day wins it. */
export interface Season {
  readonly id: string
  readonly name: LocalizedText
  /** Empty: all days of the year. */
  readonly ranges: readonly DateRange[]
  /** Only these days of the week; null for all. */
  readonly weekdays: readonly Weekday[] | null
  /** What the base price is raised by where the season has no price of its own; null to leave it. */
  readonly percent: BasisPoints | null
  readonly minDays: number | null
  readonly maxDays: number | null
  readonly noPickup: readonly Weekday[]
  readonly noReturn: readonly Weekday[]
}

/** The price of a vehicle in a season and tier, for one, seven or thirty days. */
export interface PriceCell {
  readonly vehicleId: VehicleId
  /** Null: outside of all seasons. */
  readonly season: string | null
  readonly fromDays: number
  readonly amount: MinorUnits
  readonly perDays: 1 | 7 | 30
}

/** What an extra or fee is charged for: each day, the rental, or a share of an amount. */
export type ChargeBasis = 'day' | 'rental' | 'percent'

/** What extras and fees have in common. */
interface Charge {
  readonly code: string
  readonly name: LocalizedText
  /** The unit price; null where `per` is `percent`. */
  readonly amount: MinorUnits | null
  /** The share; null unless `per` is `percent`. */
  readonly percent: BasisPoints | null
  readonly per: ChargeBasis
  /** The most for one piece and the whole rental. */
  readonly maxAmount: MinorUnits | null
  /** The most days that are charged. */
  readonly maxDays: number | null
  readonly taxable: boolean
  /** Only these vehicles; null for all. */
  readonly vehicles: readonly VehicleId[] | null
}

/** Something that a visitor may, or has to, add to a rental. */
export interface ExtraRate extends Charge {
  readonly description: LocalizedText
  readonly maxQuantity: number
  /** Pieces that can be out at once; null for any number. */
  readonly stock: number | null
  /** `included` costs nothing; `mandatory` is always added once. */
  readonly offer: 'optional' | 'included' | 'mandatory'
  /** Of a group one may be chosen, such as levels of cover. */
  readonly group: string | null
  /** Whether days are counted with the grace of the rental or as begun on the clock. */
  readonly countDays: 'grace' | 'clock'
  /** Replaces the deposit of the vehicle; null leaves it. */
  readonly deposit: MinorUnits | null
  /** What a customer pays of a damage at most with this cover, zero for nothing; null or absent where it says none. */
  readonly excess?: MinorUnits | null | undefined
}

/** When a fee is charged. */
export const FEE_CONDITIONS = ['always', 'place', 'driver_age', 'additional_driver'] as const

/** Something that is charged where its condition holds. */
export interface FeeRate extends Charge {
  readonly when: (typeof FEE_CONDITIONS)[number]
  /** Pickup or return there; of `place` alone. */
  readonly places: readonly PlaceId[]
  /** Ages in years, both included; of `driver_age` alone. */
  readonly ages: { readonly from: number; readonly to: number } | null
}

/** A reduction of the rental. Of all that hold only the best is given. */
export interface Offer {
  readonly id: string
  readonly name: LocalizedText
  /** Whether it is given at all. */
  readonly isOn: boolean
  readonly kind: 'code' | 'early' | 'last_minute'
  /** What the visitor types; of `code` alone. */
  readonly code: string | null
  readonly percent: BasisPoints | null
  readonly amount: MinorUnits | null
  readonly maxAmount: MinorUnits | null
  /** When it may be booked; null for always. */
  readonly booked: { readonly from: CalendarDate; readonly to: CalendarDate } | null
  /** When the pickup may be; null for always. */
  readonly pickup: { readonly from: CalendarDate; readonly to: CalendarDate } | null
  /** Whole days between the booking and the pickup. */
  readonly leadDays: { readonly min: number | null; readonly max: number | null } | null
  readonly minDays: number | null
  readonly vehicles: readonly VehicleId[] | null
  /** How many reservations may have it; null for any number. */
  readonly uses: number | null
}

/** What a return at another place costs; pairs are ordered. */
interface OneWay {
  /** Between two places that are not a pair of the list. */
  readonly amount: MinorUnits
  readonly pairs: readonly {
    readonly from: PlaceId
    readonly to: PlaceId
    readonly amount: MinorUnits | null
    readonly forbidden: boolean
  }[]
}

/** One of the three is set. */
export interface CancellationFee {
  readonly amount: MinorUnits | null
  readonly percent: BasisPoints | null
  /** So many days at the price of the rental's day. */
  readonly days: number | null
}

/** Something with a price that may be charged when a vehicle comes back, such as cleaning or a lost key. */
export interface ListedPrice {
  readonly code: string
  readonly name: LocalizedText
  readonly amount: MinorUnits
  readonly taxable: boolean
}

/** How a question is answered. */
export const ANSWER_KINDS = ['text', 'choice', 'yes_no', 'number', 'date'] as const

/** A question of the operator's own on the booking form. */
export interface BookingQuestion {
  readonly id: string
  /** Its words. */
  readonly name: LocalizedText
  readonly answer: (typeof ANSWER_KINDS)[number]
  /** What is chosen from; of a choice alone. */
  readonly options: readonly LocalizedText[]
  readonly required: boolean
  /** Only where one of these vehicles or of these extras is booked, by their codes; both null: always. */
  readonly vehicles: readonly VehicleId[] | null
  readonly extras: readonly string[] | null
}

/** All prices and terms of a landing, as its operator set them. Amounts are in its currency. */
export interface Rates {
  readonly currency: Currency
  /** A second currency that is shown beside the total and never charged: `rate` of it for one of the landing's. */
  readonly display: { readonly currency: Currency; readonly rate: number; readonly date: CalendarDate } | null
  readonly tax: { readonly name: LocalizedText; readonly percent: BasisPoints; readonly included: boolean }
  readonly days: {
    readonly graceMinutes: number
    readonly seasonBy: 'each_day' | 'pickup'
    readonly partDays: readonly { readonly upToHours: number; readonly percent: BasisPoints }[]
  }
  /** "From so many days", ascending, beginning with 1. */
  readonly tiers: readonly number[]
  readonly seasons: readonly Season[]
  readonly prices: readonly PriceCell[]
  readonly extras: readonly ExtraRate[]
  readonly fees: readonly FeeRate[]
  readonly oneWay: OneWay
  readonly outOfHours: { readonly maxAmount: MinorUnits | null } | null
  readonly drivers: {
    readonly askAge: boolean
    readonly minAge: number | null
    readonly maxAge: number | null
    readonly vehicles: readonly { readonly vehicleId: VehicleId; readonly minAge: number }[]
    readonly licenseYears: number | null
  }
  readonly offers: readonly Offer[]
  /** One of the two is set; null for none. */
  readonly prepayment: {
    readonly percent: BasisPoints | null
    readonly amount: MinorUnits | null
    /** How and by when it is paid, and what happens if it is not; without it, the usual words say so. */
    readonly instructions?: LocalizedText
  } | null
  /** `vehicleId` null for all others. */
  readonly deposit: readonly { readonly vehicleId: VehicleId | null; readonly amount: MinorUnits }[]
  readonly cancellation: {
    readonly earlier: CancellationFee
    readonly within: readonly (CancellationFee & { readonly hours: number })[]
    /** `all`: the whole of what was paid; else as within the smallest number of hours. */
    readonly afterPickup: 'all' | CancellationFee
  }
  /** `vehicleId` null for all others; `kmPerDay` null for any number. */
  readonly mileage: readonly {
    readonly vehicleId: VehicleId | null
    readonly kmPerDay: number | null
    readonly perExtraKm: MinorUnits | null
  }[]
  /** What missing fuel costs at the return, no part of the price of a booking; null where nothing is charged. */
  readonly fuel: {
    /** For each eighth of the tank. */
    readonly perEighth: MinorUnits
    /** Once, where any is missing. */
    readonly serviceFee: MinorUnits
    readonly taxable: boolean
  } | null
  /** Likewise no part of the price of a booking. */
  readonly priceList: readonly ListedPrice[]
  /** What the booking form asks besides, in the operator's order. */
  readonly questions: readonly BookingQuestion[]
  readonly rules: {
    readonly leadMinutes: number
    /** Null: two years to the minute. */
    readonly horizonDays: number | null
    readonly minDays: number
    readonly maxDays: number
    readonly vehicles: readonly {
      readonly vehicleId: VehicleId
      readonly minDays: number | null
      readonly turnaroundMinutes: number | null
    }[]
    readonly turnaroundMinutes: number
  }
}

/** A share of `n` percent. */
export const percent = (n: number): BasisPoints => Math.round(n * 100) as BasisPoints

/** That share of an amount, rounded half up to a minor unit. */
export const shareOf = (amount: MinorUnits, share: BasisPoints): MinorUnits =>
  fraction(amount, share, ONE_HUNDRED_PERCENT)

/** All of it, in basis points. */
export const ONE_HUNDRED_PERCENT = 10_000
