import { toQuoteAnswer } from '@nelly/contract/specified/quotes'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailJobs } from '../../../../tests/support/mail-jobs.ts'
import { booking, from, moved, send, setUnits, tally } from '../../../../tests/support/rental.ts'
import { openRentalDesk } from '../../../../tests/support/rental-desk.ts'
import { seat, summer } from '../../../../tests/support/supply.ts'
import { members, reservations } from '../../../platform/db/schema.ts'
import { reservationEventsOf } from '../../history/reservation-events.ts'
import { eraseReservation } from '../erase-reservation.ts'

const atLeastThree = { rules: { ...DEFAULT_RATES.rules, minDays: 3 } }
const later = (back: string) => ({ returnDate: back })
const usd = (dollars: number, reason: string) => ({
  currency: 'USD',
  lines: [{ amount: dollars * 100, reason }],
})
const extrasOf = ({ lines }: { lines: { kind: string; code: string }[] }) =>
  lines.filter(({ kind }) => kind === 'extra').map(({ code }) => code)
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code ?? null,
]

test('dates are moved: the preview has both prices line by line, and saving makes the new one', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  const preview = (await desk.preview(id, later('2027-03-15'))).json()
  expect(preview).toMatchObject({
    before: { total: 17517 },
    quote: { total: 28137 },
    rules: [],
    isFree: true,
    changed: ['return'],
    isMailed: true,
  })
  expect(preview.lines.map(({ before, after }: never) => [before, after])).toEqual([
    [13500, 22500],
    [995, 995],
    [350, 350],
    [2672, 4292],
  ])
  const saved = await desk.change(id, {
    ...later('2027-03-15'),
    expectedTotal: { minor: 28137, currency: 'USD' },
  })
  expect([saved.statusCode, saved.json()]).toMatchObject([
    200,
    { total: 28137, return: { date: '2027-03-15' }, revision: 1, isUndoable: true },
  ])
  expect(await reservationEventsOf(desk.parts.db, id)).toMatchObject([
    { kind: 'changed', actorKind: 'person', actorId: desk.owner.id, details: { fields: ['return'] } },
  ])
})

test('what does not touch the price leaves it as booked, even at other rates', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  await desk.ask('PUT', `/landings/${desk.landing}/rates`, {
    revision: 1,
    rates: { currency: 'USD', fees: [] },
  })
  const kept = await desk.change(id, { persons: 4, firstName: 'Marta' })
  expect(kept.json()).toMatchObject({ total: 17517, persons: 4, firstName: 'Marta' })
  const anew = await desk.change(id, { revision: 1, ...later('2027-03-14') })
  expect(anew.json().quote.lines.filter(({ kind }: { kind: string }) => kind === 'fee')).toEqual([])
})

test('an extra that the rates no longer have goes with the new price, and that is told', async () => {
  const desk = await openRentalDesk({ extras: [seat] })
  const id = await desk.book(desk.small, { extras: [{ code: 'baby_seat' }] })
  await desk.ask('PUT', `/landings/${desk.landing}/rates`, {
    revision: 1,
    rates: { currency: 'USD', extras: [] },
  })
  const kept = await desk.change(id, { persons: 4 })
  expect(extrasOf(kept.json().quote)).toEqual(['baby_seat'])
  expect((await desk.preview(id, later('2027-03-15'))).json().changed).toEqual(['return', 'extras'])
})

test('of two included extras in a group, the chosen one stays', async () => {
  const included = { ...seat, offer: 'included', group: 'seats' } as const
  const desk = await openRentalDesk({ extras: [included, { ...included, code: 'booster' }] })
  const id = await desk.book(desk.small, { extras: [{ code: 'booster' }] })
  const preview = (await desk.preview(id, later('2027-03-15'))).json()
  expect(preview.changed).toEqual(['return'])
  expect(extrasOf(preview.quote)).toEqual(['booster'])
})

