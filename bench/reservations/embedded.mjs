// Run as a process of its own over a folder: fills its embedded database with the world, or makes reservations in it by the
// captured statements alone, one after the other, as it has a single connection.
import { randomUUID } from 'node:crypto'
import { openEmbedded } from '../../apps/server/src/db/embedded.ts'
import { makeFolder } from '../../apps/server/src/db/make-folder.ts'
import { largeWorld } from '../../apps/server/src/testing/large-world.ts'
import { wishFor } from './bookings.mjs'

await makeFolder(process.argv[2])
const { db, close } = await openEmbedded(process.argv[2])
const { $client: pglite } = db

const tasks = {
  async fill({ size }) {
    for (const statement of largeWorld(size)) await pglite.exec(statement)
    const { rows } = await pglite.query('select min(id) as vehicle, min(landing_id) as landing from vehicles')
    return rows[0]
  },

  async reserve({ statements, fleet, seconds, start }) {
    const began = performance.now()
    const times = []
    let n = start
    while (performance.now() - began < seconds * 1000) {
      const begun = performance.now()
      await reserveOne(statements, fleet, n++)
      times.push(performance.now() - begun)
    }
    const duration = (performance.now() - began) / 1000
    return { made: n - start, next: n, perSecond: (n - start) / duration, times }
  },
}

async function reserveOne(statements, fleet, n) {
  const wish = wishFor(fleet, n)
  const parts = {
    key: () => wish.idempotency_key,
    vehicle: () => wish.id_vehicle,
    landing: () => wish.id_landing,
    reference: randomUUID,
    secret: randomUUID,
    network: randomUUID,
    messageId: ({ messageId }) => messageId.replaceAll('UNIQUE', randomUUID()),
    period: () => `["${wish.date_of_departure} 10:00","${wish.date_of_arrival} 10:00")`,
  }
  for (const { text, values } of statements) {
    if (values.length === 0) {
      await pglite.exec(text)
      continue
    }
    const given = values.map((value) => (value?.part ? parts[value.part](value) : value))
    await pglite.query(text, given)
  }
}

process.on('message', async ({ task, ...given }) => {
  if (task === 'close') {
    await close()
    process.exit(0)
  }
  process.send(await tasks[task](given))
})
process.send('ready')
