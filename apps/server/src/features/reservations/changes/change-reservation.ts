import type { Outcome } from '@nelly/contract/refusal-details'
import type { ChangeBody } from '@nelly/contract/reservations/changes'
import type { ReservationId, VehicleId } from '@nelly/domain/ids'
import { pick } from '@nelly/domain/pick'
import type { Quote } from '@nelly/domain/rates/quote'
import type { Principal } from '@nelly/domain/reservations/actor'
import { changeableIn } from '@nelly/domain/reservations/changed-fields'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../../platform/db/database.ts'
import { isStale } from '../../../platform/is-stale.ts'
import { secretHashOf } from '../../../platform/secret.ts'
import { CUSTOMER_RACES } from '../../customer-contacts/attach-customer.ts'
import { customerAfterChange, leaveCustomer } from '../../customer-contacts/change-contact.ts'
import { appendReservationEvent } from '../../history/reservation-events.ts'
import type { ReservationRow } from '../../inventory/is-reservation.ts'
import { moveToUnits } from '../../inventory/take-unit.ts'
import { hasMoney } from '../../ledger/of-reservation.ts'
import { firstPicturePath } from '../bookable.ts'
import { putChangeMails } from '../mail/change-mails.ts'
import { deleteUnsentMails } from '../mail/outbox.ts'
import { priceColumns, pricedColumns } from '../priced-columns.ts'
import { changeRow } from '../raised-revision.ts'
import { newSecret } from '../reservation-secret.ts'
import { isAt } from '../reserve-together.ts'
import { transactionForUnits } from '../transaction-for-units.ts'
import { type ChangeDetails, replacedOf } from './change-details.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import type { DeskVehicle } from './desk-vehicles.ts'
import { lockOwnReservation, type OwnReservation } from './own-reservation.ts'
import { type ChangePlan, planChange } from './plan-change.ts'
import { refusalOfRules } from './refusal-of-rules.ts'

/** Which reservation, and who changes it. */
export interface OperatorsReservation extends Principal {
  readonly id: ReservationId
}

/** Whether it was changed, or why not. */
export type ChangeOutcome = Outcome<'changed' | 'same'>

/**
 * Changes a reservation for its operator: the price is made anew where the change touches it, the unit is found again, the
 * change is kept in the history, and the customer is told. `origin` is that of the mails' links.
 *
 * Source: rules.md, "Changes".
 */
export async function changeReservation(
  db: Database,
  which: OperatorsReservation,
  edit: ChangeBody,
  about: { origin: string; now: Date },
): Promise<ChangeOutcome> {
  return transactionForUnits(db, (tx) => change(tx, which, edit, about), CUSTOMER_RACES)
}

async function change(
  tx: Database,
  which: OperatorsReservation,
  edit: ChangeBody,
  about: { origin: string; now: Date },
): Promise<ChangeOutcome> {
  const own = await lockOwnReservation(tx, { ...which, other: edit.vehicle }, about.now)
  if (!own) return refuse('reservation-not-found')
  const { row, now, timezone } = own
  if (own.isOnOther || isStale(edit, row)) return changedMeanwhile(tx, which, about)
  const refusal = vehicleRefusal(own, edit)
  if (refusal) return refuse(refusal)
  const plan = await planChange(tx, row, edit, { vehicleOf: vehicleIn(own), now, timezone, isSaved: true })
  if (!isPossible(row, plan)) return refuse('change-not-possible')
  if (plan.fields.length === 0) return ok('same')
  const refused = refusalOfRules(plan.broken, edit.override?.reason)
  if (refused) return refused
  if (!plan.price) throw new Error('a change that breaks no bound has a price')
  if (!plan.price.ok) return plan.price
  const price = plan.price.value
  if (edit.expectedTotal && !isAt([price], edit.expectedTotal)) return refuse('price-changed')
  if (!plan.assigned) return refuse('vehicle-not-available')
  if (price.currency !== row.currency && (await hasMoney(tx, row.id))) return refuse('currency-of-ledger')
  await save(tx, { which, own, plan, price, unit: plan.assigned, edit, ...about })
  return ok('changed')
}

