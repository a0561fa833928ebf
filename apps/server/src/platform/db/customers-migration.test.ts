import { phoneKey } from '@nelly/domain/phone'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'
import { customerContacts, customers, reservations } from './schema.ts'

const BEFORE = `
  insert into accounts (email, created_at) values ('sol@example.com', now()), ('luna@example.com', now());
  insert into landings
    (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
    select id, 'landing-' || id, 'Sol', '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now() from accounts;
  insert into vehicles
    (landing_id, name, description, price_per_day_minor, luggage, seats, type, transmission, units, created_at, updated_at)
    select id, 'Kia', 'Kia', 4500, 2, 5, 'sedan', 'automatic', 20, now(), now() from landings;
  insert into reservations
    (reference, landing_id, vehicle_id, unit, during, vehicle_name, persons, bags, first_name, last_name, phone, email,
      pickup_place, return_place, extras, quote, currency, total_minor, created_at, erased_at, deleted_at)
    select reference, landing, landing, row_number() over (), '[2027-03-10 10:00,2027-03-12 10:00)', 'Kia', 1, 1, name, 'Paz', phone, email,
      'here', 'there', '[]', '{}', 'USD', 100, made::timestamptz, case when name = '' then now() end, deleted
    from (values
      ('second', 1, 'Eva Maria', '809-555-0101', 'EVA@example.com', '2027-01-02', null::timestamptz),
      ('first', 1, 'Eva', '+1 809 555 0100', 'eva@example.com', '2027-01-01', null),
      ('by phone', 1, 'Juan', '(809) 555-0101', 'juan@example.com', '2027-01-03', now()),
      ('other', 1, 'Juan', '600 11 22 33', 'juan@example.com', '2027-01-04', null),
      ('walk-in', 1, 'Ana', '+34 600 44 55 66', '', '2027-01-05', null),
      ('walk-in online', 1, 'Ana', '0034600445566', 'ana@example.com', '2027-01-06', null),
      ('erased', 1, '', '', '', '2027-01-07', null),
      ('by phone again', 1, 'Juan', '809 555 0101', 'juan@example.com', '2027-01-09', null),
      ('of no phone', 1, 'Luz', 'no phone', '', '2027-01-10', null),
      ('of no phone either', 1, 'Sol', '', '', '2027-01-11', null),
      ('of the other account', 2, 'Eva', '+1 809 555 0100', 'eva@example.com', '2027-01-08', null)
    ) of (reference, landing, name, phone, email, made, deleted);`

test('reservations of before are attached to customers of their account, the oldest first, and erased ones to none', async () => {
  const pglite = await databaseUpTo(27)
  await pglite.exec(BEFORE)
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  const stored = await db.select().from(reservations)
  const customerOf = Object.fromEntries(stored.map(({ reference, customerId }) => [reference, customerId]))
  expect(customerOf).toEqual({
    first: 1,
    second: 1,
    'by phone': 1,
    other: 2,
    'walk-in': 3,
    'walk-in online': 3,
    erased: null,
    'of the other account': 4,
    'by phone again': 2,
    'of no phone': 5,
    'of no phone either': 6,
  })
  const made = await db.select().from(customers).orderBy(customers.id)
  expect(made.map(({ accountId, firstName, email, phone }) => [accountId, firstName, email, phone])).toEqual([
    [1, 'Eva', 'eva@example.com', '+1 809 555 0100'],
    [1, 'Juan', 'juan@example.com', '600 11 22 33'],
    [1, 'Ana', 'ana@example.com', '+34 600 44 55 66'],
    [2, 'Eva', 'eva@example.com', '+1 809 555 0100'],
    [1, 'Luz', '', 'no phone'],
    [1, 'Sol', '', ''],
  ])
  const contacts = await db.select().from(customerContacts).orderBy(customerContacts.id)
  expect(contacts.map(({ customerId, key }) => [customerId, key])).toEqual([
    [1, 'eva@example.com'],
    [1, '18095550100'],
    [1, '18095550101'],
    [2, 'juan@example.com'],
    [2, '600112233'],
    [3, '34600445566'],
    [3, 'ana@example.com'],
    [4, 'eva@example.com'],
    [4, '18095550100'],
  ])
})

test('the database spells phones as the product does', async () => {
  const pglite = await databaseUpTo(28)
  const phones = [
    ...['809-555-0199', '1 829 555 0199', '0049 171 5550126', '+49 (0)171/555 0126', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧'],
    ...[
      '600 11 22 33',
      '809-555-0199 ext. 7',
      '809 555 0199 extensión 12',
      '(+1) 809.555.0199 #4',
      '555-019',
    ],
    ...['00 44 7700 900142', '８０９ ５５５ ０１９９', '5550199', '+5550199'],
    ...[
      '809 555 0199 (mamá)',
      'WhatsApp 809 555 0199',
      '809\u2013555\u2011\u200e0199',
      '809+5550199',
      '+49 (0)1234 56',
    ],
    ...[
      '１２３４５６７８９０１２３４５６',
      '809\u00a0555·0199',
      '809、555 0199',
      '+(0)5550199',
      '\t809 555 0199\n',
    ],
  ]
  const { rows } = await pglite.query<{ key: string | null }>(
    'select phone_key_of(phone) as key from unnest($1::text[]) with ordinality as t (phone, nth) order by nth',
    [phones],
  )
  expect(rows.map(({ key }) => key)).toEqual(phones.map((phone) => phoneKey(phone) ?? null))
})
