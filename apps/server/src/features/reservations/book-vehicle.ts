import type { Outcome } from '@nelly/contract/refusal-details'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { Language } from '@nelly/contract/wire'
import { turnaroundOf, withTurnaround } from '@nelly/domain/availability/turnaround'
import type { AccountId, LandingId, QuoteId, VehicleId } from '@nelly/domain/ids'
import type { Quote } from '@nelly/domain/rates/quote'
import { quoteRental } from '@nelly/domain/rates/quote-rental'
import { quoteTogether } from '@nelly/domain/rates/quote-together'
import { realPeriod } from '@nelly/domain/rental-period'
import type { Booking } from '@nelly/domain/reservations/booking'
import { answerBy } from '@nelly/domain/reservations/booking-mode'
import { answersFor, type CheckedAnswer } from '@nelly/domain/reservations/booking-questions'
import { brokenAtDesk } from '@nelly/domain/reservations/desk-rules'
import { type Source, sourceName } from '@nelly/domain/reservations/source'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { RuleRefusal } from '@nelly/domain/rules/broken-rule'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { attachCustomer } from '../customer-contacts/attach-customer.ts'
import { reservationColumns } from '../inventory/is-reservation.ts'
import { ratesToBook, stockRefusal, usableOffers } from '../inventory/limited-supply.ts'
import { placesOf } from '../inventory/places-of.ts'
import { isLegalOfToday, newestPublicationNumber } from '../inventory/public-landing.ts'
import { closedBecause } from '../inventory/published.ts'
import { type RuledLanding, type RuleRefused, ruleRefusal, ruleRequest } from '../inventory/rental-rules.ts'
import { takeUnit } from '../inventory/take-unit.ts'
import { rentalWish } from '../inventory/trip-wish.ts'
import { plateOf } from '../inventory/units-of.ts'
import { partnerOfSource } from '../partners/partner-of-code.ts'
import { firstPicturePath, isSuspendedNow, lockVehicle } from './bookable.ts'
import type { BookingKey } from './booking-key.ts'
import { enqueueExpiry } from './expire-request.ts'
import type { MailedReservation } from './mail/mail-data.ts'
import { asMailed } from './mail/mailed-reservation.ts'
import { pricedColumns } from './priced-columns.ts'
import type { Reservation } from './reservation.ts'
import type { InBooking } from './reserve-together.ts'

/** A quote that is accepted, or what was agreed without one: the prices of its vehicles hold, in their order, whatever the rates say since. */
export interface Quoted {
  readonly quoteId: QuoteId | null
  readonly prices: readonly Quote[]
}

/** The quote that a reservation names: of several that are booked together, the first does. */
export const quoteOf = (quoted: Quoted | undefined, place: number): QuoteId | null =>
  quoted && place === 1 ? quoted.quoteId : null

/** What the reservation of a vehicle is made with besides the booking. */
export interface BookingMoment extends InBooking {
  readonly instant: Date
  readonly sentAs: BookingKey | undefined
  /** Where the links of mails lead; a reservation without it sends none, and has no link. */
  readonly origin: string | undefined
  readonly secret: string
  readonly acceptedPublication?: number | undefined
  readonly language?: Language | undefined
  readonly source?: Source | undefined
  /** Answers to the landing's own questions, of the whole booking. */
  readonly answers?: readonly CheckedAnswer[] | undefined
  readonly quoted?: Quoted | undefined
}

/** A new reservation, and what mails say of it. */
export interface BookedVehicle {
  readonly reservation: Reservation
  readonly mailed: MailedReservation
}

/** Why a vehicle is not booked. */
export type NotBooked = Exclude<Outcome<unknown, Exclude<Refusal, RuleRefusal>>, { ok: true }> | RuleRefused

/**
 * Books one vehicle of a published landing: a unit of it, at the current price; of what was quoted, for the price and by the rules of the
 * desk.
 */
