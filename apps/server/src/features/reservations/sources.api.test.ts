import type { ReservationId } from '@nelly/domain/ids'
import type { Source } from '@nelly/domain/reservations/source'
import type { WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { reservations } from '../../platform/db/schema.ts'

/** Books three days from a day of March 2027 on, as the page of an address with a source does; returns the reservation's id. */
async function bookedFrom(
  { site, landing, vehicle, parts }: OwnReservation,
  day: number,
  source: Source,
): Promise<ReservationId> {
  const at = (of: number) => `2027-03-${of}T10:00` as WallClock
  const made = await site.reserve(
    {
      ...{ landing, vehicle, period: { pickup: at(day), return: at(day + 3) }, extras: [], bags: 0 },
      ...{ pickupPlace: 'Punta Cana', returnPlace: 'Punta Cana', persons: 2, comment: null },
      customer: { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.com', phone: '8095550199' },
    },
    `a-key-of-day-${day}-of-march`,
    { source },
  )
  if (!made.ok) throw new Error(made.refusal)
  const mine = eq(reservations.reference, made.value.reference)
  const [row] = await parts.db.select({ id: reservations.id }).from(reservations).where(mine)
  return row?.id as ReservationId
}

test('a reservation says where its visitor came from, in its details, in the file and in the figures', async () => {
  const nelly = await startBooked()
  const { call, owner } = nelly
  const poster = await bookedFrom(nelly, 14, { ref: 'poster', utmCampaign: 'easter' })
  const advert = await bookedFrom(nelly, 18, { utmSource: 'google', utmMedium: 'cpc' })
  await bookedFrom(nelly, 22, {})
  const details = async (id: ReservationId) => (await call('GET', `/reservations/${id}/details`)).json()
  expect((await details(poster)).source).toEqual({ ref: 'poster', utmCampaign: 'easter' })
  expect((await details(nelly.id)).source).toBeNull()
  const { body } = await call('GET', `/reservations/export/${owner.id}`)
  expect(body).toContain('Cartel · easter')
  expect(body).toContain('google · cpc')
  nelly.clock.set('2027-03-24T14:00:00Z')
  const { sources } = (await call('GET', `/figures/${owner.id}`)).json()
  const each = { reservations: 1, booked: [{ minor: 17_517, currency: 'USD' }] }
  expect(sources).toEqual([
    { name: null, reservations: 2, booked: [{ minor: 35_034, currency: 'USD' }] },
    { name: 'poster', ...each },
    { name: 'google', ...each },
  ])
  expect((await details(advert)).source).toEqual({ utmSource: 'google', utmMedium: 'cpc' })
})

test('what a visitor’s own link said is erased with them', async () => {
  const nelly = await startBooked()
  const id = await bookedFrom(nelly, 14, { ref: 'tia-maria', utmSource: 'google' })
  nelly.clock.set('2027-03-20T14:00:00Z')
  expect(await nelly.site.eraseMyReservation({ id })).toBe(true)
  const { source } = (await nelly.call('GET', `/reservations/${id}/details`)).json()
  expect(source).toEqual({ utmSource: 'google' })
})
