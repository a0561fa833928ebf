import type { MinorUnits } from '../money.ts'
import type { BasisPoints, PriceCell } from '../rates/rates.ts'
import type { WallClock } from '../wall-clock.ts'

/** How each kind of charge is reckoned. Amounts are without tax where that comes on top. */
interface Reckoned {
  kilometres: {
    readonly driven: number
    /** Rental days with those it came back late, each with `perDay` kilometres. */
    readonly days: number
    readonly perDay: number
    readonly over: number
    readonly perKm: MinorUnits
  }
  fuel: {
    /** Eighths of the tank. */
    readonly missing: number
    readonly perEighth: MinorUnits
    readonly serviceFee: MinorUnits
  }
  lateness: {
    readonly minutes: number
    /** Whole days more than were booked, each at `price` for `perDays` of them. */
    readonly days: number
    readonly price: MinorUnits
    readonly perDays: PriceCell['perDays']
    /** The begun hours beyond them, at a share of a day. */
    readonly partDay: { readonly hours: number; readonly percent: BasisPoints } | null
    /** The share of a day that was booked, which the days more replace; 0 for none. */
    readonly booked: BasisPoints | 0
  }
  'outside-hours': {
    readonly at: WallClock
    readonly fee: MinorUnits
    /** What of it the price had already. */
    readonly booked: MinorUnits
  }
  place: {
    readonly place: string
    readonly fee: MinorUnits
    readonly booked: MinorUnits
    /** Between these two it is not rented: the operator decides, and nothing is proposed. */
    readonly isForbidden: boolean
  }
}

export type ChargeKind = keyof Reckoned

/** Every kind, in the order in which they are proposed. */
export const CHARGE_KINDS = [
  'kilometres',
  'fuel',
  'lateness',
  'outside-hours',
  'place',
] as const satisfies readonly ChargeKind[]

interface Proposed<K extends ChargeKind> {
  readonly kind: K
  readonly reckoned: Reckoned[K]
  readonly amount: MinorUnits
  readonly taxable: boolean
}

/** A charge that is proposed when a vehicle was taken back, with its arithmetic. Source: rules.md, "Charges at the return". */
export type ProposedCharge = { [K in ChargeKind]: Proposed<K> }[ChargeKind]
