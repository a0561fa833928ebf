import { bookedQuote } from '@nelly/domain/rates/testing/booked'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'
import { jobs, landings, reservations, vehicles } from './schema.ts'

/** Three days at 45 dollars with a waiver and two seats, as it was stored before quotes had lines. */
const QUOTE = {
  days: 3,
  pricePerDay: 4500,
  rental: 13_500,
  extras: [
    { code: 'damage_waiver', quantity: 1, amount: 3600 },
    { code: 'baby_seat', quantity: 2, amount: 7200 },
  ],
  liabilityService: 995,
  vehicleLicenseFee: 350,
  subtotal: 25_645,
  tax: 4616,
  total: 30_261,
}
const EXTRAS = QUOTE.extras.map(({ code, quantity }) => ({ code, quantity }))
const DURING = { pickup: '2027-03-10T10:00', return: '2027-03-13T10:00' }

/** A cancelled reservation with a mail about it that waits, as migration 19 left them. */
const booked = (quote: object, total = 30_261) => `
  insert into accounts (email, created_at) values ('sol@example.com', now());
  insert into landings
    (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
    values (1, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now());
  insert into vehicles
    (landing_id, name, description, price_per_day_cents, luggage, seats, type, transmission, created_at, updated_at)
    values (1, 'Kia Rio', '', 4500, 2, 5, 'car', 'manual', now(), now());
  insert into reservations
    (reference, landing_id, vehicle_id, unit, during, vehicle_name, persons, bags, first_name, last_name, phone, email,
      pickup_place, return_place, extras, quote, total_cents, cancellation_fee_cents, cancelled_at, created_at)
    values ('ABC', 1, 1, 1, '[2027-03-10 10:00,2027-03-13 10:00)', 'Kia Rio', 2, 1, 'María', 'Peña', '1', 'maria@example.com',
      'SDQ', 'SDQ', '${JSON.stringify(EXTRAS)}', '${JSON.stringify(quote)}', ${total}, 10000, now(), now());
  insert into jobs (kind, key, reservation_id, payload, state, run_at, created_at) values
    ('mail', '1@x', 1, '${JSON.stringify({ kind: 'notice', to: 'sol@example.com', content: { origin: 'https://x', reservation: { quote, during: DURING, cancellationFeeCents: 10_000 } } })}', 'waiting', now(), now()),
    ('mail', '2@x', 1, null, 'done', now(), now()),
    ('mail', '3@x', 1, '{"kind": "notice", "content": {"subject": "written by an older version"}}', 'waiting', now(), now())`

test('a stored price becomes one with lines, to the cent, and so does that of a mail that waits', async () => {
  const pglite = await databaseUpTo(19)
  await pglite.exec(booked(QUOTE))
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  const [reservation] = await db.select().from(reservations)
  expect(reservation).toMatchObject({
    quote: bookedQuote(45, 3, EXTRAS),
    currency: 'USD',
    totalMinor: 30_261,
    cancellationFeeMinor: 10_000,
  })
  expect(reservation?.quote).toEqual(bookedQuote(45, 3, EXTRAS))
  const [waiting, sent, written] = await db.select().from(jobs).orderBy(jobs.id)
  expect(waiting?.payload).toEqual({
    kind: 'notice',
    to: 'sol@example.com',
    content: {
      origin: 'https://x',
      reservation: {
        during: DURING,
        quote: bookedQuote(45, 3, EXTRAS),
        cancellationFeeMinor: 10_000,
      },
    },
  })
  expect([sent?.payload, written?.payload]).toEqual([
    null,
    { kind: 'notice', content: { subject: 'written by an older version' } },
  ])
  expect([await db.select().from(landings), await db.select().from(vehicles)]).toMatchObject([
    [{ currency: 'USD' }],
    [{ pricePerDay: 4500 }],
  ])
})

for (const { what, quote, total } of [
  { what: 'whose lines do not add up to its subtotal', quote: { ...QUOTE, subtotal: 25_646 }, total: 30_261 },
  { what: 'whose total is not its subtotal and tax', quote: { ...QUOTE, total: 30_262 }, total: 30_262 },
  { what: 'at another total than its quote', quote: QUOTE, total: 30_260 },
  { what: 'without a quote', quote: {}, total: 30_261 },
]) {
  test(`a reservation ${what} stops the migration, and nothing is changed`, async () => {
    const pglite = await databaseUpTo(19)
    await pglite.exec(booked(quote, total))
    await expect(migrateEmbedded(drizzle(pglite))).rejects.toThrow()
    const { rows } = await pglite.query('select quote from reservations')
    expect(rows).toEqual([{ quote }])
  })
}
