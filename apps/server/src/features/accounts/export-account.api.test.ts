import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { makeHoldings } from '../../../tests/support/whose/holdings.ts'
import * as schema from '../../platform/db/schema.ts'
import { EXPORTED_PARTS } from './export-account.ts'

const { locations } = schema

// Rule of "Privacy": server/features/accounts/export-account.ts, web/owner/settings/settings-screen.client.tsx, e2e/account.journey.ts
test('an owner exports all their data, but nothing of others and no secrets', async () => {
  const nelly = await startTestApp()
  const { owner, published, draft } = await makeHoldings(nelly, 'heron', { commission: 12.34 })
  await makeHoldings(nelly, 'stork')
  const { db, now } = nelly.parts
  const pairs = Array.from({ length: 1_100 }, (_, at) => ({
    landingId: published.landing,
    pickupPlace: `"${at}"\n\u2028`,
    returnPlace: 'b',
    createdAt: now(),
  }))
  await db.insert(locations).values(pairs)
  const answer = await nelly.app.inject({
    url: `/api/users/export/${owner}`,
    headers: { authorization: `Bearer ${await nelly.signIn({ id: owner })}` },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="nelly-\d{4}-\d\d-\d\d\.json"$/),
    'cache-control': 'no-store',
  })
  const exported = answer.json()
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
  expect(exported.account).toMatchObject([{ id: owner, phone: 'heron', retention_months: 24 }])
  expect(ids(exported.landings)).toEqual([published.deletedLanding, published.landing, draft.landing])
  expect(ids(exported.vehicles)).toEqual([published.vehicle, draft.vehicle])
  expect(ids(exported.vehicle_pictures)).toEqual([published.image, draft.image])
  expect(exported.reservations).toMatchObject([{ first_name: 'heron' }, { first_name: 'heron' }])
  expect(ids(exported.customers)).toEqual([published.customer, published.otherCustomer, draft.otherCustomer])
  expect(exported.customers[0]).toMatchObject({ first_name: 'heron', notes: 'heron', account_id: owner })
  expect(exported.customer_contacts.length).toBeGreaterThan(0)
  const poolIds = exported.vehicles.map(({ pool_id }: { pool_id: number }) => pool_id)
  const ofPools = [published, draft].flatMap(({ otherPool, joinedPool }) => [otherPool, joinedPool])
  expect(new Set(ids(exported.pools))).toEqual(new Set([...poolIds, ...ofPools]))
  expect(exported.pool_joins).toMatchObject([
    { joined_id: published.joinedPool, pool_id: published.otherPool },
    { joined_id: draft.joinedPool },
  ])
  expect(exported.units).toMatchObject([
    { pool_id: poolIds[0], number: 1, plate: 'heron', insurance_until: '2027-03-15' },
    { pool_id: poolIds[1], number: 1 },
  ])
  expect(ids(exported.pool_feeds)).toEqual([published.feed, draft.feed])
  expect(ids(exported.special_features)).toEqual([published.feature])
  expect(exported.locations).toHaveLength(1_102)
  expect(exported.locations[2].pickup_place).toBe(pairs[0]?.pickupPlace)
  expect(exported.places).toMatchObject([
    { name: 'heron', phone: 'heron', is_pickup: true },
    { name: 'heron' },
  ])
  expect(exported.rates).toMatchObject([
    { landing_id: published.landing, version: 1, rates: { currency: 'USD' } },
    { landing_id: draft.landing, version: 1 },
  ])
  const landingIds = (rows: { landing_id: number }[]) => rows.map(({ landing_id }) => landing_id)
  expect(landingIds(exported.site_drafts)).toEqual(ids(exported.landings))
  expect(exported.site_publications).toContainEqual(
    expect.objectContaining({ landing_id: published.landing, number: 1, document: expect.anything() }),
  )
  expect(landingIds(exported.site_preview_links)).toEqual([published.landing, draft.landing])
  expect(landingIds(exported.site_pictures)).toEqual(ids(exported.landings))
  expect(exported.site_pictures[0].pictures[0].path).toMatch(/^logos\//)
  expect(exported.storage).toMatch(/^http:\/\/[^/]+\/storage\/$/)
  expect(answer.body).not.toMatch(/stork|hash|idempotency/)
})

/** What is no account's data, or is in another part; addresses of calendars and preview links are secrets, as are second factors. */
const LEFT_OUT = [
  'authenticators',
  'challenges',
  'email_changes',
  'former_names',
  'idempotency_keys',
  'jobs',
  'mailed_links',
  'paper_numbers',
  'passkeys',
  'rate_limits',
  'recovery_codes',
  'remembered_browsers',
  'reminders',
  'sessions',
  'shared_secrets',
  'pool_calendars',
  'vehicle_special_features',
]

test('every table is exported, or known to be left out', () => {
  const tables = Object.values(schema).flatMap((table) =>
    is(table, PgTable) ? [getTableConfig(table).name] : [],
  )
  const named = EXPORTED_PARTS.map((part) =>
    part === 'account' ? 'accounts' : part === 'rates' ? 'rates_versions' : part,
  )
  expect([...named, ...LEFT_OUT].sort()).toEqual(tables.sort())
})
