import type { Outcome } from '@nelly/contract/refusal-details'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { Currency } from '@nelly/domain/currency'
import { type Money, toMinorUnits } from '@nelly/domain/money'
import { type Booking, eachVehicle } from '@nelly/domain/reservations/booking'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { RuleRefusal } from '@nelly/domain/rules/broken-rule'
import type { Database } from '../../platform/db/database.ts'
import { CUSTOMER_RACES } from '../customer-contacts/attach-customer.ts'
import type { RuleRefused } from '../inventory/rental-rules.ts'
import { type BookedVehicle, type BookingMoment, bookVehicle, type NotBooked } from './book-vehicle.ts'
import { type BookingKey, bookingKey, findByIdempotencyKey } from './booking-key.ts'
import { withOthers } from './mail/mailed-reservation.ts'
import { enqueueMails } from './mail/outbox.ts'
import { firstKind, mailsAbout } from './mail/reservation-mails.ts'
import type { Reservation } from './reservation.ts'
import { myReservationUrl, newSecret, secretInBooking } from './reservation-secret.ts'
import { reserveTogether } from './reserve-together.ts'
import { type TakeBack, transactionForUnits } from './transaction-for-units.ts'

/**
 * Retried: a concurrent request with the same idempotency key committed first (23505), or the landing was deleted for
 * good (23503); the customer's races are the same.
 */
const RETRYABLE_SQLSTATES = CUSTOMER_RACES

/**
 * Books vehicles of a published landing: a unit of each, at the current price, all of them or none. Idempotent: the same key
 * returns the same reservation, even if the vehicle has changed or been deleted. Where the visitor was shown a total,
 * `expectedTotal`, of all vehicles together, a new booking at another one is refused as 'price-changed'. The reservation of its
 * first vehicle is returned. Source: rules.md, "Price" and "Several vehicles".
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
    (tx, takeBack: TakeBack<Reserved>) =>
      bookOnce(tx, booking, { ...options, sentAs, instant: now, isRetry: tries++ > 0, takeBack }),
    RETRYABLE_SQLSTATES,
  )
}

/** The reservation, or why there is none. */
export type Reserved = Outcome<Reservation, Exclude<Refusal, RuleRefusal>> | RuleRefused

/** What a booking is made with besides itself. */
export interface ReserveOptions
  extends Pick<BookingMoment, 'origin' | 'acceptedPublication' | 'language' | 'source' | 'answers'> {
  key: string | undefined
  now: Date
  expectedTotal?: Money | undefined
  /** The same in the landing's currency, as people write it. */
  expectedAmount?: number | undefined
  /** The secret of the link in the mail; a random one by default. */
  secret?: string | undefined
}

interface Moment extends Omit<ReserveOptions, 'key' | 'now'>, Pick<BookingMoment, 'quoted'> {
  sentAs: BookingKey | undefined
  instant: Date
  /** Whether the database refused the first attempt, perhaps because of a concurrent request with the same key. */
  isRetry: boolean
  takeBack: TakeBack<Reserved>
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

/** Books each of its vehicles in the caller's transaction, and tells visitor and operator by one mail each. */
export async function book(
  tx: Database,
  booking: Booking,
  {
    sentAs,
    secret = newSecret(),
    expectedTotal,
    expectedAmount,
    takeBack,
    ...moment
  }: Omit<Moment, 'isRetry'>,
): Promise<Reserved> {
  const together = {
    expected: (currency: Currency) => expectedTotal ?? amountIn(currency, expectedAmount),
    takeBack,
  }
  const made = await reserveTogether<Booking, BookedVehicle, NotBooked>(
    tx,
    eachVehicle(booking),
    together,
    (one, as) =>
      bookVehicle(tx, one, {
        ...moment,
        ...as,
        sentAs: as.place === 1 ? sentAs : undefined,
        secret: secretInBooking(secret, as.place),
      }),
  )
  if (!made.ok) return made
  const [first, ...others] = made.value
  if (!first) throw new Error('a booking has a vehicle')
  await tellOf(tx, first, others, { ...moment, secret })
  return ok(first.reservation)
}

/** Mails about new reservations that are made together. */
async function tellOf(
  tx: Database,
  { reservation, mailed }: BookedVehicle,
  others: readonly BookedVehicle[],
  { origin, secret, instant: now }: Pick<BookingMoment, 'origin' | 'secret' | 'instant'>,
): Promise<void> {
  if (origin === undefined) return
  const told = withOthers(
    mailed,
    reservation,
    others.map((other) => other.mailed),
  )
  const mailing = {
    toVisitor: firstKind(reservation),
    toOperator: reservation.answerBy ? 'request-notice' : 'notice',
    link: myReservationUrl(origin, mailed.landing.address, secret),
  } as const
  await enqueueMails(tx, reservation.id, mailsAbout(told, { ...mailing, origin, now }))
}

/** An amount as people write it, in a currency. */
const amountIn = (currency: Currency, amount: number | undefined): Money | undefined =>
  amount === undefined ? undefined : { minor: toMinorUnits(amount, currency), currency }

const existingOrConflict = (
  earlier: Reservation,
  sentAs: BookingKey | undefined,
): Result<Reservation, 'idempotency-key-reused'> =>
  earlier.payloadHash === sentAs?.payloadHash ? ok(earlier) : refuse('idempotency-key-reused')
