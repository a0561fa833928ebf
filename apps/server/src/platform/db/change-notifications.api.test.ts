import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../tests/support/test-app.ts'
import * as schema from './schema.ts'

/** Tables that no cached page shows, and those whose every visible change comes with one of the landing. */
const UNSEEN = [
  'audit_entries',
  'authenticators',
  'blocks',
  'challenges',
  'customer_contacts',
  'customers',
  'drawer_shifts',
  'email_changes',
  'gateway_events',
  'idempotency_keys',
  'imports',
  'invitations',
  'jobs',
  'contracts',
  'ledger_entries',
  'mailed_links',
  'members',
  'paper_numbers',
  'partner_rentals',
  'partners',
  'pay_links',
  'payment_attempts',
  'payment_gateways',
  'people',
  'quotes',
  'reservation_photographs',
  'sale_documents',
  'passkeys',
  'rate_limits',
  'rates_versions',
  'recovery_codes',
  'remembered_browsers',
  'reminders',
  'reservation_events',
  'reservations',
  'sessions',
  'pool_calendars',
  'pool_feeds',
  'pool_joins',
  'pools',
  'shared_secrets',
  'site_draft_steps',
  'site_drafts',
  'site_pictures',
  'site_preview_links',
  'site_publications',
  'site_schedules',
  'transfer_slips',
  'units',
  'waiting_wishes',
]

// Rule of "Speed": server/platform/db/change-notifications.ts
test('every table sends a change notification for its landing, or is known to need none', async () => {
  const { parts } = await startTestApp()
  const { rows } = (await parts.db.execute(
    sql`select distinct event_object_table as name from information_schema.triggers where trigger_name = 'tell_of_landing'`,
  )) as unknown as { rows: { name: string }[] }
  const telling = rows.map(({ name }) => name)
  const all = Object.values(schema).map((table) => getTableName(table))
  expect([...telling, ...UNSEEN].sort()).toEqual(all.sort())
})
