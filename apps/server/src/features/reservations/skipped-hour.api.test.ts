import { expect, test } from 'vitest'
import { atDesk, booking, from, send } from '../../../tests/support/rental.ts'
import { openRentalDesk } from '../../../tests/support/rental-desk.ts'

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code ?? null,
]

/** In Madrid the clock goes from 02:00 to 03:00 on 28 March 2027. */
const openInMadrid = () => openRentalDesk({}, { timezone: 'Europe/Madrid' })
const skipped = from('28 02:30', '29 04:29')
const reversed = from('28 02:30', '28 03:10')

// Rule of "Validation rules": domain/wall-clock.ts, domain/rental-period.ts, web/visitor/booking/trip-reading.ts, server/features/reservations/reserve.ts, server/features/rates/quote-wish.ts, domain/rental-period.test.ts, domain/wall-clock.test.ts, web/visitor/booking/booking-address.test.ts
test('a pickup at a time that the clock skips is an hour later, in quote and booking, at the desk and in a change', async () => {
  const desk = await openInMadrid()
  const trip = booking(desk.landing, desk.small, skipped)
  const quoted = await desk.app.inject({ method: 'POST', url: '/api/quotes', payload: trip })
  // From 03:30 to 04:29 the next day: one day and the grace.
  expect([quoted.statusCode, quoted.json().lines[0].days]).toEqual([200, 1])
  const booked = await send(desk.app, trip, 'a key')
  expect(booked.json()).toMatchObject({ time_of_departure: '03:30', quote: { lines: [{ days: 1 }, {}, {}] } })
  expect((await send(desk.app, trip, 'a key')).json().id).toBe(booked.json().id)
  const walkIn = await desk.reserve({ ...atDesk(skipped), vehicle: desk.large })
  expect(walkIn.json()).toMatchObject({ pickup: { time: '03:30' } })
  const moved = await desk.change(booked.json().id, { pickupTime: '02:10' })
  expect(moved.json()).toMatchObject({ pickup: { time: '03:10' } })
})

test('a return before the time that such a pickup is read as is refused everywhere', async () => {
  const desk = await openInMadrid()
  const trip = booking(desk.landing, desk.small, reversed)
  const id = await desk.book(desk.large)
  const wish = { ...booking(desk.landing, desk.small, reversed) }
  const answers = [
    await desk.app.inject({ method: 'POST', url: '/api/quotes', payload: wish }),
    await send(desk.app, trip),
    await desk.reserve(atDesk(reversed)),
    await desk.change(id, atDesk(reversed)),
  ]
  expect(answers.map(codeOf)).toEqual(answers.map(() => [422, 'return-before-pickup']))
})

test('a block that begins at such a time begins an hour later, and does not end before', async () => {
  const desk = await openInMadrid()
  const block = (to: string) => ({
    vehicleId: desk.small,
    from: '2027-03-28T02:30',
    to: `2027-03-28T${to}`,
    reason: 'maintenance',
  })
  const made = await desk.ask('POST', `/landings/${desk.landing}/blocks`, block('04:00'))
  expect(made.json()).toMatchObject({ from: '2027-03-28T03:30', to: '2027-03-28T04:00' })
  const refused = await desk.ask('POST', `/landings/${desk.landing}/blocks`, block('03:10'))
  expect(codeOf(refused)).toEqual([422, 'block-ends-before-it-begins'])
  const moved = await desk.ask('PUT', `/blocks/${made.json().id}`, { from: '2027-03-28T02:15' })
  expect(moved.json()).toMatchObject({ from: '2027-03-28T03:15' })
})
