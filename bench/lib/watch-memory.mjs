// Watches what a process and its children hold together, in a process of its own so that whoever measures time is not kept from it;
// prints, once it is told to end, the most megabytes that it saw.
import { heldTogether } from './memory.mjs'

const pid = Number(process.argv[2])
let most = heldTogether(pid)
setInterval(() => (most = Math.max(most, heldTogether(pid))), 200)
process.once('SIGTERM', () => {
  console.log(most)
  process.exit()
})
