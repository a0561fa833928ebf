import type { Outcome } from '@nelly/contract/refusal-details'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { Language } from '@nelly/contract/wire'
import { turnaroundOf, withTurnaround } from '@nelly/domain/availability/turnaround'
import type { Currency } from '@nelly/domain/currency'
import type { AccountId, LandingId, QuoteId, VehicleId } from '@nelly/domain/ids'
import { type Money, toMinorUnits } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'
import { quoteRental } from '@nelly/domain/rates/quote-rental'
import { realPeriod } from '@nelly/domain/rental-period'
import type { Booking } from '@nelly/domain/reservations/booking'
import { answerBy } from '@nelly/domain/reservations/booking-mode'
import { brokenAtDesk } from '@nelly/domain/reservations/desk-rules'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { RuleRefusal } from '@nelly/domain/rules/broken-rule'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { attachCustomer, CUSTOMER_RACES } from '../customer-contacts/attach-customer.ts'
import { reservationColumns } from '../inventory/is-reservation.ts'
import { ratesToBook, stockRefusal, usableOffers } from '../inventory/limited-supply.ts'
import { placesOf } from '../inventory/places-of.ts'
import { isLegalOfToday, newestPublicationNumber } from '../inventory/public-landing.ts'
import { isPublishedLanding } from '../inventory/published.ts'
import { type RuledLanding, type RuleRefused, ruleRefusal, ruleRequest } from '../inventory/rental-rules.ts'
import { takeUnit } from '../inventory/take-unit.ts'
import { rentalWish } from '../inventory/trip-wish.ts'
import { plateOf } from '../inventory/units-of.ts'
import { firstPicturePath, lockVehicle } from './bookable.ts'
import { type BookingKey, bookingKey, findByIdempotencyKey } from './booking-key.ts'
import { enqueueExpiry } from './expire-request.ts'
import { asMailed } from './mail/mailed-reservation.ts'
import { enqueueMails } from './mail/outbox.ts'
import { firstKind, mailsAbout } from './mail/reservation-mails.ts'
import { pricedColumns } from './priced-columns.ts'
import type { Reservation } from './reservation.ts'
import { newReservationNumber } from './reservation-number.ts'
import { myReservationUrl, newSecret, secretHashOf, visitorsAddress } from './reservation-secret.ts'
import { transactionForUnits } from './transaction-for-units.ts'

/**
 * Retried: a concurrent request with the same idempotency key committed first (23505), or the landing was deleted for
 * good (23503); the customer's races are the same.
 */
const RETRYABLE_SQLSTATES = CUSTOMER_RACES

/**
 * Books a vehicle of a published landing: a unit of it, at the current price. Idempotent: the same key returns the same
 * reservation, even if the vehicle has changed or been deleted. Where the visitor was shown a total, `expectedTotal`, a
 * new booking at another one is refused as 'price-changed'. Source: rules.md, "Price".
 *
 * `origin` is that of the links in its mails; a booking without one sends none.
 */
export async function reserve(
  db: Database,
  booking: Booking,
  { key, now, ...options }: ReserveOptions,
): Promise<Reserved> {
  const sentAs = key === undefined ? undefined : bookingKey(key, booking)
  let tries = 0
  return transactionForUnits(
    db,
    (tx) => bookOnce(tx, booking, { ...options, sentAs, instant: now, isRetry: tries++ > 0 }),
    RETRYABLE_SQLSTATES,
  )
}

/** The reservation, or why there is none. */
export type Reserved = Outcome<Reservation, Exclude<Refusal, RuleRefusal>> | RuleRefused

/** What a booking is made with besides itself. */
export interface ReserveOptions {
  key: string | undefined
  now: Date
  origin: string | undefined
  expectedTotal?: Money | undefined
  /** The same in the landing's currency, as people write it. */
  expectedAmount?: number | undefined
  /** The secret of the link in the mail; a random one by default. */
  secret?: string | undefined
  /** The publication whose terms the visitor accepted; undefined where none were asked. */
  acceptedPublication?: number | undefined
  /** The language that the visitor booked in; undefined for the landing's own. */
  language?: Language | undefined
}

/** A quote that is accepted: its price holds, whatever the rates say since. */
export interface Quoted {
  readonly quoteId: QuoteId
  readonly price: Quote
}