// Rule of "Screens: the operator's lists and forms": domain/rates/adjusted-quote.ts, domain/rates/adjusted-quote.test.ts
test('an adjustment is a line with its reason, and never takes off more than there is', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  const adjusted = await desk.change(id, { adjustments: usd(-20, 'Esperó una hora') })
  expect(adjusted.json()).toMatchObject({ total: 15157 })
  expect(adjusted.json().quote.lines.at(-1)).toMatchObject({
    kind: 'adjustment',
    amount: -2000,
    name: { es: 'Esperó una hora' },
  })
  const changed = await desk.change(id, { revision: 1, ...later('2027-03-14') })
  expect(changed.json().quote.lines.at(-1).amount).toBe(-2000)
  const much = await desk.change(id, { revision: 2, adjustments: usd(-500, 'All') })
  expect(codeOf(much)).toEqual([422, 'adjustment-too-large'])
  const nothing = await desk.change(id, { revision: 2, adjustments: usd(0, 'Nothing') })
  expect(codeOf(nothing)).toEqual([422, 'adjustment-nothing'])
  desk.clock.set('2027-03-15T14:00:00Z')
  expect(await eraseReservation(desk.parts.db, id, desk.clock.now())).toBe(true)
  const [row] = await desk.parts.db.select().from(reservations).where(eq(reservations.id, id))
  const events = await reservationEventsOf(desk.parts.db, id)
  expect(JSON.stringify([row, events])).not.toContain('Esperó')
})

// Rule of "The site": domain/reservations/changed-fields.ts, contract/specified/reservation-answers.ts, contract/reservations/desk-input.ts, server/features/reservations/changes/edited-reservation.ts, server/features/reservations/mail/change-mails.ts, web/owner/reservations/changes/desk-fields.tsx, domain/reservations/changed-fields.test.ts, server/features/reservations/changes/reserve-at-desk.api.test.ts, e2e/desk-changes.journey.ts
test('its language is changed without a mail, and from then on all of its mails are in the new one', async () => {
  const desk = await openRentalDesk({}, { bothLanguages: true })
  const id = await desk.book()
  const read = async () => (await desk.ask('GET', `/reservations/${id}/details`)).json()
  expect(await read()).toMatchObject({ language: 'es', languages: ['es', 'en'] })
  const told = (await mailJobs(desk.parts.db)).length
  expect((await desk.preview(id, { language: 'en' })).json()).toMatchObject({
    changed: ['language'],
    isMailed: false,
    before: { total: 17517 },
    quote: { total: 17517 },
  })
  const changed = await desk.change(id, { language: 'en' })
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { language: 'en', revision: 1 }])
  expect(await mailJobs(desk.parts.db)).toHaveLength(told)
  await desk.change(id, { revision: 1, email: 'new@example.com' })
  expect((await mailJobs(desk.parts.db)).at(-1)).toMatchObject({
    kind: 'change',
    content: {
      link: expect.stringMatching(/\/en\/my-reservation\?s=/),
      reservation: { landing: { language: 'en' } },
    },
  })
  const both = await desk.change(id, { revision: 2, language: 'es', persons: 4 })
  expect(both.json()).toMatchObject({ language: 'es', persons: 4 })
  expect((await desk.undo(id, 3)).json()).toMatchObject({ language: 'en', persons: 2 })
  expect(codeOf(await desk.change(id, { revision: 4, language: 'fr' }))).toEqual([422, 'fields-invalid'])
})

