import type { ProposedCharges } from '@nelly/contract/ledger/proposed-charges'
import type { Outcome } from '@nelly/contract/refusal-details'
import { proposedCharges } from '@nelly/domain/charges/proposed-charges'
import type { AccountId, LandingId, ReservationId, VehicleId } from '@nelly/domain/ids'
import { ALWAYS_OPEN } from '@nelly/domain/places/opening-hours'
import { placeNamed } from '@nelly/domain/places/places'
import { samePlace } from '@nelly/domain/places/same-place'
import { ok, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../../platform/db/schema.ts'
import { ratesAt } from '../inventory/current-rates.ts'
import { placesOf } from '../inventory/places-of.ts'
import { chargesMadeFor } from '../ledger/of-reservation.ts'
import { reservationsOf } from './reservation-store.ts'
import { checksOf } from './vehicle-checks.ts'

/**
 * What a customer may be charged beside the price now that the vehicle is back, at the rates that the reservation was made at, but for
 * what was charged already. The opening hours are those of now: no version has them as they were on the day.
 *
 * Source: rules.md, "Charges at the return".
 */
export async function proposedChargesOf(
  db: Database,
  { account, id }: { account: AccountId; id: ReservationId },
): Promise<Outcome<ProposedCharges, 'reservation-not-found' | 'reservation-not-returned'>> {
  const found = await reservationsOf(account, db).find(id)
  if (!found.ok) return found
  const row = found.value
  const { quote, during, returnedAt, landing } = row
  if (!returnedAt) return refuse('reservation-not-returned')
  const landingId = row.landingId as LandingId
  const places = await placesOf(db, landingId)
  const place = row.returnedPlace ?? row.returnPlace
  const back = placeNamed(places, place)
  const rates = await ratesAt(db, landingId, quote.ratesVersion)
  const all = proposedCharges({
    rates,
    vehicle: { id: row.vehicleId as VehicleId, pricePerDay: quote.pricePerDay },
    quote,
    period: during,
    returnedAt: wallClockIn(landing.timezone, returnedAt),
    checks: checksOf(row),
    pickupPlace: placeNamed(places, row.pickupPlace)?.id ?? null,
    returned: {
      place,
      id: back?.id ?? null,
      hours: back ?? ALWAYS_OPEN,
      isAsBooked: row.returnedPlace === null,
      isPickupPlace: samePlace(place, row.pickupPlace),
    },
  })
  const made = await chargesMadeFor(db, id)
  const kinds = new Set(made.flat().map(({ kind }) => kind))
  return ok({
    currency: row.currency,
    tax: quote.tax,
    charges: all.filter(({ kind }) => !kinds.has(kind)),
    priceList: rates.rates.priceList,
    damagesTaxed: await damagesTaxedOf(db, account),
    chargesMade: made.length,
  })
}

async function damagesTaxedOf(db: Database, account: AccountId): Promise<boolean> {
  const { damagesTaxed } = accounts
  const [row] = await db.select({ damagesTaxed }).from(accounts).where(eq(accounts.id, account))
  return row?.damagesTaxed !== false
}