export async function bookVehicle(
  tx: Database,
  typed: Booking,
  moment: BookingMoment,
): Promise<Result<BookedVehicle, never> | NotBooked> {
  const { sentAs, instant, origin, secret, acceptedPublication, language, quoted } = moment
  const found = await lockVehicle(tx, typed.landing, typed.vehicle, { isQuoted: quoted !== undefined })
  if (!found) return refuse((await closedBecause(tx, typed.landing)) ?? 'vehicle-not-found')
  const { landing, vehicle, pool, mailed } = found
  if (await isSuspendedNow(tx, found.account)) return refuse('account-suspended')
  const booking = { ...typed, period: realPeriod(typed.period, landing.timezone) }

  const now = wallClockIn(landing.timezone, instant)
  const landingId = landing.id as LandingId
  if (acceptedPublication !== undefined && !(await isLegalOfToday(tx, landingId, acceptedPublication)))
    return refuse('terms-changed')
  const { version, compiled } = await ratesToBook(tx, landingId, booking)
  const { rates } = compiled
  const places = await placesOf(tx, landingId)
  const ruled = { rates: compiled, places, now }
  const refused = quoted
    ? refusalOfQuoted(ruled, vehicle.id, booking)
    : ruleRefusal(ruled, vehicle.id, booking)
  if (refused) return refused
  const quoteIt = moment.bookingReference === null ? quoteRental : quoteTogether
  const quotedPrice = quoted?.prices[moment.place - 1]
  const priced = quotedPrice
    ? ok(quotedPrice)
    : quoteIt({
        rates: compiled,
        ratesVersion: version,
        vehicle,
        wish: rentalWish(booking, places),
        now,
        isUsable: await usableOffers(tx, landingId, rates, booking.discountCode ?? null),
      })
  if (!priced.ok) return priced
  const price = priced.value
  const unexpected = moment.refusalOf(price)
  if (unexpected) return refuse(unexpected)
  const wanted = { period: booking.period, lines: price.lines, isBooking: true }
  const outOfStock = await stockRefusal(tx, landingId, rates, wanted)
  if (outOfStock) return outOfStock
  const turnaroundMinutes = turnaroundOf(rates, vehicle.id)
  const held = withTurnaround(booking.period, turnaroundMinutes)
  const unit = await takeUnit(tx, pool, { held, now, by: { actor: { kind: 'system' }, at: instant } })
  if (unit === undefined) return refuse('vehicle-not-available')

  const where = { account: found.account as AccountId, timezone: landing.timezone }
  const customer = await attachCustomer(tx, where, booking.customer, instant)
  const waits = found.booking.mode === 'on_request'
  const place = { pickup: booking.period.pickup, timezone: landing.timezone }
  const until = waits ? answerBy(place, found.booking.answerHours, instant) : null
  const reservation = {
    status: waits ? ('requested' as const) : ('confirmed' as const),
    answerBy: until,
    reference: moment.reference,
    bookingReference: moment.bookingReference,
    landingId: landing.id,
    vehicleId: vehicle.id,
    poolId: pool.id,
    unit,
    during: booking.period,
    turnaroundMinutes,
    vehicleName: vehicle.name,
    vehiclePicture: firstPicturePath(tx, vehicle.id),
    ...booking.customer,
    customerId: customer.id,
    persons: booking.persons,
    bags: booking.bags,
    comment: booking.comment,
    answers: answersFor(moment.answers ?? [], booking),
    driverAge: booking.driverAge ?? null,
    additionalDrivers: booking.additionalDrivers ?? 0,
    pickupPlace: booking.pickupPlace,
    returnPlace: booking.returnPlace,
    ...pricedColumns(price, rates),
    idempotencyKey: sentAs?.key ?? null,
    payloadHash: sentAs?.payloadHash ?? null,
    secretHash: origin === undefined ? null : secretHashOf(secret),
    publicationNumber: acceptedPublication ?? newestPublicationNumber(tx, landing.id),
    termsAcceptedAt: acceptedPublication === undefined ? null : instant,
    language: language ?? null,
    quoteId: quoteOf(quoted, moment.place),
    source: sourceName(moment.source ?? null) === undefined ? null : moment.source,
    ...(await partnerOfSource(tx, where.account, moment.source)),
    createdAt: instant,
  }
  const [made] = await tx.insert(reservations).values(reservation).returning(reservationColumns)
  if (!made) throw new Error('the insert returned no reservation')
  const told = asMailed(made, mailed, places, {
    plate: await plateOf(tx, pool.id, unit),
    doNotRentReason: customer.doNotRentReason,
  })
  if (until) await enqueueExpiry(tx, made.id, { answerBy: until, origin, now: instant })
  return ok({ reservation: { ...made, landing, cancellation: null }, mailed: told })
}

/** The refusal of what an operator offered; the lead time does not hold for it, as at the desk. */
function refusalOfQuoted(ruled: RuledLanding, vehicle: VehicleId, booking: Booking): RuleRefused | undefined {
  const { limit, rules } = brokenAtDesk(ruleRequest(ruled, vehicle, booking), false)
  const rule = limit ?? rules[0]
  return rule && { ok: false, refusal: rule.code, rule }
}
