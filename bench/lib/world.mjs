import pg from 'pg'
import { openServer } from '../../apps/server/src/platform/db/server.ts'
import { startSession } from '../../apps/server/src/platform/http/session-store.ts'
import { largeWorld } from '../../apps/server/tests/support/large-world.ts'
import { say } from './figures.mjs'

/** How many owners are created at once, which limits the database's memory. */
const AT_ONCE = 50

/** Connects to the database at an address for as long as `use` lasts. */
export async function withClient(url, use) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/**
 * Fills the database at an address, after migrating it, with data of a size, some owners at a time, each statement in
 * its own transaction; reports the progress. The owners' e-mails begin with `mark`.
 */
export async function fillWorld(url, size, mark = 'crowd') {
  const opened = await openServer(url)
  await opened.close()
  await withClient(url, async (client) => {
    const spent = new Map()
    const timed = async (statement) => {
      const began = performance.now()
      const { rowCount } = await client.query(statement)
      const what = /into (\w+)/.exec(statement)?.[1] ?? statement
      const before = spent.get(what) ?? { rows: 0, ms: 0 }
      spent.set(what, { rows: before.rows + (rowCount ?? 0), ms: before.ms + performance.now() - began })
    }
    const began = performance.now()
    for (let made = 0; made < size.owners; made += AT_ONCE) {
      const owners = Math.min(AT_ONCE, size.owners - made)
      for (const statement of largeWorld({ ...size, owners }, `${mark}-${made}-`)) await timed(statement)
      await timed('analyze')
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      say(`${made + owners} of ${size.owners} owners after ${seconds} s`)
    }
    // As autovacuum would do later: without it there are no index-only scans.
    await timed('vacuum analyze')
    for (const [what, { rows, ms }] of spent) say(`${what}: ${rows} rows in ${(ms / 1000).toFixed(1)} s`)
  })
}

/** The owner in the middle of those of a mark, signed in: their token, a landing's name and id, and a vehicle's id. */
export async function somebody(url, mark = 'crowd') {
  const found = await withClient(url, async (client) => {
    const first = async (text, values) => (await client.query(text, values)).rows[0]
    const owner = await first(
      `select p.id, m.account_id as account from people p join members m on m.person_id = p.id where p.email like $1 order by p.id
        offset (select count(*) / 2 from people where email like $1) limit 1`,
      [`${mark}-%`],
    )
    const landing = await first('select id, name from landings where account_id = $1 order by id limit 1', [
      owner.account,
    ])
    const vehicle = await first('select id from vehicles where landing_id = $1 order by id limit 1', [
      landing.id,
    ])
    return {
      owner: owner.id,
      account: owner.account,
      landing: landing.id,
      name: landing.name,
      vehicle: vehicle.id,
    }
  })
  const opened = await openServer(url)
  const { token } = await startSession(opened.db, { person: found.owner, account: found.account }, new Date())
  await opened.close()
  return { ...found, token }
}