test('of two people at one reservation, the second is told what the first one did', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  expect((await desk.change(id, { persons: 5 })).statusCode).toBe(200)
  const second = await desk.change(id, { persons: 1 })
  expect(codeOf(second)).toEqual([409, 'changed-meanwhile'])
  expect(second.json()).toMatchObject({
    changed: { by: 'owner', who: expect.stringMatching(/\w/) },
    newest: { persons: 5, revision: 1, changeable: expect.arrayContaining(['party']) },
  })
  const { revision } = second.json().newest
  const both = await Promise.all([3, 4].map((persons) => desk.change(id, { persons: persons, revision })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('while the visitor cancels, either the cancellation or the change comes first', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  const cancel = () =>
    desk.ask('POST', `/reservations/${id}/cancellation`, { reason: 'customer-request', note: 'Sick' })
  const [cancelled, changed] = await Promise.all([cancel(), desk.change(id, { persons: 5 })])
  expect(cancelled.statusCode).toBe(200)
  expect([200, 409]).toContain(changed.statusCode)
  const [row] = await desk.parts.db.select().from(reservations).where(eq(reservations.id, id))
  expect(codeOf(await desk.change(id, { revision: row?.revision, persons: 7 }))).toEqual([
    409,
    'change-not-possible',
  ])
})

test('dates are not moved onto a block or another rental, which the preview names', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  const other = await desk.book(desk.small, from('15 10:00', '18 10:00'))
  const preview = (await desk.preview(id, later('2027-03-16'))).json()
  expect(preview).toMatchObject({
    isFree: false,
    taken: [{ kind: 'reservation', reservation: { id: other } }],
  })
  expect(codeOf(await desk.change(id, later('2027-03-16')))).toEqual([409, 'vehicle-not-available'])
  expect((await desk.change(id, later('2027-03-15'))).statusCode).toBe(200)
  const swapped = await desk.change(id, {
    revision: 1,
    vehicle: desk.large,
    returnDate: '2027-03-16',
  })
  expect(swapped.json()).toMatchObject({ vehicleName: 'Kia Sorento', vehicleId: desk.large })
  await desk.ask('POST', `/landings/${desk.landing}/blocks`, {
    vehicleId: desk.large,
    unit: 1,
    from: '2027-03-20T10:00',
    to: '2027-03-22T10:00',
    reason: 'maintenance',
  })
  const onBlock = await desk.change(id, { revision: 2, returnDate: '2027-03-21' })
  expect(codeOf(onBlock)).toEqual([409, 'vehicle-not-available'])
})

test('a rule is overridden with a reason only, and a bound of the product never', async () => {
  const desk = await openRentalDesk(atLeastThree)
  const id = await desk.book()
  const short = later('2027-03-11')
  const refused = await desk.change(id, short)
  expect(codeOf(refused)).toEqual([422, 'rule-refused'])
  expect(refused.json().rules).toEqual([
    { code: 'period-too-short', kind: 'length', text: 'Rentals last 3 days or more.' },
  ])
  expect((await desk.preview(id, short)).json()).toMatchObject({ isOverridable: true, isFree: true })
  expect(codeOf(await desk.change(id, { ...short, override: { reason: ' ' } }))[0]).toBe(422)
  const allowed = await desk.change(id, { ...short, override: { reason: 'Cliente de siempre' } })
  expect(allowed.json()).toMatchObject({ return: { date: '2027-03-11' } })
  expect(await reservationEventsOf(desk.parts.db, id)).toMatchObject([
    { note: 'Cliente de siempre', details: { overridden: ['period-too-short'] } },
  ])
  const reversed = { revision: 1, override: { reason: 'Why not' }, ...later('2027-03-09') }
  expect(codeOf(await desk.change(id, reversed))).toEqual([422, 'return-before-pickup'])
  expect((await desk.preview(id, reversed)).json()).toMatchObject({ quote: null, isOverridable: false })
})

test('at another total than the one that was shown nothing is changed', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  expect(
    codeOf(await desk.change(id, { ...later('2027-03-15'), expectedTotal: { minor: 100, currency: 'USD' } })),
  ).toEqual([409, 'price-changed'])
})

