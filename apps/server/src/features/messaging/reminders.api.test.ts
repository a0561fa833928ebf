import { DEFAULT_TEXTS } from '@nelly/contract/messaging/default-texts'
import type { ReservationId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { startBooked } from '../../../tests/support/own-reservation.ts'
import { booking, send, setUnits } from '../../../tests/support/rental.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { landings, reservations } from '../../platform/db/schema.ts'
import { eraseReservation } from '../reservations/erase-reservation.ts'
import { contentOf } from '../reservations/mail/put-into-words.ts'
import { sendReminders } from './send-reminders.ts'

const origin = 'https://rent.example.com'

/** A rental of 10 to 13 March at 10:00 there, 14:00 UTC, reserved long before. */
async function start(...args: Parameters<typeof startBooked>) {
  const booked = await startBooked(...args)
  const { parts, clock, id } = booked
  return {
    ...booked,
    /** Sends what is due by then. */
    remindAt: (at: string, db = parts.db) => {
      clock.set(at)
      return sendReminders(db, { origin, now: clock.now() })
    },
    reminders: async () =>
      (await mailJobs(parts.db))
        .filter(({ kind }) => kind === 'pickup-reminder' || kind === 'return-reminder')
        .map((mail) => ({ kind: mail.kind, to: mail.to, ...contentOf({ ...mail, reservationId: id }) })),
    step: async (step: string, at: string) => {
      clock.set(at)
      const taken = await booked.call('POST', `/reservations/${id}/steps`, { step })
      expect(taken.statusCode, taken.body).toBe(200)
    },
    change: (row: Partial<typeof reservations.$inferInsert>) =>
      parts.db.update(reservations).set(row).where(eq(reservations.id, id)),
  }
}

describe('a customer is reminded by mail', () => {
  // Rule of "Mail": domain/messaging/reminder.ts, server/features/messaging/send-reminders.ts, server/features/reservations/mail/reminder-letters.ts
  test('a day before the pickup and before the return, once each, with a link of their own', async () => {
    const rental = await start({}, {}, { defaultLanguage: 'es' })
    expect(await rental.remindAt('2027-03-09T13:59:59Z')).toBe(0)
    expect(await rental.remindAt('2027-03-09T14:00:00Z')).toBe(1)
    expect(await rental.remindAt('2027-03-09T14:01:00Z')).toBe(0)
    const [pickup] = await rental.reminders()
    expect(pickup).toMatchObject({ kind: 'pickup-reminder', to: 'maria@example.com' })
    expect(pickup?.subject).toContain('recoges el Kia Rio')
    expect(pickup?.text).toMatch(/licencia/i)
    const secret = /my-reservation\?s=([\w-]+)/.exec(pickup?.text ?? '')?.[1] ?? ''
    const opens = async (by: string) => (await rental.site.myReservation(rental.name, by)).kind
    expect([await opens(secret), await opens(rental.secret)]).toEqual(['found', 'found'])

    await rental.step('hand_over', '2027-03-10T14:00:00Z')
    expect(await rental.remindAt('2027-03-12T13:59:00Z')).toBe(0)
    expect(await rental.remindAt('2027-03-12T14:00:00Z')).toBe(1)
    expect(await rental.remindAt('2027-03-12T15:00:00Z')).toBe(0)
    expect((await rental.reminders()).map(({ kind }) => kind)).toEqual(['pickup-reminder', 'return-reminder'])
  })

  test('in the language of the reservation', async () => {
    const rental = await start({}, {}, { defaultLanguage: 'es' })
    await rental.change({ language: 'en' })
    await rental.remindAt('2027-03-09T14:00:00Z')
    const [mail] = await rental.reminders()
    expect(mail?.subject).toContain('you pick up the Kia Rio')
    expect(mail?.text).toContain(`/${rental.name}/en/my-reservation?s=`)
  })

  test.each<[string, (rental: Awaited<ReturnType<typeof start>>) => Promise<unknown>]>([
    [
      'of what was cancelled',
      (rental) =>
        rental.call('POST', `/reservations/${rental.id}/cancellation`, { reason: 'vehicle-unavailable' }),
    ],
    ['of what was handed over', (rental) => rental.step('hand_over', '2027-03-09T13:00:00Z')],
    ['without an address', (rental) => rental.change({ email: '' })],
    ['of a deleted one', (rental) => rental.change({ deletedAt: new Date() })],
    ['of what was made later', (rental) => rental.change({ createdAt: new Date('2027-03-09T14:00:00Z') })],
    ['of a deleted landing', ({ parts }) => parts.db.update(landings).set({ deletedAt: new Date() })],
    [
      'where reminders are off',
      (rental) =>
        rental.call('PUT', '/message-settings', {
          ...DEFAULT_TEXTS,
          hoursBeforePickup: null,
          hoursBeforeReturn: 24,
        }),
    ],
  ])('not %s', async (_, prevent) => {
    const rental = await start()
    await prevent(rental)
    expect(await rental.remindAt('2027-03-09T14:00:00Z')).toBe(0)
    expect(await rental.remindAt('2027-03-10T13:59:00Z')).toBe(0)
  })

  test('of the new time where it was moved before, and not again where it was moved later', async () => {
    const rental = await start()
    const days = (from: string, to: string) =>
      ({ pickup: `2027-03-${from}T10:00`, return: `2027-03-${to}T10:00` }) as RentalPeriod
    await rental.change({ during: days('15', '18') })
    expect(await rental.remindAt('2027-03-09T14:00:00Z')).toBe(0)
    expect(await rental.remindAt('2027-03-14T14:00:00Z')).toBe(1)
    await rental.change({ during: days('20', '23') })
    expect(await rental.remindAt('2027-03-19T14:00:00Z')).toBe(0)
  })

  test('once by two servers, with a clock that jumps', async () => {
    const rental = await start()
    const other = await connectedAnew(rental.parts.db)
    const at = '2027-03-10T13:00:00Z'
    const sent = await Promise.all([rental.remindAt(at), rental.remindAt(at, other), rental.remindAt(at)])
    expect(sent.reduce((sum, count) => sum + count)).toBe(1)
    for (const jump of ['2027-03-09T14:00:00Z', '2027-03-10T13:30:00Z', '2027-03-01T00:00:00Z'])
      expect(await rental.remindAt(jump, other)).toBe(0)
    // Past the pickup nobody is reminded of it, however long no server ran.
    expect(await rental.remindAt('2027-03-12T15:00:00Z', other)).toBe(1)
    expect((await rental.reminders()).map(({ kind }) => kind)).toEqual(['pickup-reminder', 'return-reminder'])
  })

  test('of all vehicles of a booking by one mail', async () => {
    const rental = await start()
    await setUnits(rental.parts.db, rental.vehicle, 2)
    const made = await send(rental.app, booking(rental.landing, rental.vehicle), 'the-second')
    expect(made.statusCode, made.body).toBe(201)
    await rental.change({ bookingReference: 'ABC', reference: 'ABC-1' })
    await rental.parts.db
      .update(reservations)
      .set({ bookingReference: 'ABC', reference: 'ABC-2', vehicleName: 'Kia Sorento' })
      .where(eq(reservations.id, made.json().id))
    expect(await rental.remindAt('2027-03-09T14:00:00Z')).toBe(1)
    expect(await rental.remindAt('2027-03-09T14:01:00Z')).toBe(0)
    const [mail] = await rental.reminders()
    for (const vehicle of ['Kia Rio', 'Kia Sorento']) expect(mail?.text).toContain(vehicle)
  })

  test('with a link that ends when another address is corrected, and opens nothing of an erased reservation', async () => {
    const rental = await start()
    await rental.remindAt('2027-03-09T14:00:00Z')
    const [mail] = await rental.reminders()
    const secret = /my-reservation\?s=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const { revision } = await rental.kept()
    const changed = await rental.call('PATCH', `/reservations/${rental.id}`, {
      ...{ revision, email: 'otra@example.com', notify: true },
    })
    expect(changed.statusCode, changed.body).toBe(200)
    expect((await rental.site.myReservation(rental.name, secret)).kind).toBe('not-found')
    await eraseReservation(rental.parts.db, rental.id as ReservationId, new Date('2027-04-01T00:00:00Z'))
  })
})

test('when customers are reminded is the account’s, and a stale change of it is refused', async () => {
  const { call } = await start()
  const before = await call('GET', '/message-settings')
  expect(before.json()).toEqual({
    ...DEFAULT_TEXTS,
    hoursBeforePickup: 24,
    hoursBeforeReturn: 24,
    revision: 0,
  })
  const change = { ...DEFAULT_TEXTS, hoursBeforePickup: 48, hoursBeforeReturn: null, revision: 0 }
  const after = await call('PUT', '/message-settings', change)
  expect(after.json()).toEqual({ ...change, revision: 1 })
  const stale = await call('PUT', '/message-settings', change)
  expect([stale.statusCode, stale.json().code, stale.json().newest]).toEqual([
    409,
    'changed-meanwhile',
    after.json(),
  ])
  for (const hoursBeforePickup of [0, 169, 1.5, 'soon']) {
    const wrong = await call('PUT', '/message-settings', { ...change, hoursBeforePickup })
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['hoursBeforePickup']])
  }
})
