import type { ReservationId } from '@nelly/domain/ids'
import type { WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { signedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { partnerRentals, reservations } from '../../platform/db/schema.ts'

const SOL = { name: 'Hotel Sol', code: 'Hotel-Sol', percent: 1000 }

/** Books three days from a day of March on, from an address with this `ref`. */
async function bookedFrom(nelly: OwnReservation, day: number, ref: string): Promise<ReservationId> {
  const { site, landing, vehicle, parts } = nelly
  const at = (of: number) => `2027-03-${of}T10:00` as WallClock
  const made = await site.reserve(
    {
      ...{ landing, vehicle, period: { pickup: at(day), return: at(day + 3) }, extras: [], bags: 0 },
      ...{ pickupPlace: 'Punta Cana', returnPlace: 'Punta Cana', persons: 2, comment: null },
      customer: { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.com', phone: '8095550199' },
    },
    `a-key-of-day-${day}-of-march`,
    { source: { ref } },
  )
  if (!made.ok) throw new Error(made.refusal)
  const mine = eq(reservations.reference, made.value.reference)
  const [row] = await parts.db.select({ id: reservations.id }).from(reservations).where(mine)
  return row?.id as ReservationId
}

const rowOf = async ({ parts }: OwnReservation, id: number) =>
  (await parts.db.select().from(reservations).where(eq(reservations.id, id)))[0]

/** Takes a step of a reservation as it is now. */
async function step(nelly: OwnReservation, id: number, name: string): Promise<void> {
  const row = await rowOf(nelly, id)
  const taken = await nelly.call('POST', `/reservations/${id}/steps`, {
    step: name,
    note: 'Cash',
    revision: row?.revision,
  })
  if (taken.statusCode >= 300) throw new Error(taken.body)
}

/** As if all that counted so far had counted in an earlier month. */
const inMonth = ({ parts }: OwnReservation, month: string) => parts.db.update(partnerRentals).set({ month })

const usd = (minor: number) => [{ minor, currency: 'USD' }]

test('a partner’s code gives it the reservations of its links, in any case, until it is withdrawn', async () => {
  const nelly = await startBooked()
  const { call } = nelly
  const added = await call('POST', '/partners', SOL)
  expect([added.statusCode, added.json()]).toEqual([
    201,
    { ...SOL, id: expect.any(Number), email: null, withdrawnAt: null, revision: 0 },
  ])
  const { id } = added.json()
  const before = await bookedFrom(nelly, 14, 'HOTEL-SOL')
  expect(await rowOf(nelly, before)).toMatchObject({ partnerId: id, partnerPercent: 1000 })
  await call('PATCH', `/partners/${id}`, { percent: 2000, email: 'sol@example.com', revision: 0 })
  expect(await rowOf(nelly, before)).toMatchObject({ partnerPercent: 1000 })
  const raised = await bookedFrom(nelly, 18, 'hotel-sol')
  expect(await rowOf(nelly, raised)).toMatchObject({ partnerPercent: 2000 })
  // It is withdrawn while somebody books.
  await call('PATCH', `/partners/${id}`, { withdrawn: true })
  const after = await bookedFrom(nelly, 22, 'hotel-sol')
  expect(await rowOf(nelly, after)).toMatchObject({
    partnerId: null,
    partnerPercent: null,
    source: { ref: 'hotel-sol' },
  })
  expect((await call('PATCH', `/partners/${id}`, { withdrawn: false })).json().withdrawnAt).toBeNull()
})

test('statements have what is back, and what changes later as a correction, to the cent', async () => {
  const nelly = await startBooked()
  const { call } = nelly
  const { id } = (await call('POST', '/partners', { ...SOL, percent: 1250 })).json()
  const months = async () => (await call('GET', `/partners/${id}/statements`)).json().months
  const rental = await bookedFrom(nelly, 14, 'hotel-sol')
  const cancelled = await bookedFrom(nelly, 18, 'hotel-sol')
  nelly.clock.set('2027-03-14T14:05:00Z')
  await step(nelly, rental, 'hand_over')
  expect(await months()).toEqual([])
  await step(nelly, rental, 'take_back')
  await call('POST', `/reservations/${cancelled}/cancellation`, { reason: 'customer-request', revision: 0 })
  await inMonth(nelly, '2026-01')
  // 148.45 without tax, of which 12.5 % are 18.55625.
  const january = { month: '2026-01', rentals: 1, corrections: 0, base: usd(14_845), commission: usd(1856) }
  expect(await months()).toEqual([january])
  await step(nelly, rental, 'close')
  expect(await months()).toEqual([january])
  await step(nelly, rental, 'reopen')
  await step(nelly, rental, 'undo_take_back')
  await step(nelly, rental, 'take_back')
  expect(await months()).toEqual([january])
  await step(nelly, rental, 'undo_take_back')
  const [correction, first] = await months()
  expect(first).toEqual(january)
  expect(correction).toMatchObject({ rentals: 0, corrections: 1, base: usd(-14_845), commission: usd(-1856) })
  const file = await call('GET', `/partners/${id}/statement?month=2026-01`)
  const reference = (await rowOf(nelly, rental))?.reference
  expect(file.headers['content-disposition']).toBe('attachment; filename="aliado-Hotel-Sol-2026-01.csv"')
  expect(file.body.replaceAll('"', '')).toContain(`${reference},Alquiler devuelto,148.45,12.5,18.56,USD\r\n`)
  await step(nelly, rental, 'take_back')
  await inMonth(nelly, '2026-03')
  const lowered = { currency: 'USD', lines: [{ amount: -2000, reason: 'Waited' }] }
  const changed = await call('PATCH', `/reservations/${rental}`, {
    ...{ adjustments: lowered, revision: (await rowOf(nelly, rental))?.revision, notify: false },
  })
  expect([changed.statusCode, (await months())[0]]).toMatchObject([
    200,
    { rentals: 0, corrections: 1, base: usd(-2000), commission: usd(-250) },
  ])
})

test('codes are told apart in any case, and what can’t be one is refused with its field', async () => {
  const nelly = await startBooked()
  const { call } = nelly
  await call('POST', '/partners', SOL)
  for (const changes of [
    { code: 'HOTEL-SOL' },
    { code: 'hotel sol' },
    { code: 'a&b' },
    { code: 'Poster' },
    { code: '' },
    { code: 'a'.repeat(31) },
    { code: 'b', percent: 10_001 },
    { code: 'b', percent: -1 },
    { code: 'b', percent: 0.5 },
    { code: 'b', email: 'nobody' },
    { code: 'b', name: ' ' },
  ]) {
    const answer = await call('POST', '/partners', { ...SOL, ...changes })
    expect([changes, answer.statusCode]).toEqual([changes, 422])
    expect(Object.keys(answer.json().errors)).toEqual([Object.keys(changes).at(-1)])
  }
  const { call: evas } = await signedInOwner(nelly)
  expect((await evas('POST', '/partners', SOL)).statusCode).toBe(201)
  expect((await evas('GET', '/partners')).json().partners).toHaveLength(1)
})

test('managers change partners, viewers read them, and the desk neither', async () => {
  const nelly = await startBooked()
  for (const [role, reads, writes] of [
    ['manager', 200, 201],
    ['viewer', 200, 403],
    ['desk', 403, 403],
  ] as const) {
    const { call } = await signedIn(nelly, await addMember(nelly, nelly.owner, role))
    const added = await call('POST', '/partners', { ...SOL, code: role })
    expect([role, (await call('GET', '/partners')).statusCode, added.statusCode]).toEqual([
      role,
      reads,
      writes,
    ])
  }
})
