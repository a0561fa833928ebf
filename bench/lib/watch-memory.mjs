// Records the memory of a process and its children, in a separate process so that it does not disturb the measurement;
// prints the peak in megabytes when it is stopped.
import { heldTogether } from './memory.mjs'

const pid = Number(process.argv[2])
let most = heldTogether(pid)
setInterval(() => (most = Math.max(most, heldTogether(pid))), 200)
process.once('SIGTERM', () => {
  console.log(most)
  process.exit()
})
