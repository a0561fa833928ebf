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
import { quotes, reservations } from '../../platform/db/schema.ts'
import { CUSTOMER_RACES } from '../customer-contacts/attach-customer.ts'
import type { Quoted } from '../reservations/book-vehicle.ts'
import { reserveIn } from '../reservations/changes/reserve-at-desk.ts'
import { newSecret } from '../reservations/reservation-secret.ts'
import { book, type Reserved } from '../reservations/reserve.ts'
import { type TakeBack, transactionForUnits } from '../reservations/transaction-for-units.ts'
import { type FoundQuote, findQuote, isQuoteOf, lockQuote, releaseHold } from './find-quote.ts'

type Accepted = Outcome<ReservationId>

interface Acceptance {
  readonly vehicle: VehicleId
  readonly origin: string
  readonly now: Date
}

/**
 * Books a vehicle of a quote for its customer, as any visitor's booking but for the price, which is that of the quote, and for the lead
 * time. The link of the quote opens the reservation. Of one that was accepted already, the reservation that there is.
 *
 * Source: rules.md, "Quotes".
 */
export const acceptQuote = (
  db: Database,
  id: QuoteId,
  how: Acceptance & { readonly secret: string; readonly acceptedPublication: number | undefined },
): Promise<Accepted> =>
  accept(db, id, how, async ({ tx, takeBack }, { quote, landing }, quoted) => {
    const { extras, period: _, ...trip } = tripOf(quote)
    const booking: Booking = {
      ...trip,
      ...{ landing: landing.id as LandingId, vehicle: how.vehicle, period: quote.during, extras },
      ...pick(quote, ['persons', 'bags', 'comment']),
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

/** Reserves a vehicle of a quote of the account at the desk, at the price of the quote; the same otherwise. */
export async function reserveQuote(
  db: Database,
  which: Principal,
  id: QuoteId,
  how: Acceptance,
): Promise<Accepted> {
  if (!(await findQuote(db, isQuoteOf(which.account, id)))) return refuse('quote-not-found')
  return accept(db, id, how, async ({ tx, takeBack }, { quote, landing }, quoted) => {
    const { pickup, return: back } = quote.during
    const body: DeskBody = {
      ...tripOf(quote),
      ...pick(quote, ['persons', 'bags', 'comment', 'firstName', 'lastName', 'phone', 'language']),
      vehicle: how.vehicle,
      pickupDate: dateOf(pickup),
      pickupTime: timeOf(pickup),
      returnDate: dateOf(back),
      returnTime: timeOf(back),
      email: quote.email || null,
      ...{ isOut: false, notify: true, others: [] },
    }
    const desk = { ...which, landing: landing.id as LandingId }
    const secret = quote.secret ?? newSecret()
    return reserveIn(tx, desk, body, { ...how, quoted, secret, takeBack }, async (_, made) => made)
  })
}

/** The extras, places and drivers of a quote. */
const tripOf = (quote: FoundQuote['quote']) => ({
  ...pick(quote, ['pickupPlace', 'returnPlace', 'driverAge', 'additionalDrivers', 'discountCode']),
  period: quote.during,
  extras: [...quote.extras],
})

/** A transaction, and how it is taken back. */
interface Within {
  readonly tx: Database
  readonly takeBack: TakeBack<Accepted>
}

async function accept(
  db: Database,
  id: QuoteId,
  { vehicle, now }: Acceptance,
  reserve: (within: Within, found: FoundQuote, quoted: Quoted) => Promise<Accepted>,
): Promise<Accepted> {
  return transactionForUnits(
    db,
    async (tx, takeBack: TakeBack<Accepted>) => {
      const found = await lockQuote(tx, id)
      if (!found) return refuse('quote-not-found')
      const state = quoteState(found.quote, now)
      if (state === 'accepted') return reservationOf(tx, id)
      if (state !== 'open') return refuse('quote-over')
      const offered = found.quote.offered.find(({ vehicleId }) => vehicleId === vehicle)
      if (!offered) return refuse('vehicle-not-found')
      await releaseHold(tx, id)
      const made = await reserve({ tx, takeBack }, found, { quoteId: id, price: offered.price })
      // The quote keeps holding what it held.
      if (!made.ok) return takeBack(made)
      await tx.update(quotes).set({ acceptedAt: now, secret: null }).where(eq(quotes.id, id))
      return made
    },
    CUSTOMER_RACES,
  )
}

/** The reservation that was made of a quote. */
async function reservationOf(tx: Database, id: QuoteId): Promise<Accepted> {
  const [found] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.quoteId, id))
  return found ? ok(found.id as ReservationId) : refuse('quote-over')
}