test('a vehicle that is out can be extended on its unit, but not picked up at another time', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  await desk.parts.db
    .update(reservations)
    .set({ status: 'out', outAt: desk.clock.now() })
    .where(eq(reservations.id, id))
  desk.clock.set('2027-03-11T14:00:00Z')
  expect(codeOf(await desk.change(id, { pickupTime: '11:00' }))).toEqual([409, 'change-not-possible'])
  const extended = await desk.change(id, later('2027-03-14'))
  expect(extended.json()).toMatchObject({
    total: 22827,
    changeable: ['return', 'extras', 'drivers', 'adjustments', 'language'],
  })
})

test('its own piece of an extra and its own use of an offer do not stand against a change', async () => {
  const desk = await openRentalDesk({ extras: [{ ...seat, stock: 1 }], offers: [summer] })
  const id = await desk.book(desk.small, { extras: [{ code: 'baby_seat' }], discount_code: 'verano' })
  const changed = await desk.change(id, later('2027-03-14'))
  expect(changed.json().discountCode).toBe('VERANO')
  expect(extrasOf(changed.json().quote)).toEqual(['baby_seat'])
  const other = await desk.book(desk.large)
  expect(codeOf(await desk.change(other, { extras: [{ code: 'baby_seat' }] }))).toEqual([
    409,
    'extra-out-of-stock',
  ])
  expect(codeOf(await desk.change(other, { discountCode: 'verano' }))).toEqual([422, 'discount-code-invalid'])
})

test('the customer is told once, in the calendar as a later version, unless the operator says no', async () => {
  const desk = await openRentalDesk({}, { defaultLanguage: 'en' })
  const id = await desk.book()
  await desk.change(id, { bags: 4, notify: false })
  await desk.change(id, { revision: 1, ...later('2027-03-15') })
  const told = (await mailJobs(desk.parts.db)).filter(({ kind }) => kind === 'change')
  expect(told).toMatchObject([
    { to: 'maria@example.com', content: { reservation: { revision: 2 }, change: { fields: ['return'] } } },
  ])
  await desk.change(id, { revision: 2, email: 'marta@example.com' })
  const moved = (await mailJobs(desk.parts.db)).filter(({ to }) => to === 'marta@example.com')
  expect(moved).toMatchObject([
    { kind: 'change', content: { link: expect.stringContaining('my-reservation?s=') } },
  ])
})

test('a corrected address of which nobody is told ends the mails to the former one, and the link stays', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  const link = async () =>
    (await desk.parts.db.select().from(reservations).where(eq(reservations.id, id)))[0]?.secretHash
  const before = await link()
  await desk.change(id, { email: 'marta@example.com', notify: false })
  expect((await mailJobs(desk.parts.db)).map(({ kind }) => kind)).toEqual(['notice'])
  expect(await link()).toEqual(before)
})

test('the last change is undone within a day, with its price and vehicle, if that is free', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  await desk.change(id, { vehicle: desk.large, ...later('2027-03-15') })
  expect(codeOf(await desk.undo(id, 0))).toEqual([409, 'changed-meanwhile'])
  const undone = await desk.undo(id, 1)
  expect([undone.statusCode, undone.json()]).toMatchObject([
    200,
    { total: 17517, vehicleId: desk.small, return: { date: '2027-03-13' }, isUndoable: false },
  ])
  expect(codeOf(await desk.undo(id, 2))).toEqual([409, 'change-not-undoable'])

  await desk.change(id, { revision: 2, vehicle: desk.large })
  await desk.book(desk.small)
  expect(codeOf(await desk.undo(id, 3))).toEqual([409, 'vehicle-not-available'])
  desk.clock.advance(24 * 3_600_000 + 1)
  expect(codeOf(await desk.undo(id, 3))).toEqual([409, 'change-not-undoable'])
})

