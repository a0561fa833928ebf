// How long others wait for the embedded database while a calendar of a thousand times is looked at, for the first time, unchanged, and
// with all of its events renamed.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { lookAtFeed } from '../../apps/server/src/features/feeds/look-at-feed.ts'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { median, report, table } from '../lib/figures.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, times: { type: 'string', default: '1000' } },
})
const folder = mkdtempSync(join(tmpdir(), 'nelly-feeds-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const { db, close } = await openEmbedded(folder)

let name = 'first'
const event = (nth) => {
  const at = new Date(Date.now() + (nth + 1) * 8 * 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `BEGIN:VEVENT\r\nUID:${name}-${nth}\r\nDTSTART:${at}\r\nDURATION:PT4H\r\nEND:VEVENT`
}
const channel = createServer((_, reply) => {
  const events = Array.from({ length: Number(values.times) }, (_, nth) => event(nth))
  reply.end(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n'))
})
await new Promise((resolve) => channel.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${channel.address().port}/`

await db.execute(sql`insert into accounts (email, created_at) values ('sol@example.com', now())`)
await db.execute(sql`insert into landings
  (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
  values (1, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'America/Santo_Domingo', now(), now())`)

/** Adds a calendar of a pool of its own, which a vehicle offers. */
async function addFeed() {
  const { rows } = await db.execute(sql`
    with pool as (insert into pools (account_id, name, timezone, created_at)
        values (1, 'Kia', 'America/Santo_Domingo', now()) returning id),
      vehicle as (insert into vehicles
        (landing_id, pool_id, name, description, price_per_day_minor, luggage, seats, type, transmission, created_at, updated_at)
        select 1, id, 'Kia', 'Kia', 4500, 2, 5, 'sedan', 'automatic', now(), now() from pool returning pool_id)
    insert into pool_feeds (pool_id, name, url, due_at, created_at)
    select pool_id, 'Channel', ${url}, now(), now() from vehicle returning id`)
  return rows[0].id
}

/** The longest that another query waited while the work ran, in milliseconds. */
async function longestWait(work) {
  let isDone = false
  let longest = 0
  const others = (async () => {
    while (!isDone) {
      const began = performance.now()
      await db.execute(sql`select id from landings`)
      longest = Math.max(longest, performance.now() - began)
      await pause(2)
    }
  })()
  const began = performance.now()
  await work()
  const took = performance.now() - began
  isDone = true
  await others
  return { longest, took }
}

async function look(id) {
  const error = await lookAtFeed({ db, now: () => new Date(), isAllowed: () => true }, id)
  const { rows } = await db.execute(sql`select count(*)::int as blocks from blocks where feed_id = ${id}`)
  if (error || rows[0].blocks !== Number(values.times)) throw new Error(`${error}: ${rows[0].blocks} blocks`)
}
const measured = { 'read for the first time': [], unchanged: [], 'all of it renamed': [], 'four at once': [] }
for (let run = 0; run < Number(values.runs); run++) {
  name = `first-${run}`
  const id = await addFeed()
  measured['read for the first time'].push(await longestWait(() => look(id)))
  measured.unchanged.push(await longestWait(() => look(id)))
  name = `second-${run}`
  measured['all of it renamed'].push(await longestWait(() => look(id)))
  const four = [await addFeed(), await addFeed(), await addFeed(), await addFeed()]
  measured['four at once'].push(await longestWait(() => Promise.all(four.map(look))))
}
channel.close()
await close()

const rows = Object.entries(measured).map(([what, runs]) => [
  what,
  median(runs.map(({ longest }) => longest)).toFixed(0),
  Math.max(...runs.map(({ longest }) => longest)).toFixed(0),
  median(runs.map(({ took }) => took)).toFixed(0),
])
report(
  'feeds',
  'Others of the embedded database while a calendar is read',
  table(['a calendar', 'others waited, ms', 'longest of all runs', 'the look took'], rows),
  measured,
)
