import type { Refused } from '@nelly/contract/refusal-details'
import { extraOutOfStock, extrasLeft } from '@nelly/domain/availability/extras-left'
import type { LandingId } from '@nelly/domain/ids'
import type { Quote, QuoteLine } from '@nelly/domain/rates/quote'
import type { ExtraRate, Offer, Rates } from '@nelly/domain/rates/rates'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { Booking } from '@nelly/domain/reservations/booking'
import { refuse } from '@nelly/domain/result'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservations } from '../../platform/db/schema.ts'
import { livingDuring } from './availability.ts'
import { type CurrentRates, currentRates } from './current-rates.ts'
import { standingReservation } from './held-units.ts'

/**
 * The rates that a booking is made at. Where it may take from a limited supply they are read behind the lock on the
 * landing: another version may have been saved while the booking waited.
 */
export async function ratesToBook(
  tx: Database,
  landing: LandingId,
  booking: Pick<Booking, 'discountCode' | 'extras'>,
): Promise<CurrentRates> {
  const current = await currentRates(tx, landing)
  const { offers, extras } = current.compiled.rates
  const mayBeTaken = extras.some(
    ({ code, stock, offer }) =>
      stock !== null && (offer !== 'optional' || booking.extras.some((extra) => extra.code === code)),
  )
  if (!mayBeTaken && limitedOffers(offers, booking.discountCode ?? null).length === 0) return current
  await lockLanding(tx, landing)
  return currentRates(tx, landing)
}

/** Whether an offer may be used once more, after vehicles of the same booking that have these prices. */
export type IsUsable = (offer: Offer, before?: readonly Quote[]) => boolean

/** The offers with limited uses that can be given. */
const limitedOffers = (offers: readonly Offer[], discountCode: string | null): Offer[] =>
  offers.filter(({ uses, kind }) => uses !== null && (kind !== 'code' || (discountCode ?? '').trim() !== ''))

/**
 * Whether offers may be used once more. Only where an offer with limited uses can be given is the landing locked until
 * the transaction ends, so that two bookings do not take the last use; a booking without one waits for nobody. The use of
 * `except`, a reservation that is changed, is its own.
 */
export async function usableOffers(
  tx: Database,
  landing: number,
  { offers }: Pick<Rates, 'offers'>,
  discountCode: string | null,
  except?: number,
): Promise<IsUsable> {
  const limited = limitedOffers(offers, discountCode)
  if (limited.length === 0) return () => true
  await lockLanding(tx, landing)
  return withUsesLeft(tx, landing, limited, except)
}

/** The same without a lock, as far as can be said before a booking. */
export const shownOffers = (
  db: Database,
  landing: number,
  { offers }: Pick<Rates, 'offers'>,
  except?: number,
): Promise<IsUsable> =>
  withUsesLeft(
    db,
    landing,
    offers.filter(({ uses }) => uses !== null),
    except,
  )

/** Whether fewer reservations stand with an offer than it has uses; `limited` are those that may be asked for. */
async function withUsesLeft(
  db: Database,
  landing: number,
  limited: readonly Offer[],
  except: number | undefined,
): Promise<IsUsable> {
  if (limited.length === 0) return () => true
  const offers = limited.map(({ id }) => id)
  const rows = await db
    .select({ offer: reservations.offerId, uses: sql<number>`count(*)::int` })
    .from(reservations)
    .where(
      and(
        eq(reservations.landingId, landing),
        standingReservation,
        inArray(reservations.offerId, offers),
        isOther(except),
      ),
    )
    .groupBy(reservations.offerId)
  const used = new Map(rows.map(({ offer, uses }) => [offer, uses]))
  return ({ id, uses }, before = []) =>
    uses === null || (used.get(id) ?? 0) + before.filter(({ lines }) => offerOf(lines) === id).length < uses
}

/**
 * The refusal of a price for the first extra that is out at some moment of the period. Only where one has a stock is the
 * landing locked until the transaction ends.
 */
export async function stockRefusal(
  tx: Database,
  landing: number,
  rates: Pick<Rates, 'extras'>,
  wanted: {
    readonly period: RentalPeriod
    /** Whether they are taken in this transaction. */
    readonly isBooking: boolean
    readonly lines: readonly ExtraLine[]
    /** A reservation that is changed: its own pieces are there for it. */
    readonly except?: number | undefined
  },
): Promise<Refused<'extra-out-of-stock'> | undefined> {
  const hasStock = (line: ExtraLine) =>
    line.kind === 'extra' && rates.extras.some(({ code, stock }) => code === line.code && stock !== null)
  if (!wanted.lines.some(hasStock)) return undefined
  if (wanted.isBooking) await lockLanding(tx, landing)
  const left = await stockOf(tx, landing, rates, wanted.period, wanted.except)
  const extra = extraOutOfStock(left(wanted.period), wanted.lines)
  return extra && refuse('extra-out-of-stock', { extra })
}

/** The extras for a period within that range of time, with what is left of them as their stock. */
export async function stockOf(
  db: Database,
  landing: number,
  { extras }: Pick<Rates, 'extras'>,
  within: RentalPeriod,
  except?: number,
): Promise<(period: RentalPeriod) => readonly ExtraRate[]> {
  if (extras.every(({ stock }) => stock === null)) return () => extras
  const others = await overlapping(db, landing, within, except)
  return (period) => extrasLeft(extras, others, period)
}

type ExtraLine = Pick<QuoteLine, 'kind' | 'code' | 'quantity'>

/** The offer that reduced a price. */
export const offerOf = (lines: readonly Pick<QuoteLine, 'kind' | 'code'>[]): string | null =>
  lines.find(({ kind }) => kind === 'offer')?.code ?? null

const isOther = (except: number | undefined) =>
  except === undefined ? undefined : ne(reservations.id, except)

const overlapping = (tx: Database, landing: number, period: RentalPeriod, except: number | undefined) =>
  tx
    .select({ during: reservations.during, extras: reservations.extras })
    .from(reservations)
    .where(
      and(
        eq(reservations.landingId, landing),
        livingDuring(period),
        isOther(except),
        sql`jsonb_array_length(${reservations.extras}) > 0`,
      ),
    )

/** Bookings that take from one supply follow each other; those that only refer to the landing do not wait. */
async function lockLanding(tx: Database, landing: number): Promise<void> {
  await tx.select({ id: landings.id }).from(landings).where(eq(landings.id, landing)).for('no key update')
}
