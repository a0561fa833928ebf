// Fills a database with the large data: that of DATABASE_URL, or those that `scale` measures, in a folder.
import { say } from '../lib/figures.mjs'
import { fillWorld } from '../lib/world.mjs'
import { worldSize } from '../lib/world-size.mjs'
import { withWorlds } from '../lib/worlds.mjs'

const { DATABASE_URL } = process.env
const { size, values } = worldSize({ kept: '' })
if (!DATABASE_URL && !values.kept) {
  console.error(
    'bench: DATABASE_URL must name the PostgreSQL database to fill, an empty one; or --kept the folder of one of our own.',
  )
  process.exit(1)
}
const began = performance.now()
if (values.kept) await withWorlds(size, values.kept, () => {})
else await fillWorld(DATABASE_URL, size)
const memory = Math.round(process.resourceUsage().maxRSS / 1024)
say(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s; this process took ${memory} MB at most`)
