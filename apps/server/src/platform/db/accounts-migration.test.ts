import { createHash, randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { OLD_QUOTE } from '../../../tests/support/old-quote.ts'
import { insertOwner } from '../../features/accounts/add-owner.ts'
import { findSession } from '../http/session-store.ts'
import { migrateEmbedded } from './embedded.ts'
import {
  accounts,
  landings,
  members,
  people,
  reservationEvents,
  reservations,
  specialFeatures,
} from './schema.ts'

const token = randomBytes(32).toString('base64url')

/** Users 1 and 3 as version 16 left them, number 2 deleted and number 4 unused. */
const USERS = `
  insert into users (email, name, phone, avatar, password_hash, created_at, retention_months) values
    ('sol@example.com', 'Sol', '+1 809 555 0110', 'avatars/sol/avatar.jpg', 'hash of sol', '2026-01-01T00:00:00Z', 36),
    ('gone@example.com', 'Gone', null, null, 'hash', now(), 24),
    ('mar@example.com', 'Mar', null, null, 'hash of mar', '2026-02-01T00:00:00Z', 24);
  delete from users where id = 2;
  select nextval('users_id_seq');
  insert into sessions (token_hash, user_id, created_at, expires_at)
    values ('${createHash('sha256').update(token).digest('hex')}', 3, '2027-03-01T10:00:00Z', '2027-03-01T11:00:00Z');
  insert into landings
    (owner_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
    select owner, name, name, '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now()
    from (values (3, 'mar'), (1, 'sol')) as given (owner, name);
  insert into special_features (owner_id, name, description, created_at) values (3, 'Techo', '', now()), (1, 'Techo', '', now());
  insert into vehicles
    (landing_id, name, description, price_per_day_cents, luggage, seats, type, transmission, created_at, updated_at)
    values (1, 'Kia Rio', '', 5000, 2, 5, 'car', 'manual', now(), now());
  insert into reservations
    (reference, landing_id, vehicle_id, unit, during, vehicle_name, persons, bags, first_name, last_name, phone, email,
      pickup_place, return_place, extras, quote, total_cents, created_at)
    values ('ABC', 1, 1, 1, '[2027-03-10 10:00,2027-03-13 10:00)', 'Kia Rio', 2, 1, 'María', 'Peña', '1', 'maria@example.com',
      'SDQ', 'SDQ', '[]', '${OLD_QUOTE}', 19287, now());
  insert into reservation_events (reservation_id, kind, actor_kind, actor_id, at, note) values
    (1, 'deleted', 'owner', 3, now(), 'by mistake'), (1, 'restored', 'owner', null, now(), null),
    (1, 'contact-corrected', 'visitor', null, now(), null), (1, 'cancelled', 'system', null, now(), null)`

test('each user becomes a person and an account of the same number, with all they had, and numbers go on', async () => {
  const pglite = await databaseUpTo(16)
  await pglite.exec(USERS)
  const db = drizzle(pglite)
  await migrateEmbedded(db)

  const [sol, mar] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')]
  expect(await db.select().from(people).orderBy(people.id)).toEqual([
    { id: 1, email: 'sol@example.com', name: 'Sol', passwordHash: 'hash of sol', createdAt: sol },
    { id: 3, email: 'mar@example.com', name: 'Mar', passwordHash: 'hash of mar', createdAt: mar },
  ])
  const reached = { phone: '+1 809 555 0110', avatar: 'avatars/sol/avatar.jpg', retentionMonths: 36 }
  expect(await db.select().from(accounts).orderBy(accounts.id)).toEqual([
    { id: 1, email: 'sol@example.com', ...reached, createdAt: sol },
    { id: 3, email: 'mar@example.com', phone: null, avatar: null, retentionMonths: 24, createdAt: mar },
  ])
  expect(await db.select().from(members).orderBy(members.accountId)).toEqual([
    { accountId: 1, personId: 1 },
    { accountId: 3, personId: 3 },
  ])
  expect(await findSession(db, token, new Date('2027-03-01T10:30:00Z'))).toMatchObject({
    person: 3,
    account: 3,
  })
  const ofAccounts = [landings, specialFeatures].map((table) =>
    db.select({ account: table.accountId }).from(table).orderBy(table.id),
  )
  expect(await Promise.all(ofAccounts)).toEqual(Array(2).fill([{ account: 3 }, { account: 1 }]))
  expect(await db.select().from(reservations)).toMatchObject([{ id: 1, reference: 'ABC', landingId: 1 }])
  const events = await db.select().from(reservationEvents).orderBy(reservationEvents.id)
  expect(events.map(({ kind, actorKind, actorId, note }) => [kind, actorKind, actorId, note])).toEqual([
    ['deleted', 'person', 3, 'by mistake'],
    ['restored', 'person', null, null],
    ['contact-corrected', 'visitor', null, null],
    ['cancelled', 'system', null, null],
  ])

  const ana = { email: 'ana@example.com', name: 'Ana', phone: null, passwordHash: '' }
  expect(await insertOwner(db, ana, new Date())).toEqual({ id: 5, account: 5 })
  const { rows } = await pglite.query(
    "select to_regclass('users') as users, to_regclass('users_id_seq') as ids",
  )
  expect(rows).toEqual([{ users: null, ids: null }])
})
