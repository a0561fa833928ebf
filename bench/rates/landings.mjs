import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { makeFolder } from '../../apps/server/src/platform/db/make-folder.ts'
import { startSession } from '../../apps/server/src/platform/http/session-store.ts'
import { largeWorld } from '../../apps/server/tests/support/large-world.ts'

/** One operator with landings that differ in nothing but their prices; the landing's reservations are alike too. */
const size = (landingsEach) => ({ owners: 1, landingsEach, vehiclesEach: 60, reservationsEach: 4 })

/**
 * A data folder with an operator's landings, for as long as `use` lasts: called with the folder, the operator's token,
 * and the landings, each with its name and the ids of its vehicles and places.
 */
export async function withLandings(count, use) {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-rates-'))
  mkdirSync(join(folder, 'data'))
  try {
    await makeFolder(join(folder, 'data', 'database'))
    return await use({
      folder: join(folder, 'data'),
      ...(await filled(join(folder, 'data', 'database'), count)),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function filled(database, count) {
  const { db, close } = await openEmbedded(database)
  try {
    for (const statement of largeWorld(size(count))) await db.execute(sql.raw(statement))
    const landings = await db.execute(sql`select l.id, l.name,
      (select json_agg(v.id order by v.id) from vehicles v where v.landing_id = l.id) as "vehicleIds",
      (select json_agg(p.id order by p.position) from places p where p.landing_id = l.id) as "placeIds"
      from landings l order by l.id`)
    const owner = await db.execute(sql`select person_id as person, account_id as account from members`)
    const { token } = await startSession(db, owner.rows[0], new Date())
    return { token, landings: landings.rows }
  } finally {
    await close()
  }
}

/** Saves rates, as the operator's screen does. */
export const saveRates = (caller, { id }, rates) =>
  send(caller, 'PUT', `/api/landings/${id}/rates`, { revision: 0, rates })

/** Gives all places of a landing these hours. */
export const openAt = (caller, { placeIds }, hours) =>
  Promise.all(placeIds.map((id) => send(caller, 'PUT', `/api/places/${id}`, hours)))

async function send({ origin, token }, method, path, body) {
  const response = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 500)}`)
  return response.json()
}
