import pg from 'pg'
import { openServer } from '../../apps/server/src/db/server.ts'
import { startSession } from '../../apps/server/src/http/session-store.ts'
import { largeWorld } from '../../apps/server/src/testing/large-world.ts'
import { say } from './figures.mjs'

/** Fills the migrated database at an address with a world of a size, and tells how long each part took. */
export async function fillWorld(url, size) {
  const opened = await openServer(url)
  await opened.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of largeWorld(size)) {
    const began = performance.now()
    const { rowCount } = await client.query(statement)
    const what = /into (\w+)/.exec(statement)?.[1] ?? statement
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    say(`${what}: ${rowCount ?? 0} rows in ${seconds} s`)
  }
  await client.end()
}

/** One owner of that world, amid the others, signed in: their token, a landing's name and id, and a vehicle's id. */
export async function somebody(url) {
  const opened = await openServer(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [owner] = (
    await client.query(
      `select id from users where email like 'crowd-%' order by id offset (select count(*) / 2 from users)`,
    )
  ).rows
  const [landing] = (
    await client.query('select id, name from landings where owner_id = $1 order by id', [owner.id])
  ).rows
  const [vehicle] = (
    await client.query('select id from vehicles where landing_id = $1 order by id', [landing.id])
  ).rows
  const { token } = await startSession(opened.db, owner.id, new Date())
  await client.end()
  await opened.close()
  return { owner: owner.id, token, landing: landing.id, name: landing.name, vehicle: vehicle.id }
}
