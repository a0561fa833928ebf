import { isDeepStrictEqual } from 'node:util'
import type { Outcome, Refused } from '@nelly/contract/refusal-details'
import { withTurnaround } from '@nelly/domain/availability/turnaround'
import type { Currency } from '@nelly/domain/currency'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { openWish } from '@nelly/domain/reservations/change-wish'
import { unitForChange } from '@nelly/domain/reservations/unit-for-change'
import { ok, refuse } from '@nelly/domain/result'
import { or } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { isStale } from '../../../platform/is-stale.ts'
import { appendReservationEvent, reservationEventsOf } from '../../history/reservation-events.ts'
import { currentRates } from '../../inventory/current-rates.ts'
import { heldDuring, heldFrom, heldUnits } from '../../inventory/held-units.ts'
import type { ReservationRow } from '../../inventory/is-reservation.ts'
import { offerOf, stockRefusal, usableOffers } from '../../inventory/limited-supply.ts'
import { heldOrOut } from '../../inventory/out-now.ts'
import { moveToUnits } from '../../inventory/take-unit.ts'
import { hasMoney } from '../../ledger/of-reservation.ts'
import { firstPicturePath } from '../bookable.ts'
import { putChangeMails } from '../mail/change-mails.ts'
import { priceColumns } from '../priced-columns.ts'
import { changeRow } from '../raised-revision.ts'
import { transactionForUnits } from '../transaction-for-units.ts'
import type { Replaced } from './change-details.ts'
import { type OperatorsReservation, vehicleIn } from './change-reservation.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { lockOwnReservation, type OwnReservation } from './own-reservation.ts'
import { undoableChange } from './undoable-change.ts'

interface Undo {
  readonly revision: number
  readonly notify: boolean
  readonly origin: string
  readonly now: Date
}

/**
 * Restores what the last change of a reservation replaced, if it is still free, also a wish that it answered; the customer is told.
 *
 * Source: rules.md, "Changes".
 */
export async function undoChange(
  db: Database,
  which: OperatorsReservation,
  about: Undo,
): Promise<Outcome<'undone'>> {
  return transactionForUnits(db, (tx) => undo(tx, which, about))
}

async function undo(tx: Database, which: OperatorsReservation, about: Undo): Promise<Outcome<'undone'>> {
  const { now: instant, notify, origin } = about
  const [last] = (await reservationEventsOf(tx, which.id)).slice(-1)
  const replaced = last?.details as unknown as { before?: Replaced } | null | undefined
  const other = replaced?.before?.vehicleId as VehicleId | undefined
  const own = await lockOwnReservation(tx, { ...which, other }, instant)
  if (!own) return refuse('reservation-not-found')
  const { row } = own
  if (own.isOnOther || isStale(about, row)) return changedMeanwhile(tx, which, about)
  const events = await reservationEventsOf(tx, which.id)
  const undoable = undoableChange(row, events.at(-1), instant)
  if (!undoable) return refuse('change-not-undoable')
  const { before, details } = undoable
  if (before.quote.currency !== row.currency && (await hasMoney(tx, row.id)))
    return refuse('currency-of-ledger')
  const refusal = await supplyRefusal(tx, row, before)
  if (refusal) return refusal
  const unit = isHeldAlready(row, before) ? { unit: row.unit, moved: [] } : await unitFor(tx, own, before)
  if (!unit) return refuse('vehicle-not-available')
  await moveToUnits(tx, unit.moved, { actor: which.actor, at: instant })
  const { vehicleId, vehicleName, quote, ...kept } = before
  const isSwapped = vehicleId !== row.vehicleId
  const restored = await changeRow(tx, which.id, {
    ...kept,
    ...priceColumns(quote),
    unit: unit.unit,
    isPinned: before.isPinned && unit.unit === before.unit,
    ...(isSwapped && {
      vehicleId,
      poolId: vehicleIn(own)(vehicleId as VehicleId).pool.id,
      vehicleName,
      vehiclePicture: firstPicturePath(tx, vehicleId),
    }),
    changeRequestedAt: openWish(events.slice(0, -1))?.at ?? null,
  })
  const fields = details.fields.filter((field) => field !== 'contact')
  await appendReservationEvent(tx, {
    reservationId: which.id,
    kind: 'change-undone',
    actor: which.actor,
    at: instant,
    details: {
      fields,
      total: { from: row.totalMinor, to: quote.total, currency: quote.currency as Currency },
    },
  })
  if (notify) await putChangeMails(tx, row, restored, { fields, secret: undefined, origin, now: instant })
  return ok('undone')
}

/** Why what it held beside the vehicle is no longer there. */
async function supplyRefusal(
  tx: Database,
  row: ReservationRow,
  before: Replaced,
): Promise<Refused<'extra-out-of-stock' | 'offer-used-up'> | undefined> {
  const { id, landingId } = row
  const { during, quote } = before
  const { rates } = (await currentRates(tx, landingId as LandingId)).compiled
  const offer = rates.offers.find((one) => one.id === offerOf(quote.lines))
  if (offer && offer.id !== row.offerId) {
    const isUsable = await usableOffers(tx, landingId, { offers: [offer] }, offer.code, id)
    if (!isUsable(offer)) return refuse('offer-used-up')
  }
  if (isSamePeriod(row, before) && isDeepStrictEqual(row.extras, before.extras)) return undefined
  const wanted = { period: during, lines: quote.lines, isBooking: true, except: id }
  return stockRefusal(tx, landingId, rates, wanted)
}

const isSamePeriod = (one: Pick<Replaced, 'during'>, other: Pick<Replaced, 'during'>): boolean =>
  one.during.pickup === other.during.pickup && one.during.return === other.during.return

/** Whether it holds what it held before. */
const isHeldAlready = (row: ReservationRow, before: Replaced): boolean =>
  row.vehicleId === before.vehicleId &&
  row.unit === before.unit &&
  row.turnaroundMinutes === before.turnaroundMinutes &&
  isSamePeriod(row, before)

/**
 * Its former unit where that is free; that very one where the customer has it. Where all are out, the former one, which is
 * late then: that was so before the change as well.
 */
async function unitFor(tx: Database, { row, now, vehicles }: OwnReservation, before: Replaced) {
  const vehicle = vehicles.get(before.vehicleId as VehicleId)
  if (!vehicle) return undefined
  const held = withTurnaround(before.during, before.turnaroundMinutes)
  const all = await heldOrOut(tx, vehicle.pool.id, or(heldDuring(held), heldFrom(now)), now)
  const others = all.filter(({ id }) => id !== row.id)
  const isFixed = row.status === 'out' || (vehicle.id === row.vehicleId && row.during.pickup < now)
  const { unit } = before
  const free = unitForChange(others, { held, unit, isFixed }, vehicle.pool.units, now)
  if (free || unit > vehicle.pool.units) return free
  const booked = await heldUnits(tx, [vehicle.pool.id], heldDuring(held))
  return booked.some((other) => other.unit === unit && other.id !== row.id) ? undefined : { unit, moved: [] }
}