test('who waited for a late vehicle and was moved to another waits for it again when that is undone', async () => {
  const desk = await openRentalDesk()
  const late = await desk.book()
  const waiting = await desk.book(desk.small, {
    date_of_departure: '2027-03-14',
    date_of_arrival: '2027-03-16',
  })
  desk.clock.advance(10 * 24 * 3_600_000)
  await desk.ask('POST', `/reservations/${late}/steps`, { step: 'hand_over' })
  desk.clock.advance(3 * 24 * 3_600_000)
  const changed = await desk.change(waiting, { vehicle: desk.large })
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { vehicleId: desk.large }])
  const undone = await desk.undo(waiting, 1)
  expect([undone.statusCode, undone.json()]).toMatchObject([
    200,
    { vehicleId: desk.small, unit: { number: 1 } },
  ])
})

test('the preview of other dates on a unit names who would change theirs to make room', async () => {
  const desk = await openRentalDesk()
  await setUnits(desk.parts.db, desk.small, 2)
  const [moved, other] = [await desk.book(), await desk.book()]
  const wish = { ...later('2027-03-14'), unit: 2 }
  expect((await desk.preview(moved, wish)).json()).toMatchObject({
    isFree: true,
    unit: 2,
    displaced: [{ id: other, unit: 2, toUnit: 1 }],
  })
  expect((await desk.preview(moved, later('2027-03-14'))).json()).toMatchObject({ unit: 1, displaced: [] })
  expect((await desk.change(moved, wish)).json().unit).toMatchObject({ number: 2, isPinned: true })
  expect((await desk.ask('GET', `/reservations/${other}/details`)).json().unit.number).toBe(1)
})

test('the present unit is pinned by asking for it, and a pin comes back with the unit', async () => {
  const desk = await openRentalDesk()
  await setUnits(desk.parts.db, desk.small, 2)
  const id = await desk.book()
  const pinned = await desk.change(id, { unit: 1 })
  expect(pinned.json()).toMatchObject({ revision: 1, unit: { number: 1, isPinned: true } })
  await desk.change(id, { revision: 1, vehicle: desk.large })
  expect((await desk.undo(id, 2)).json().unit).toMatchObject({ number: 1, isPinned: true })
})

test('what a change left is not asked for when it is undone', async () => {
  const desk = await openRentalDesk({ extras: [{ ...seat, stock: 2 }] })
  await setUnits(desk.parts.db, desk.small, 2)
  const id = await desk.book(desk.small, { extras: [{ code: 'baby_seat' }] })
  await desk.book(desk.small, { extras: [{ code: 'baby_seat' }] })
  await desk.change(id, { adjustments: usd(-20, 'Esperó una hora') })
  await setUnits(desk.parts.db, desk.small, 1)
  await desk.ask('PUT', `/landings/${desk.landing}/rates`, {
    revision: 1,
    rates: { ...DEFAULT_RATES, extras: [{ ...seat, stock: 1 }] },
  })
  expect((await desk.undo(id, 1)).statusCode).toBe(200)
})

test('fifty changes and bookings at once never overlap', async () => {
  const desk = await openRentalDesk()
  const ids = await Promise.all([
    desk.book(desk.small, from('10 10:00', '12 10:00')),
    desk.book(desk.small, from('13 10:00', '15 10:00')),
    desk.book(desk.large, from('10 10:00', '12 10:00')),
    desk.book(desk.large, from('16 10:00', '18 10:00')),
  ])
  const day = (n: number) => String(8 + (n % 9)).padStart(2, '0')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 5 === 0
        ? send(
            desk.app,
            booking(
              desk.landing,
              n % 2 ? desk.small : desk.large,
              from(`${day(n)} 10:00`, `${Number(day(n)) + 2} 10:00`),
            ),
          )
        : desk.change(ids[n % 4] as number, {
            revision: Math.floor(n / 12),
            vehicle: n % 3 ? desk.small : desk.large,
            ...moved(`${day(n * 7)} 10:00`, `${Number(day(n * 7)) + 3} 10:00`),
          }),
    ),
  )
  expect(Object.keys(tally(answers)).sort()).toEqual(expect.arrayContaining(['200', '409']))
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  const rows = await desk.parts.db.select().from(reservations)
  const overlaps = rows.flatMap((one) =>
    rows.filter(
      (other) =>
        one.id < other.id &&
        one.vehicleId === other.vehicleId &&
        one.unit === other.unit &&
        one.during.pickup < other.during.return &&
        other.during.pickup < one.during.return,
    ),
  )
  expect(overlaps).toEqual([])
}, 60_000)

