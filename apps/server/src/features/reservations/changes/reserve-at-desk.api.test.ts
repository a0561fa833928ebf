import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailJobs } from '../../../../tests/support/mail-jobs.ts'
import { from, moved, setUnits } from '../../../../tests/support/rental.ts'
import { openRentalDesk } from '../../../../tests/support/rental-desk.ts'
import { idempotencyKeys, reservations, vehicles } from '../../../platform/db/schema.ts'
import { reservationEventsOf } from '../../history/reservation-events.ts'
import { eraseReservation } from '../erase-reservation.ts'

const leadOfADay = { rules: { ...DEFAULT_RATES.rules, leadMinutes: 24 * 60, minDays: 2 } }

test('somebody at the desk reserves for now, without an e-mail: confirmed, with who did it, and without mails', async () => {
  const desk = await openRentalDesk(leadOfADay, { status: 'draft' })
  await desk.parts.db.update(vehicles).set({ isOnSale: false }).where(eq(vehicles.id, desk.small))
  const made = await desk.reserve({ ...moved('01 09:30', '04 09:30') })
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    { total: 17517, email: '', state: 'under-way', revision: 0 },
  ])
  const id = made.json().id
  expect(await reservationEventsOf(desk.parts.db, id)).toMatchObject([
    { kind: 'confirmed', reason: 'desk', actorKind: 'person', actorId: desk.owner.id },
  ])
  await desk.change(id, { returnDate: '2027-03-05' })
  await desk.ask('POST', `/reservations/${id}/cancellation`, { reason: 'other', note: 'Changed their mind' })
  expect((await mailJobs(desk.parts.db)).filter(({ to }) => to === '')).toEqual([])
})

test('with an e-mail, the customer alone gets the confirmation, with a link', async () => {
  const desk = await openRentalDesk()
  await desk.reserve({ email: 'maria@example.com' })
  expect(await mailJobs(desk.parts.db)).toMatchObject([
    { kind: 'confirmation', to: 'maria@example.com', content: { link: expect.stringContaining('?s=') } },
  ])
  await desk.reserve({ ...moved('20 10:00', '22 10:00'), email: 'eva@example.com', notify: false })
  expect(await mailJobs(desk.parts.db)).toHaveLength(1)
})

test('its mails are in the language that the operator chose, else in the main one of the landing', async () => {
  const desk = await openRentalDesk({}, { bothLanguages: true })
  const english = await desk.reserve({ email: 'maria@example.com', language: 'en' })
  expect(english.json()).toMatchObject({ language: 'en' })
  const usual = await desk.reserve({ ...moved('20 10:00', '22 10:00'), email: 'eva@example.com' })
  expect(usual.json()).toMatchObject({ language: 'es' })
  expect(await mailJobs(desk.parts.db)).toMatchObject([
    {
      content: {
        link: expect.stringContaining('/en/my-reservation'),
        reservation: { landing: { language: 'en' } },
      },
    },
    { content: { reservation: { landing: { language: 'es' } } } },
  ])
  const wrong = await desk.reserve({ language: 'fr' })
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['language']])
})

test('the preview says what it costs, what it breaks and who is in the way', async () => {
  const desk = await openRentalDesk(leadOfADay)
  const path = `/landings/${desk.landing}/desk-reservations/preview`
  const wish = {
    vehicle: desk.small,
    ...moved('20 10:00', '21 10:00'),
    pickupPlace: 'Oficina',
    returnPlace: 'Oficina',
    adjustments: { currency: 'USD', lines: [{ amount: -500, reason: 'Cliente de siempre' }] },
  }
  expect((await desk.ask('POST', path, wish)).json()).toMatchObject({
    quote: { total: 6307 },
    refusal: null,
    rules: [{ code: 'period-too-short' }],
    isOverridable: true,
    isFree: true,
    taken: [],
  })
  const id = await desk.book(desk.small, from('19 10:00', '22 10:00'))
  expect((await desk.ask('POST', path, wish)).json()).toMatchObject({
    isFree: false,
    taken: [{ kind: 'reservation', reservation: { id } }],
  })
})

