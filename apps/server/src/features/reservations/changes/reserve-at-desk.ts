import type { Outcome } from '@nelly/contract/refusal-details'
import { type DeskBody, eachVehicleOf } from '@nelly/contract/reservations/desk-reservations'
import type { LandingId, ReservationId } from '@nelly/domain/ids'
import { pick } from '@nelly/domain/pick'
import type { Quote } from '@nelly/domain/rates/quote'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { instantOf } from '@nelly/domain/wall-clock'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { landings, reservations } from '../../../platform/db/schema.ts'
import type { Respond } from '../../../platform/http/idempotency.ts'
import { secretHashOf } from '../../../platform/secret.ts'
import { attachCustomer, CUSTOMER_RACES } from '../../customer-contacts/attach-customer.ts'
import { appendReservationEvent } from '../../history/reservation-events.ts'
import { type ReservationRow, reservationColumns } from '../../inventory/is-reservation.ts'
import { stockRefusal } from '../../inventory/limited-supply.ts'
import { newestPublicationNumber } from '../../inventory/public-landing.ts'
import { isLivingOf } from '../../inventory/published.ts'
import { moveToUnits } from '../../inventory/take-unit.ts'
import { type Quoted, quoteOf } from '../book-vehicle.ts'
import { firstPicturePath, isSuspendedNow } from '../bookable.ts'
import { putConfirmation } from '../mail/change-mails.ts'
import { pricedColumns } from '../priced-columns.ts'
import { newSecret, secretInBooking } from '../reservation-secret.ts'
import { type InBooking, reserveTogether } from '../reserve-together.ts'
import { type TakeBack, transactionForUnits } from '../transaction-for-units.ts'
import { type DeskPlan, planAtDesk } from './plan-at-desk.ts'
import { refusalOfRules } from './refusal-of-rules.ts'

/** For which landing, and who reserves. */
interface AtDesk extends Principal {
  readonly landing: LandingId
}

/**
 * Reserves for somebody at the desk or on the phone. The reservation is confirmed at once, also where the landing confirms by
 * hand, or out where its vehicle is; without an e-mail address, nobody is mailed. `origin` is that of the mails' links.
 *
 * Source: rules.md, "Reservations at the desk".
 */
export async function reserveAtDesk<Answer>(
  db: Database,
  which: AtDesk,
  body: DeskBody,
  about: { origin: string; now: Date },
  respond: Respond<ReservationId, Answer>,
): Promise<Outcome<Answer>> {
  return transactionForUnits(
    db,
    (tx, takeBack: TakeBack<Outcome<Answer>>) => reserveIn(tx, which, body, { ...about, takeBack }, respond),
    CUSTOMER_RACES,
  )
}

/**
 * The same in the caller's transaction: each of its vehicles; the answer is of the first. What was quoted is reserved for its price, with
 * the secret of the quote's link.
 */
export async function reserveIn<Answer>(
  tx: Database,
  which: AtDesk,
  body: DeskBody,
  { takeBack, secret = body.email ? newSecret() : undefined, ...about }: InTransaction<Answer>,
  respond: Respond<ReservationId, Answer>,
): Promise<Outcome<Answer>> {
  const bodies = eachVehicleOf(body)
  const together = { expected: () => body.expectedTotal, takeBack }
  const made = await reserveTogether<VehicleBody, ReservationRow, NotReserved>(
    tx,
    bodies,
    together,
    (one, as) =>
      reserveVehicle(tx, which, one, {
        ...about,
        ...as,
        secret: secret && secretInBooking(secret, as.place),
      }),
  )
  if (!made.ok) return made
  const rows = made.value
  const [row] = rows
  if (!row) throw new Error('a reservation has a vehicle')
  // Inserted, they keep the landing from being deleted; it may have been before.
  const isThere = and(eq(landings.id, which.landing), isLivingOf(which.account))
  if ((await tx.$count(landings, isThere)) === 0) return takeBack(refuse('landing-not-found'))
  if (secret !== undefined && body.notify && !body.isOut)
    await putConfirmation(tx, rows, { secret, ...about })
  return ok(await respond(tx, row.id as ReservationId))
}

/** What is said of one vehicle. */
type VehicleBody = Omit<DeskBody, 'others'>

/** Why a vehicle is not reserved. */
type NotReserved = Exclude<Outcome<ReservationRow>, { readonly ok: true }>

