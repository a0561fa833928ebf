import type { PlaceId } from '../ids.ts'
import type { MinorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import type { CompiledRates } from '../rates/compile-rates.ts'
import type { Quote } from '../rates/quote.ts'
import type { QuoteRequest } from '../rates/quote-rental.ts'
import type { PriceCell, Rates } from '../rates/rates.ts'
import type { RulePlace } from '../rules/rental-request.ts'
import type { WallClock } from '../wall-clock.ts'
import type { Weekday } from '../weeks.ts'

/** A place of the landing, and what is done there. */
export interface CheckedPlace extends RulePlace {
  readonly isPickup: boolean
  readonly isReturn: boolean
}

/** Rates that are looked through, with what they are about. */
export interface CheckedRates {
  readonly compiled: CompiledRates
  readonly vehicles: readonly PricedVehicle[]
  readonly places: readonly CheckedPlace[]
  /** The wall clock at the rental place: what is over is not looked at. */
  readonly now: WallClock
}

/** A booking that shows what a warning says: the request, and what it costs. */
export interface Witness {
  readonly request: QuoteRequest
  readonly quote: Quote
}

/** Which price of the matrix. */
export type PriceKey = Pick<PriceCell, 'vehicleId' | 'season' | 'fromDays'>

/** What is probably not meant, of which part of the rates. Source: rules.md, "Warnings". */
export type WarnedOf =
  /** This price makes a rental of so many days cheaper than one of a day less, by more than a day. */
  | ({ readonly kind: 'cliff' } & PriceKey)
  /** Others before it win each of its days, or no day is in it. */
  | { readonly kind: 'season_never_wins'; readonly season: string; readonly why: 'outranked' | 'no_day' }
  /** Outside of the season a longer rental has a price of its own from so many days, in the season it has none. */
  | ({ readonly kind: 'season_without_long_tier'; readonly season: string } & PriceKey)
  /** Over twice or under half of each of its neighbours. */
  | ({ readonly kind: 'price_out_of_line'; readonly side: 'high' | 'low' } & PriceKey)
  /** No booking meets its conditions, or another offer saves as much on each that does. */
  | { readonly kind: 'offer_never_wins'; readonly offer: string; readonly why: 'outdone' | 'no_booking' }
  /** Every booking gets it, as it asks for no code and has no condition: `saved` less for so many days. */
  | {
      readonly kind: 'offer_for_all'
      readonly offer: string
      readonly saved: MinorUnits
      readonly days: number
    }
  /** A fee of places that names none. */
  | { readonly kind: 'fee_without_place'; readonly fee: string }
  /** Missing fuel costs nothing for each eighth. */
  | { readonly kind: 'fuel_without_price' }
  /** An entry of the list of prices that costs nothing. */
  | { readonly kind: 'listed_without_price'; readonly listed: string }
  /** A place that is open on a day of the week on which nothing can be picked up or returned. */
  | { readonly kind: 'hours_unreachable'; readonly place: PlaceId; readonly weekday: Weekday }

/** A warning, with two bookings that show it, where it is about bookings, and the change that mends it. */
export type RatesWarning = WarnedOf & {
  readonly witnesses: readonly [Witness, Witness] | readonly []
  /** The rates without the fault, and else as they are. */
  mend(rates: Rates): Rates
}