test('rules are overridden with a reason, and a taken vehicle never', async () => {
  const desk = await openRentalDesk(leadOfADay)
  const short = moved('10 10:00', '11 10:00')
  const refused = await desk.reserve(short)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'rule-refused'])
  const reasoned = { ...short, override: { reason: 'Se lo prometí' } }
  const made = await desk.reserve({
    ...reasoned,
    adjustments: { currency: 'USD', lines: [{ amount: 1000, reason: 'Silla extra' }] },
  })
  expect([made.statusCode, made.json().total]).toEqual([201, 8077])
  const [row] = await desk.parts.db.select().from(reservations).where(eq(reservations.id, made.json().id))
  expect(row).toMatchObject({ status: 'confirmed', answerBy: null })
  const taken = await desk.reserve(reasoned)
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'vehicle-not-available'])
})

test('sent again with its key it is made once, and of many at once for one vehicle one is made', async () => {
  const desk = await openRentalDesk()
  const [first, again] = [await desk.reserve({}, 'a-key'), await desk.reserve({}, 'a-key')]
  expect([first.statusCode, again.statusCode, again.json().id]).toEqual([201, 201, first.json().id])
  const others = await Promise.all(
    Array.from({ length: 8 }, () => desk.reserve(moved('20 10:00', '22 10:00'))),
  )
  expect(others.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(others.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
})

test('once it is erased, its key has nothing of the customer and makes nothing again', async () => {
  const desk = await openRentalDesk()
  const payload = { email: 'maria@example.com' }
  const { id } = (await desk.reserve(payload, 'a-key')).json()
  await desk.ask('POST', `/reservations/${id}/cancellation`, { reason: 'customer-request', note: 'Sick' })
  expect(await eraseReservation(desk.parts.db, id, desk.clock.now())).toBe(true)
  const [stored] = await desk.parts.db.select().from(idempotencyKeys)
  expect([stored?.answer, stored?.payloadHash]).toEqual([{}, ''])
  expect((await desk.reserve(payload, 'a-key')).json().code).toBe('idempotency-key-reused')
})

test('a unit that is asked for is kept, and one that there is not is refused', async () => {
  const desk = await openRentalDesk()
  await setUnits(desk.parts.db, desk.small, 3)
  const made = await desk.reserve({ unit: 3 })
  expect(made.json().unit).toMatchObject({ number: 3, isPinned: true })
  expect((await desk.reserve({ unit: 4 })).json().code).toBe('unit-not-found')
  expect((await desk.reserve({ unit: 3 })).statusCode).toBe(201)
})

test('a vehicle that is out already is entered with a reason: out since its pickup, and nobody is mailed', async () => {
  const desk = await openRentalDesk()
  const weekAgo = { pickupDate: '2027-02-22', pickupTime: '10:00', returnDate: '2027-03-03' }
  const out = { ...weekAgo, isOut: true, email: 'maria@example.com' }
  const refused = await desk.reserve(out)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'rule-refused'])
  const made = await desk.reserve({ ...out, override: { reason: 'De antes de Nelly' } })
  expect([made.statusCode, made.json()]).toMatchObject([201, { status: 'out' }])
  const [row] = await desk.parts.db.select().from(reservations).where(eq(reservations.id, made.json().id))
  expect(row).toMatchObject({ status: 'out', outAt: new Date('2027-02-22T14:00:00Z') })
  expect(await reservationEventsOf(desk.parts.db, made.json().id)).toMatchObject([
    { kind: 'confirmed', reason: 'desk', note: 'De antes de Nelly' },
    { kind: 'handed-over', actorId: desk.owner.id, details: { at: '2027-02-22T14:00:00.000Z' } },
  ])
  expect(await mailJobs(desk.parts.db)).toEqual([])
  const back = await desk.ask('POST', `/reservations/${made.json().id}/steps`, { step: 'take_back' })
  expect([back.statusCode, back.json().status]).toEqual([200, 'returned'])
})

test('what is late holds its unit from now on, so that it is not entered twice; and nothing is out in the future', async () => {
  const desk = await openRentalDesk()
  const out = { isOut: true, override: { reason: 'De antes de Nelly' } }
  const late = { ...out, pickupDate: '2027-02-10', returnDate: '2027-02-20' }
  expect((await desk.reserve(late)).json().status).toBe('out')
  const again = await desk.reserve({ ...late, pickupDate: '2027-02-21', returnDate: '2027-02-25' })
  expect([again.statusCode, again.json().code]).toEqual([409, 'vehicle-not-available'])
  const coming = await desk.reserve({ ...out, vehicle: desk.large })
  expect([coming.statusCode, coming.json().code]).toEqual([422, 'step-time-wrong'])
  const without = await desk.reserve({ ...late, vehicle: desk.large, isOut: false })
  expect([without.statusCode, without.json().code]).toEqual([422, 'pickup-in-past'])
})
