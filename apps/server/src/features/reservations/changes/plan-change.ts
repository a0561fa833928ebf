import type { ChangeBody } from '@nelly/contract/reservations/changes'
import { turnaroundOf, withTurnaround } from '@nelly/domain/availability/turnaround'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { adjustedQuote } from '@nelly/domain/rates/adjusted-quote'
import type { Rates } from '@nelly/domain/rates/rates'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { Changeable } from '@nelly/domain/reservations/changed-fields'
import { type BrokenAtDesk, brokenByChange } from '@nelly/domain/reservations/desk-rules'
import { unitForChange } from '@nelly/domain/reservations/unit-for-change'
import type { WallClock } from '@nelly/domain/wall-clock'
import { or } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { type CurrentRates, currentRates } from '../../inventory/current-rates.ts'
import { heldDuring, heldFrom } from '../../inventory/held-units.ts'
import type { ReservationRow } from '../../inventory/is-reservation.ts'
import { heldOrOut } from '../../inventory/out-now.ts'
import { placesOf } from '../../inventory/places-of.ts'
import { ruleRequest } from '../../inventory/rental-rules.ts'
import type { NamedPlace } from '../../inventory/trip-wish.ts'
import type { DeskVehicle } from './desk-vehicles.ts'
import { type Edited, editedReservation } from './edited-reservation.ts'
import { type DeskPrice, priceAtDesk, ratesAtDesk } from './price-at-desk.ts'

/** What would become of a reservation. */
export interface ChangePlan extends Edited {
  readonly rates: Rates
  readonly broken: BrokenAtDesk
  /** Undefined where a bound of the product is broken. */
  readonly price: DeskPrice | undefined
  /** Whether it holds another vehicle or another time, or is asked to be on another unit. */
  readonly isMoved: boolean
  readonly turnaroundMinutes: number
  readonly held: RentalPeriod
  /** Its unit, and those that make room; undefined where it is not free. */
  readonly assigned: { unit: number; moved: { id: number; unit: number }[] } | undefined
}

/** Plans a change; nothing is stored. With `isSaved`, what is limited is locked until the transaction ends. */
export async function planChange(
  tx: Database,
  row: ReservationRow,
  edit: ChangeBody,
  about: {
    readonly vehicleOf: (id: VehicleId) => DeskVehicle
    readonly now: WallClock
    readonly timezone: string
    readonly isSaved: boolean
  },
): Promise<ChangePlan> {
  const landing = row.landingId as LandingId
  const { now, timezone, isSaved } = about
  const known = (await currentRates(tx, landing)).compiled.rates
  const first = editedReservation(row, edit, { rates: known, timezone })
  const current = await ratesAtDesk(tx, { landing, trip: first.after, isSaved })
  const { rates } = current.compiled
  const edited = editedReservation(row, edit, { rates, timezone })
  const { before, after } = edited
  const vehicle = about.vehicleOf(after.vehicle)
  const places = await placesOf(tx, landing)
  const ruled = { rates: current.compiled, places, now }
  const broken = brokenByChange(
    ruleRequest(ruled, before.vehicle, before),
    ruleRequest(ruled, after.vehicle, after),
  )
  const isMoved = holdsAnew(edited)
  const turnaroundMinutes = isMoved ? turnaroundOf(rates, vehicle.id) : row.turnaroundMinutes
  const held = withTurnaround(after.period, turnaroundMinutes)
  return {
    ...edited,
    rates,
    broken: asksRules(edited) ? broken : { rules: [], limit: undefined },
    price: broken.limit
      ? undefined
      : await newPrice(tx, current, { row, edit, edited, vehicle, places, now, isSaved }),
    isMoved,
    turnaroundMinutes,
    held,
    assigned:
      broken.limit || !isMoved ? unmoved(row) : await unitFor(tx, row, { edited, edit, vehicle, held, now }),
  }
}

const unmoved = ({ unit }: ReservationRow) => ({ unit, moved: [] })

const asksRules = ({ fields }: Edited): boolean =>
  fields.some((field) => ['vehicle', 'pickup', 'return', 'drivers'].includes(field))

const holdsAnew = ({ fields, before, after }: Edited): boolean =>
  fields.includes('vehicle') ||
  before.unit !== after.unit ||
  before.period.pickup !== after.period.pickup ||
  before.period.return !== after.period.return

/** At the rates of today where the change touches the price, else as booked, with its adjustments. */
async function newPrice(
  tx: Database,
  current: CurrentRates,
  about: {
    readonly row: ReservationRow
    readonly edit: ChangeBody
    readonly edited: Edited
    readonly vehicle: DeskVehicle
    readonly places: readonly NamedPlace[]
    readonly now: WallClock
    readonly isSaved: boolean
  },
): Promise<DeskPrice> {
  const { row, edit, edited, vehicle, places, now, isSaved } = about
  const { after, before, fields, isPricedAnew } = edited
  const kept = { currency: row.currency, lines: after.adjustments }
  // Those that somebody else allowed stay.
  const adjustments = fields.includes('adjustments')
    ? (edit.adjustments ?? kept)
    : { ...(edit.adjustments ?? kept), mostPercent: undefined }
  if (!isPricedAnew)
    return fields.includes('adjustments')
      ? adjustedQuote(row.quote, adjustments)
      : { ok: true, value: row.quote }
  const price = (trip: Changeable) =>
    priceAtDesk(tx, current, {
      landing: row.landingId as LandingId,
      vehicle,
      trip,
      places,
      adjustments,
      now,
      except: row.id,
      isSaved,
    })
  const priced = await price(after)
  // A code that was not typed again may have ended since.
  const isKeptCode = after.discountCode !== null && after.discountCode === before.discountCode
  return !priced.ok && priced.refusal === 'discount-code-invalid' && isKeptCode
    ? price({ ...after, discountCode: null })
    : priced
}

async function unitFor(
  tx: Database,
  row: ReservationRow,
  about: {
    readonly edited: Edited
    readonly edit: ChangeBody
    readonly vehicle: DeskVehicle
    readonly held: RentalPeriod
    readonly now: WallClock
  },
): Promise<ChangePlan['assigned']> {
  const { edited, edit, vehicle, held, now } = about
  const { before, after } = edited
  const all = await heldOrOut(tx, vehicle.pool.id, or(heldDuring(held), heldFrom(now)), now)
  const others = all.filter(({ id }) => id !== row.id)
  const isWithCustomer =
    after.vehicle === before.vehicle && (row.status === 'out' || before.period.pickup < now)
  const isFixed = edit.unit !== undefined || isWithCustomer
  return unitForChange(others, { held, unit: after.unit, isFixed }, vehicle.pool.units, now)
}
