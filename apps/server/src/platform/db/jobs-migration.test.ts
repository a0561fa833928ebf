import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { OLD_QUOTE } from '../../../tests/support/old-quote.ts'
import { migrateEmbedded } from './embedded.ts'
import { jobs } from './schema.ts'

/**
 * A landing with a vehicle of two pictures, one reservation, and both queues in every state, as migration 13 left them.
 */
const QUEUES = `
  insert into users (email, name, password_hash, created_at) values ('sol@example.com', 'Sol', '', now());
  insert into landings
    (owner_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
    values (1, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now());
  insert into vehicles
    (landing_id, name, description, price_per_day_cents, luggage, seats, type, transmission, created_at, updated_at)
    values (1, 'Kia Rio', '', 5000, 2, 5, 'car', 'manual', now(), now());
  insert into vehicle_pictures (vehicle_id, position, picture, created_at)
    select 1, at, '{"sources": []}', '2027-02-01T00:00:00Z' from generate_series(0, 1) at;
  insert into reservations
    (reference, landing_id, vehicle_id, unit, during, vehicle_name, persons, bags, first_name, last_name, phone, email,
      pickup_place, return_place, extras, quote, total_cents, created_at)
    values ('ABC', 1, 1, 1, '[2027-03-10 10:00,2027-03-13 10:00)', 'Kia Rio', 2, 1, 'María', 'Peña', '1', 'maria@example.com',
      'SDQ', 'SDQ', '[]', '${OLD_QUOTE}', 19287, now());
  insert into mail_outbox
    (message_id, kind, reservation_id, recipient, content, attempts, not_before, last_error, created_at, sent_at, abandoned_at) values
    ('1@x', 'confirmation', 1, 'maria@example.com', '{"origin": "https://x"}', 2, '2027-03-01T10:00:00Z', '451', '2027-03-01T09:00:00Z', null, null),
    ('2@x', 'notice', 1, null, null, 1, '2027-03-01T10:00:00Z', null, '2027-03-01T09:00:00Z', '2027-03-01T09:01:00Z', null),
    ('3@x', 'notice', 1, 'sol@example.com', '{}', 9, '2027-03-01T10:00:00Z', '550', '2027-03-01T09:00:00Z', null, '2027-03-01T09:02:00Z');
  insert into picture_jobs (picture_id, attempts, not_before, last_error) values (2, 3, '2027-03-01T11:00:00Z', 'no disk')`

test('queued mails and pictures become jobs of the same state, and nothing is lost', async () => {
  const pglite = await databaseUpTo(13)
  await pglite.exec(QUEUES)
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  const mail = {
    kind: 'mail',
    reservationId: 1,
    pictureId: null,
    accountId: null,
    runAt: new Date('2027-03-01T10:00:00Z'),
    createdAt: new Date('2027-03-01T09:00:00Z'),
    result: null,
    lastError: null,
  }
  expect(await db.select().from(jobs).orderBy(jobs.id)).toEqual([
    {
      ...mail,
      id: 1,
      key: '1@x',
      payload: { kind: 'confirmation', to: 'maria@example.com', content: { origin: 'https://x' } },
      state: 'waiting',
      attempts: 2,
      lastError: '451',
      finishedAt: null,
    },
    {
      ...mail,
      id: 2,
      key: '2@x',
      payload: null,
      result: { kind: 'notice' },
      state: 'done',
      attempts: 1,
      finishedAt: new Date('2027-03-01T09:01:00Z'),
    },
    {
      ...mail,
      id: 3,
      key: '3@x',
      payload: { kind: 'notice', to: 'sol@example.com', content: {} },
      state: 'dead',
      attempts: 9,
      lastError: '550',
      finishedAt: new Date('2027-03-01T09:02:00Z'),
    },
    {
      id: 4,
      kind: 'picture',
      key: '2',
      reservationId: null,
      pictureId: 2,
      accountId: null,
      payload: null,
      result: null,
      state: 'waiting',
      runAt: new Date('2027-03-01T11:00:00Z'),
      attempts: 3,
      lastError: 'no disk',
      createdAt: new Date('2027-02-01T00:00:00Z'),
      finishedAt: null,
    },
  ])
  const { rows } = await pglite.query(
    "select to_regclass('mail_outbox') as mails, to_regclass('picture_jobs') as pictures",
  )
  expect(rows).toEqual([{ mails: null, pictures: null }])
})