interface Moment
  extends Pick<
    ReserveOptions,
    'origin' | 'expectedTotal' | 'expectedAmount' | 'secret' | 'acceptedPublication' | 'language'
  > {
  sentAs: BookingKey | undefined
  instant: Date
  /** Whether the database refused the first attempt, perhaps because of a concurrent request with the same key. */
  isRetry: boolean
}

/**
 * Books, or finds the reservation with the same key. That is only looked up after a failure, by a refusal or by the
 * unique key: nearly all bookings are sent once, and need no look-up.
 */
async function bookOnce(
  tx: Database,
  booking: Booking,
  { sentAs, isRetry, ...moment }: Moment,
): Promise<Reserved> {
  const earlier = async () => sentAs && (await findByIdempotencyKey(tx, booking.landing, sentAs))
  const known = isRetry ? await earlier() : undefined
  if (known) return existingOrConflict(known, sentAs)
  const made = await book(tx, booking, { ...moment, sentAs })
  if (made.ok) return made
  const twin = await earlier()
  return twin ? existingOrConflict(twin, sentAs) : made
}

/** Books once, in the caller's transaction; of what was quoted, for the price and by the rules of the desk. */
export async function book(
  tx: Database,
  typed: Booking,
  {
    sentAs,
    instant,
    origin,
    expectedTotal,
    expectedAmount,
    secret = newSecret(),
    acceptedPublication,
    language,
    quoted,
  }: Omit<Moment, 'isRetry'> & { quoted?: Quoted },
): Promise<Reserved> {
  const found = await lockVehicle(tx, typed.landing, typed.vehicle, { isQuoted: quoted !== undefined })
  if (!found)
    return refuse((await isPublishedLanding(tx, typed.landing)) ? 'vehicle-not-found' : 'landing-not-found')
  const { landing, vehicle, pool, mailed } = found
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
  const priced = quoted
    ? ok(quoted.price)
    : quoteRental({
        rates: compiled,
        ratesVersion: version,
        vehicle,
        wish: rentalWish(booking, places),
        now,
        isUsable: await usableOffers(tx, landingId, rates, booking.discountCode ?? null),
      })
  if (!priced.ok) return priced
  const price = priced.value
  const expected = expectedTotal ?? amountIn(price.currency, expectedAmount)
  if (expected && !isAt(price, expected)) return refuse('price-changed')
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
    reference: newReservationNumber(),
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
    quoteId: quoted?.quoteId ?? null,
    createdAt: instant,
  }
  const [made] = await tx.insert(reservations).values(reservation).returning(reservationColumns)
  if (!made) throw new Error('the insert returned no reservation')
  if (origin !== undefined) {
    const link = myReservationUrl(origin, visitorsAddress(landing.name, mailed, made), secret)
    const told = asMailed(made, mailed, places, {
      plate: await plateOf(tx, pool.id, unit),
      doNotRentReason: customer.doNotRentReason,
    })
    const kinds = { toVisitor: firstKind(made), toOperator: waits ? 'request-notice' : 'notice' } as const
    await enqueueMails(tx, made.id, mailsAbout(told, { ...kinds, origin, link, now: instant }))
  }
  if (until) await enqueueExpiry(tx, made.id, { answerBy: until, origin, now: instant })
  return ok({ ...made, landing, cancellation: null })
}

/** The refusal of what an operator offered; the lead time does not hold for it, as at the desk. */
function refusalOfQuoted(ruled: RuledLanding, vehicle: VehicleId, booking: Booking): RuleRefused | undefined {
  const { limit, rules } = brokenAtDesk(ruleRequest(ruled, vehicle, booking), false)
  const rule = limit ?? rules[0]
  return rule && { ok: false, refusal: rule.code, rule }
}

/** An amount as people write it, in a currency. */
const amountIn = (currency: Currency, amount: number | undefined): Money | undefined =>
  amount === undefined ? undefined : { minor: toMinorUnits(amount, currency), currency }

/** Whether a price is at the total that somebody was shown. */
export const isAt = ({ total, currency }: Quote, expected: Money): boolean =>
  total === expected.minor && currency === expected.currency

const existingOrConflict = (
  earlier: Reservation,
  sentAs: BookingKey | undefined,
): Result<Reservation, 'idempotency-key-reused'> =>
  earlier.payloadHash === sentAs?.payloadHash ? ok(earlier) : refuse('idempotency-key-reused')
