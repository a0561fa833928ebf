import { minorUnits } from '../money.ts'
import { byPricePerDay } from '../priced-vehicle.ts'
import type { Offer } from '../rates/rates.ts'
import { pickupOn } from './days-ahead.ts'
import type { CheckedRates, RatesWarning } from './rates-warning.ts'
import { pair, witness } from './witness.ts'

/** The days of the bookings that show what an offer costs. */
const SHOWN = [3, 7] as const

/**
 * Offers that every booking gets, with what they cost the operator: they ask for no code and have no condition. Mended by switching
 * them off.
 *
 * Source: rules.md, "Warnings".
 */
export function offersForAll(checked: CheckedRates): RatesWarning[] {
  const { compiled, vehicles, now } = checked
  const vehicle = vehicles.toSorted(byPricePerDay).at(-1)
  return compiled.rates.offers.filter(isForAll).flatMap((offer) => {
    const booked = (days: number) => vehicle && witness(checked, { vehicle, pickup: pickupOn(now, 0), days })
    const witnesses = pair(booked(SHOWN[0]), booked(SHOWN[1]))
    const line = witnesses?.[1].quote.lines.find(({ kind, code }) => kind === 'offer' && code === offer.id)
    if (!witnesses || !line) return []
    return [
      {
        kind: 'offer_for_all' as const,
        offer: offer.id,
        saved: minorUnits(-line.amount),
        days: SHOWN[1],
        witnesses,
        mend: (rates) => ({
          ...rates,
          offers: rates.offers.map((one) => (one.id === offer.id ? { ...one, isOn: false } : one)),
        }),
      },
    ]
  })
}

const isForAll = (offer: Offer): boolean =>
  offer.isOn &&
  offer.kind !== 'code' &&
  (offer.minDays ?? 1) <= 1 &&
  [offer.booked, offer.pickup, offer.leadDays, offer.vehicles, offer.uses].every(
    (condition) => condition === null,
  )
