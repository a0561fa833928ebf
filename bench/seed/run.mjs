// Fills the PostgreSQL database that DATABASE_URL names with the large world, within the server.
import { say } from '../house/figures.mjs'
import { fillWorld } from '../house/world.mjs'
import { worldSize } from '../house/world-size.mjs'

const { DATABASE_URL } = process.env
if (!DATABASE_URL) {
  console.error('bench: DATABASE_URL must name the PostgreSQL database to fill, an empty one.')
  process.exit(1)
}
const began = performance.now()
await fillWorld(DATABASE_URL, worldSize().size)
say(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