/** Why a vehicle or unit that was asked for can't be given to it. */
export function vehicleRefusal(
  { row, vehicles }: OwnReservation,
  { vehicle = row.vehicleId as VehicleId, unit }: ChangeBody,
): 'vehicle-not-found' | 'unit-not-found' | undefined {
  const found = vehicles.get(vehicle)
  if (!found) return 'vehicle-not-found'
  const isItsOwn = vehicle === row.vehicleId && unit === row.unit
  return unit !== undefined && unit > found.pool.units && !isItsOwn ? 'unit-not-found' : undefined
}

/** Whether a reservation may be changed so where it stands. */
export const isPossible = (row: ReservationRow, { fields }: Pick<ChangePlan, 'fields'>): boolean => {
  const changeable = row.erasedAt ? [] : changeableIn(row.status)
  return fields.every((field) => changeable.includes(field))
}

export const vehicleIn =
  ({ vehicles }: OwnReservation) =>
  (id: VehicleId): DeskVehicle => {
    const vehicle = vehicles.get(id)
    if (!vehicle) throw new Error(`vehicle ${id} was not looked up`)
    return vehicle
  }

interface Saved {
  readonly which: OperatorsReservation
  readonly own: OwnReservation
  readonly plan: ChangePlan
  readonly price: Quote
  readonly unit: NonNullable<ChangePlan['assigned']>
  readonly edit: ChangeBody
  readonly origin: string
  readonly now: Date
}

async function save(tx: Database, saved: Saved): Promise<void> {
  const { which, own, plan, price, unit, edit, origin, now } = saved
  const { row } = own
  const { after } = plan
  if (plan.isMoved) await moveToUnits(tx, unit.moved, { actor: which.actor, at: now })
  const isSwapped = after.vehicle !== row.vehicleId
  const isElsewhere = after.customer.email !== row.email
  if (isElsewhere && row.email !== '') await deleteUnsentMails(tx, row.id, row.email)
  // The link of a former address is no longer valid once the new one is sent; without that, nobody would have a link.
  const isLinkSent = isElsewhere && edit.notify && after.customer.email !== ''
  const secret = isLinkSent ? newSecret() : undefined
  const customerId = plan.fields.includes('contact')
    ? await customerAfterChange(
        tx,
        { account: which.account, timezone: own.timezone },
        { reservation: row, contact: after.customer, isByVisitor: false, now },
      )
    : row.customerId
  const changed = await changeRow(tx, which.id, {
    vehicleId: after.vehicle,
    poolId: vehicleIn(own)(after.vehicle).pool.id,
    unit: unit.unit,
    isPinned: edit.unit !== undefined || (row.isPinned && !isSwapped && unit.unit === row.unit),
    during: after.period,
    turnaroundMinutes: plan.turnaroundMinutes,
    ...(isSwapped && {
      vehicleName: vehicleIn(own)(after.vehicle).name,
      vehiclePicture: firstPicturePath(tx, after.vehicle),
    }),
    ...pick(after, ['pickupPlace', 'returnPlace', 'driverAge', 'additionalDrivers']),
    ...pick(after, ['persons', 'bags', 'comment', 'language']),
    ...pick(after.customer, ['firstName', 'lastName', 'email', 'phone']),
    customerId,
    ...(plan.isPricedAnew ? pricedColumns(price, plan.rates) : priceColumns(price)),
    ...(secret !== undefined && { secretHash: secretHashOf(secret) }),
    changeRequestedAt: null,
  })
  await leaveCustomer(tx, row.customerId, customerId)
  const details: ChangeDetails = {
    fields: plan.fields,
    overridden: plan.broken.rules.map(({ code }) => code),
    total: { from: row.totalMinor, to: price.total, currency: price.currency },
    revision: changed.revision,
    before: replacedOf(row),
  }
  await appendReservationEvent(tx, {
    reservationId: which.id,
    kind: 'changed',
    actor: which.actor,
    at: now,
    note: plan.broken.rules.length > 0 ? edit.override?.reason : undefined,
    details,
  })
  if (edit.notify) await putChangeMails(tx, row, changed, { fields: plan.fields, secret, origin, now })
}