interface InTransaction<Answer> extends Pick<Making, 'now' | 'quoted'> {
  readonly origin: string
  readonly takeBack: TakeBack<Outcome<Answer>>
  readonly secret?: string | undefined
}

/** What the reservation of one vehicle is made with. */
interface Making extends InBooking {
  readonly now: Date
  readonly quoted?: Quoted | undefined
  readonly secret: string | undefined
}

async function reserveVehicle(
  tx: Database,
  which: AtDesk,
  body: VehicleBody,
  about: Making,
): Promise<Outcome<ReservationRow>> {
  const together = about.bookingReference === null ? undefined : []
  const planned = await planAtDesk(tx, which, body, { instant: about.now, isSaved: true, together })
  if (!planned.ok) return planned
  const plan = planned.value
  if (await isSuspendedNow(tx, which.account)) return refuse('account-suspended')
  if (!plan.isUnit) return refuse('unit-not-found')
  const refused = refusalOfRules(plan.broken, body.override?.reason)
  if (refused) return refused
  const priced = await priceOf(tx, which.landing, plan, about.quoted?.prices[about.place - 1])
  if (!priced.ok) return priced
  const price = priced.value
  const unexpected = about.refusalOf(price)
  if (unexpected) return refuse(unexpected)
  if (!plan.assigned) return refuse('vehicle-not-available')
  await moveToUnits(tx, plan.assigned.moved, { actor: which.actor, at: about.now })
  return ok(await insert(tx, { which, body, plan, price, unit: plan.assigned.unit, ...about }))
}

/** The price of a plan, or that of its quote, whose extras may have been taken since. */
async function priceOf(
  tx: Database,
  landing: LandingId,
  { price, rates, period }: DeskPlan,
  quoted: Quote | undefined,
): Promise<NonNullable<DeskPlan['price']>> {
  if (!price) throw new Error('a reservation that breaks no bound has a price')
  if (!quoted) return price
  const { lines } = quoted
  return (await stockRefusal(tx, landing, rates, { period, lines, isBooking: true })) ?? ok(quoted)
}

async function insert(
  tx: Database,
  made: Making & {
    readonly which: AtDesk
    readonly body: VehicleBody
    readonly plan: DeskPlan
    readonly price: Quote
    readonly unit: number
  },
): Promise<ReservationRow> {
  const { which, body, plan, price, unit, now, secret, quoted } = made
  const { vehicle, period, timezone } = plan
  const outAt = instantOf(period.pickup, timezone)
  const contact = { ...pick(body, ['firstName', 'lastName', 'phone']), email: body.email ?? '' }
  const customer = await attachCustomer(tx, { account: which.account, timezone }, contact, now)
  const [row] = await tx
    .insert(reservations)
    .values({
      ...pick(made, ['reference', 'bookingReference']),
      landingId: which.landing,
      vehicleId: vehicle.id,
      poolId: vehicle.pool.id,
      unit,
      isPinned: typeof body.unit === 'number',
      during: period,
      turnaroundMinutes: plan.turnaroundMinutes,
      vehicleName: vehicle.name,
      vehiclePicture: firstPicturePath(tx, vehicle.id),
      ...contact,
      customerId: customer.id,
      ...pick(body, ['persons', 'bags', 'additionalDrivers', 'pickupPlace', 'returnPlace']),
      comment: body.comment ?? null,
      language: body.language ?? null,
      driverAge: body.driverAge ?? null,
      ...pricedColumns(price, plan.rates),
      secretHash: secret === undefined ? null : secretHashOf(secret),
      publicationNumber: newestPublicationNumber(tx, which.landing),
      quoteId: quoteOf(quoted, made.place),
      ...(body.isOut && { status: 'out', outAt }),
      createdAt: now,
    })
    .returning(reservationColumns)
  if (!row) throw new Error('the insert returned no reservation')
  const overridden = plan.broken.rules.map(({ code }) => code)
  await appendReservationEvent(tx, {
    reservationId: row.id,
    kind: 'confirmed',
    actor: which.actor,
    at: now,
    reason: 'desk',
    note: overridden.length > 0 ? body.override?.reason : undefined,
    details: { overridden },
  })
  if (body.isOut)
    await appendReservationEvent(tx, {
      reservationId: row.id,
      kind: 'handed-over',
      actor: which.actor,
      at: now,
      details: { at: outAt.toISOString() },
    })
  return row
}