/** A day of March and a time; the pickup lies before the return. */
const anyWish = fc.record({
  isSmall: fc.boolean(),
  pickup: fc.integer({ min: 2, max: 12 }),
  pickupTime: fc.constantFrom('09:30', '10:00', '23:45'),
  days: fc.integer({ min: 1, max: 15 }),
  returnTime: fc.constantFrom('08:00', '10:59', '11:45', '12:01'),
  seats: fc.nat(3),
})
const twoDigits = (day: number) => String(day).padStart(2, '0')

test('a changed reservation costs what the same booking costs when it is made new', async () => {
  const desk = await openRentalDesk({
    extras: [seat],
    days: { ...DEFAULT_RATES.days, graceMinutes: 120 },
  })
  const id = await desk.book()
  await fc.assert(
    fc.asyncProperty(anyWish, async ({ isSmall, pickup, pickupTime, days, returnTime, seats }) => {
      const vehicle = isSmall ? desk.small : desk.large
      const times = [
        `${twoDigits(pickup)} ${pickupTime}`,
        `${twoDigits(pickup + days)} ${returnTime}`,
      ] as const
      const extras = seats > 0 ? [{ code: 'baby_seat', quantity: seats }] : []
      const preview = (await desk.preview(id, { vehicle, ...moved(...times), extras })).json()
      const asked = booking(desk.landing, vehicle, { ...from(...times), extras })
      const fresh = (await desk.app.inject({ method: 'POST', url: '/api/quotes', payload: asked })).json()
      const { available: _, cancellation: __, hints: ___, ...quote } = fresh
      expect(toQuoteAnswer(preview.quote)).toEqual(quote)
    }),
    { numRuns: 8 * Number(process.env.FUZZ ?? 1) },
  )
}, 60_000)

// Rule of "Roles and permissions": server/features/reservations/changes/limited-discount.ts, domain/rates/adjusted-quote.ts
test('the desk takes off no more than owners allow, keeps what others took off, and charges what it wants', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book()
  const regular = usd(-60, 'Regular')
  expect((await desk.change(id, { adjustments: regular })).statusCode).toBe(200)
  expect((await desk.ask('PUT', '/desk-discount', { deskDiscountPercent: 10 })).statusCode).toBe(204)
  await desk.parts.db.update(members).set({ role: 'desk' }).where(eq(members.personId, desk.owner.id))
  const kept = await desk.change(id, { ...later('2027-03-15'), revision: 1, adjustments: regular })
  expect(kept.statusCode).toBe(200)
  // Of 238.45 before taxes.
  const revised = (adjustments: object) => desk.change(id, { revision: 2, adjustments })
  const refused = [403, 'discount-not-allowed']
  expect(codeOf(await revised(usd(-23.85, 'Waited')))).toEqual(refused)
  const previewed = await desk.preview(id, { revision: 2, adjustments: usd(-23.85, 'Waited') })
  expect(previewed.json().refusal).toMatchObject({ code: 'discount-not-allowed' })
  expect((await revised(usd(-23.84, 'Waited'))).statusCode).toBe(200)
  const large = { vehicle: desk.large, expectedTotal: undefined }
  expect(codeOf(await desk.reserve({ ...large, adjustments: usd(-200, 'Waited') }))).toEqual(refused)
  expect((await desk.reserve({ ...large, adjustments: usd(20, 'Baby seat') })).statusCode).toBe(201)
})
