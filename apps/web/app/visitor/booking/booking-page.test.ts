import type { PublicSite, TripWish, VisitedLanding } from '@nelly/contract/public-site/public-site'
import { extraRate, ratesWith } from '@nelly/domain/rates/testing/wishes'
import type { WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { aVehicle } from '../../testing/a-vehicle.ts'
import { readBooking } from './booking-address.ts'
import { withOffer } from './booking-page.ts'

const kia = aVehicle({ refusedBy: { code: 'pickup-in-past' } })
const rates = ratesWith({
  extras: [extraRate({ code: 'gps' }), extraRate({ code: 'seat', vehicles: [8] as never })],
})
const landing = { id: 3, pickupPlaces: [], returnPlaces: [] } as unknown as VisitedLanding

test('what is offered instead of a refused trip is looked for with the chosen extras that the vehicle has', async () => {
  const asked: TripWish[] = []
  const site: Pick<PublicSite, 'nearestTrip'> = {
    async nearestTrip(_landing, { trip }) {
      asked.push(trip)
      return { period: trip.period, returnPlace: trip.returnPlace }
    },
  }
  const address = 'date_of_departure=2027-05-10&date_of_arrival=2027-05-12&vehicle=7&extra_gps=1&extra_seat=1'
  const booking = readBooking(new URLSearchParams(address), landing, '2027-05-01T10:00' as WallClock, {
    timezone: 'America/Santo_Domingo',
    extras: rates.extras,
    broken: () => [],
  })
  expect(booking.extras).toHaveLength(2)
  const page = { site, landing, prices: { rates }, booking } as unknown as Parameters<typeof withOffer>[0]
  expect((await withOffer(page, kia)).offer?.period).toEqual(booking.period)
  expect(asked.map(({ extras }) => extras)).toEqual([[{ code: 'gps', quantity: 1 }]])
})
