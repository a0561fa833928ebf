import { sql } from 'drizzle-orm'
import { type BackupTable, tableToday } from './tables.ts'

/** A table whose rows belonged to a user, as they do to an account today. */
const ownedByUsers = (name: string): BackupTable => ({
  ...tableToday(name),
  columns: tableToday(name).columns.map((column) => (column === 'account_id' ? 'owner_id' : column)),
  legacy: {
    source: sql`select *, account_id as owner_id from ${sql.identifier(name)}`,
    into: [
      {
        table: tableToday(name),
        row: sql`r || jsonb_build_object('account_id', r -> 'owner_id')`,
        newColumns: ['account_id'],
      },
    ],
  },
})

/** The tables of versions before decision 0059, of which a backup has all where it has `users`. See the migration `0018_accounts_and_people`. */
export const LEGACY_ACCOUNTS: readonly BackupTable[] = [
  {
    name: 'users',
    columns: [
      ...['id', 'email', 'name', 'phone', 'avatar', 'password_hash', 'created_at'],
      'retention_months',
    ],
    key: [{ name: 'id', isText: false }],
    numbered: true,
    legacy: {
      source: sql`
        select p.id, p.email, p.name, a.phone, a.avatar, p.password_hash, p.created_at, a.retention_months
        from people p join members m on m.person_id = p.id join accounts a on a.id = m.account_id`,
      into: [
        { table: tableToday('people'), row: sql`r`, newColumns: [] },
        { table: tableToday('accounts'), row: sql`r`, newColumns: [] },
        {
          table: tableToday('members'),
          row: sql`jsonb_build_object('account_id', r -> 'id', 'person_id', r -> 'id')`,
          newColumns: ['account_id', 'person_id'],
        },
      ],
    },
  },
  ownedByUsers('landings'),
  ownedByUsers('special_features'),
  {
    ...tableToday('reservation_events'),
    legacy: {
      source: sql`
        select id, reservation_id, kind, case actor_kind when 'person' then 'owner' else actor_kind end as actor_kind, actor_id,
          at, reason, note, details
        from reservation_events`,
      into: [
        {
          table: tableToday('reservation_events'),
          row: sql`case r ->> 'actor_kind' when 'owner' then r || '{"actor_kind": "person"}' else r end`,
          newColumns: [],
        },
      ],
    },
  },
]
