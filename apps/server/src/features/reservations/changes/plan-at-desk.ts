import type { DeskTrip } from '@nelly/contract/reservations/desk-reservations'
import { turnaroundOf } from '@nelly/domain/availability/turnaround'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { Rates } from '@nelly/domain/rates/rates'
import { type RentalPeriod, realPeriod } from '@nelly/domain/rental-period'
import { type BrokenAtDesk, brokenAtDesk } from '@nelly/domain/reservations/desk-rules'
import { heldAtDesk } from '@nelly/domain/reservations/free-at-desk'
import { unitForChange } from '@nelly/domain/reservations/unit-for-change'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { type WallClock, wallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { landings } from '../../../platform/db/schema.ts'
import { heldDuring, heldFrom } from '../../inventory/held-units.ts'
import { heldOrOut } from '../../inventory/out-now.ts'
import { placesOf } from '../../inventory/places-of.ts'
import { isLivingOf } from '../../inventory/published.ts'
import { ruleRequest } from '../../inventory/rental-rules.ts'
import { type DeskVehicle, deskVehicles } from './desk-vehicles.ts'
import { type DeskPrice, type DeskWish, priceAtDesk, ratesAtDesk } from './price-at-desk.ts'

/** What would be reserved at the desk. */
export interface DeskPlan {
  /** The clock at the rental place, and its time zone. */
  readonly now: WallClock
  readonly timezone: string
  readonly vehicle: DeskVehicle
  readonly period: RentalPeriod
  readonly rates: Rates
  readonly broken: BrokenAtDesk
  /** Undefined where a bound of the product is broken. */
  readonly price: DeskPrice | undefined
  readonly turnaroundMinutes: number
  readonly held: RentalPeriod
  /** Its unit, and those that make room; undefined where none is free. */
  readonly assigned: { unit: number; moved: { id: number; unit: number }[] } | undefined
  readonly isUnit: boolean
}

/**
 * Plans a reservation of the operator's; nothing is stored. With `isSaved`, vehicle and supply are locked. `together` are the prices of
 * those before it that are not stored yet, where several are reserved together.
 */
export async function planAtDesk(
  tx: Database,
  which: { readonly account: AccountId; readonly landing: LandingId },
  trip: DeskTrip,
  { instant, ...saving }: { readonly instant: Date } & Pick<DeskWish, 'isSaved' | 'together'>,
): Promise<Result<DeskPlan, 'landing-not-found' | 'vehicle-not-found' | 'step-time-wrong'>> {
  const { account, landing } = which
  const [found] = await tx
    .select({ timezone: landings.timezone })
    .from(landings)
    .where(and(eq(landings.id, landing), isLivingOf(account)))
  if (!found) return refuse('landing-not-found')
  const vehicles = await deskVehicles(tx, which, [trip.vehicle], { isLocked: saving.isSaved })
  const vehicle = vehicles.get(trip.vehicle)
  if (!vehicle) return refuse('vehicle-not-found')
  const now = wallClockIn(found.timezone, instant)
  const typed = {
    pickup: wallClock(trip.pickupDate, trip.pickupTime),
    return: wallClock(trip.returnDate, trip.returnTime),
  }
  const period = realPeriod(typed, found.timezone)
  if (trip.isOut && period.pickup > now) return refuse('step-time-wrong')
  const wanted = wishOf(trip, period)
  const current = await ratesAtDesk(tx, { landing, trip: wanted, ...saving })
  const { rates } = current.compiled
  const places = await placesOf(tx, landing)
  const broken = brokenAtDesk(
    ruleRequest({ rates: current.compiled, places, now }, vehicle.id, wanted),
    trip.isOut,
  )
  const turnaroundMinutes = turnaroundOf(rates, vehicle.id)
  const held = heldAtDesk({ period, turnaroundMinutes, isOut: trip.isOut }, now)
  const about = { landing, vehicle, trip: wanted, places, adjustments: trip.adjustments, now, ...saving }
  const isUnit = !trip.unit || trip.unit <= vehicle.pool.units
  const isFixed = typeof trip.unit === 'number'
  const unit = { held, unit: trip.unit ?? null, isFixed }
  const booked = broken.limit
    ? []
    : await heldOrOut(tx, vehicle.pool.id, or(heldDuring(held), heldFrom(now)), now)
  return ok({
    now,
    timezone: found.timezone,
    vehicle,
    period,
    rates,
    broken,
    price: broken.limit ? undefined : await priceAtDesk(tx, current, about),
    turnaroundMinutes,
    held,
    assigned: broken.limit ? undefined : unitForChange(booked, unit, vehicle.pool.units, now),
    isUnit,
  })
}

const wishOf = (trip: DeskTrip, period: RentalPeriod) => ({
  period,
  pickupPlace: trip.pickupPlace,
  returnPlace: trip.returnPlace,
  extras: trip.extras,
  driverAge: trip.driverAge ?? null,
  additionalDrivers: trip.additionalDrivers,
  discountCode: trip.discountCode ?? null,
})
