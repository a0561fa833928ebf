import { createHash } from 'node:crypto'
import type { Ledger } from './ledger.ts'
import type { Query } from './query.ts'

/** Checks that every acknowledged edit and login exists, and every foreign key. */
export async function auditRows(query: Query, ledger: Ledger): Promise<string[]> {
  return [
    ...(await lostEdits(query, ledger)),
    ...(await lostSessions(query, ledger)),
    ...(await orphans(query)),
  ]
}

async function lostEdits(query: Query, { edits }: Ledger): Promise<string[]> {
  const names = new Map(
    (await query('select id, name from vehicles')).map(({ id, name }) => [String(id), name]),
  )
  return Object.entries(edits)
    .filter(([id, { acknowledged, sentSince }]) => {
      const name = names.get(id)
      return name !== acknowledged && !sentSince.includes(String(name))
    })
    .map(([id, { acknowledged }]) => `vehicle ${id} is called ${names.get(id)}, not ${acknowledged}`)
}

async function lostSessions(query: Query, { tokens }: Ledger): Promise<string[]> {
  const kept = new Set((await query('select token_hash from sessions')).map((row) => row.token_hash))
  return tokens
    .map((token) => createHash('sha256').update(token).digest('hex'))
    .filter((hash) => !kept.has(hash))
    .map((hash) => `the session ${hash.slice(0, 8)}… was acknowledged and is lost`)
}

/** Looks up every reference by itself: a damaged index would hide what its constraint should have refused. */
async function orphans(query: Query): Promise<string[]> {
  const references = await query(`
    select c.conrelid::regclass::text as "from", a.attname as "column", c.confrelid::regclass::text as "to", k.attname as "key"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1`)
  const faults: string[] = []
  for (const { from, column, to, key } of references) {
    const [row] = await query(`
      select count(*)::int as count from ${from} f
      where f.${column} is not null and not exists (select from ${to} t where t.${key} = f.${column})`)
    if (row?.count !== 0) faults.push(`${row?.count} rows of ${from} name a ${column} that is not there`)
  }
  return faults
}
