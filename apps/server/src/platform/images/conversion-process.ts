// A process of its own for pictures: what a hostile one breaks, and the memory that a large one takes, end with it.
import { writeFile } from 'node:fs/promises'
import type { Conversion } from './conversion.ts'
import { convert } from './convert.ts'

// Where memory runs out, Linux ends this process before the server.
void writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})

process.on('message', async (conversion: Conversion) => {
  const answer = await convert(conversion).then(
    (converted) => ({ converted }),
    (error: unknown) => ({ error: String(error) }),
  )
  process.send?.(answer)
})

// It ends with its parent and not before: a Ctrl-C in the terminal reaches both, and uploads under way are finished.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => {})
