import type { Outcome } from '@nelly/contract/refusal-details'
import type { DeskBody } from '@nelly/contract/reservations/desk-reservations'
import type { LandingId, QuoteId, ReservationId, VehicleId } from '@nelly/domain/ids'
import { pick } from '@nelly/domain/pick'
import type { Principal } from '@nelly/domain/reservations/actor'
import type { Booking } from '@nelly/domain/reservations/booking'
import { quoteState } from '@nelly/domain/reservations/quote-validity'
import { ok, refuse } from '@nelly/domain/result'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { QuotedVehicle } from '../../platform/db/schema/quotes.ts'
import { quotes, reservations } from '../../platform/db/schema.ts'
import { CUSTOMER_RACES } from '../customer-contacts/attach-customer.ts'
import type { Quoted } from '../reservations/book-vehicle.ts'
import { reserveIn } from '../reservations/changes/reserve-at-desk.ts'
import { newSecret } from '../reservations/reservation-secret.ts'
import { book, type Reserved } from '../reservations/reserve.ts'
import { type TakeBack, transactionForUnits } from '../reservations/transaction-for-units.ts'
import { type FoundQuote, findQuote, isQuoteOf, lockQuote, releaseHold } from './find-quote.ts'
import { stillFree } from './still-free.ts'

type Accepted = Outcome<ReservationId>

interface Acceptance {
  /** Which of its offers, from 0. */
  readonly offer: number
  readonly origin: string
  readonly now: Date
}

/** What a quote says of the trip besides its period and vehicles, under the names that bookings have. */
const OF_TRIP = [
  'pickupPlace',
  'returnPlace',
  'driverAge',
  'discountCode',
  'persons',
  'bags',
  'comment',
] as const

/**
 * Books an offer of a quote for its customer, all of its vehicles or none, as any visitor's booking but for the price, which is that of the
 * quote, and for the lead time. The link of the quote opens the reservation of the first. Of one that was accepted already, the reservation
 * that there is.
 *
 * Source: rules.md, "Quotes".
 */
export const acceptQuote = (
  db: Database,
  id: QuoteId,
  how: Acceptance & { readonly secret: string; readonly acceptedPublication: number | undefined },
): Promise<Accepted> =>
  accept(db, id, how, async ({ tx, takeBack }, { quote, landing }, [first, ...others], quoted) => {
    const booking: Booking = {
      ...pick(quote, OF_TRIP),
      ...first,
      ...{ landing: landing.id as LandingId, period: quote.during, others },
      customer: pick(quote, ['firstName', 'lastName', 'email', 'phone']),
    }
    const { origin, secret, acceptedPublication, now: instant } = how
    const { language } = quote
    const made = await book(tx, booking, {
      ...{ sentAs: undefined, instant, origin, secret, acceptedPublication, language, quoted },
      takeBack: (refused) => takeBack(acceptedOf(refused)),
    })
    return acceptedOf(made)
  })

const acceptedOf = (made: Reserved): Accepted => {
  if (made.ok) return ok(made.value.id as ReservationId)
  return 'rule' in made ? refuse(made.refusal, { rule: made.rule, nearest: null }) : made
}

/** Reserves an offer of a quote of the account at the desk, at the price of the quote; the same otherwise. */
export async function reserveQuote(
  db: Database,
  which: Principal,
  id: QuoteId,
  how: Acceptance,
): Promise<Accepted> {
  if (!(await findQuote(db, isQuoteOf(which.account, id)))) return refuse('quote-not-found')
  return accept(db, id, how, async ({ tx, takeBack }, { quote, landing }, [first, ...others], quoted) => {
    const { pickup, return: back } = quote.during
    const body: DeskBody = {
      ...pick(quote, OF_TRIP),
      ...pick(quote, ['firstName', 'lastName', 'phone', 'language']),
      ...first,
      others,
      pickupDate: dateOf(pickup),
      pickupTime: timeOf(pickup),
      returnDate: dateOf(back),
      returnTime: timeOf(back),
      email: quote.email || null,
      ...{ isOut: false, notify: true },
    }
    const desk = { ...which, landing: landing.id as LandingId }
    const secret = quote.secret ?? newSecret()
    return reserveIn(tx, desk, body, { ...how, quoted, secret, takeBack }, async (_, made) => made)
  })
}

/** A transaction, and how it is taken back. */
interface Within {
  readonly tx: Database
  readonly takeBack: TakeBack<Accepted>
}

/** The vehicles of an offer, as a booking has them. */
type Vehicles = readonly [Rented, ...Rented[]]
type Rented = ReturnType<typeof rentedOf>

const rentedOf = ({ vehicleId, extras, additionalDrivers }: QuotedVehicle) => ({
  ...{ vehicle: vehicleId as VehicleId, additionalDrivers },
  extras: [...extras],
})

async function accept(
  db: Database,
  id: QuoteId,
  { offer, now }: Acceptance,
  reserve: (within: Within, found: FoundQuote, vehicles: Vehicles, quoted: Quoted) => Promise<Accepted>,
): Promise<Accepted> {
  const accepted = await transactionForUnits(
    db,
    async (tx, takeBack: TakeBack<Accepted>) => {
      const found = await lockQuote(tx, id)
      if (!found) return refuse('quote-not-found')
      const state = quoteState(found.quote, now)
      if (state === 'accepted') return reservationOf(tx, id)
      if (state !== 'open') return refuse('quote-over')
      const [first, ...others] = found.quote.offered[offer] ?? []
      if (!first) return refuse('vehicle-not-found')
      await releaseHold(tx, id)
      const prices = [first, ...others].map(({ price }) => price)
      const vehicles: Vehicles = [rentedOf(first), ...others.map(rentedOf)]
      const made = await reserve({ tx, takeBack }, found, vehicles, { quoteId: id, prices })
      // The quote keeps holding what it held.
      if (!made.ok) return takeBack(made)
      await tx.update(quotes).set({ acceptedAt: now, secret: null }).where(eq(quotes.id, id))
      return made
    },
    CUSTOMER_RACES,
  )
  const isTaken = !accepted.ok && ['vehicle-not-available', 'vehicle-not-found'].includes(accepted.refusal)
  const vehicles = isTaken ? await takenOf(db, id, { offer, now }) : []
  return vehicles.length > 0 ? refuse('quoted-vehicles-taken', { vehicles }) : accepted
}

/** The names of the vehicles of an offer that can't be had any more. */
async function takenOf(
  db: Database,
  id: QuoteId,
  { offer, now }: Pick<Acceptance, 'offer' | 'now'>,
): Promise<string[]> {
  const found = await findQuote(db, eq(quotes.id, id))
  if (!found) return []
  const free = (await stillFree(db, [found.quote], now))(found.quote)[offer]
  return (found.quote.offered[offer] ?? []).filter((_, place) => !free?.[place]).map(({ name }) => name)
}

/** The reservation that was made of a quote. */
async function reservationOf(tx: Database, id: QuoteId): Promise<Accepted> {
  const [found] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.quoteId, id))
  return found ? ok(found.id as ReservationId) : refuse('quote-over')
}
