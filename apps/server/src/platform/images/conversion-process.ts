// A separate process for pictures: it isolates crashes of a hostile one, and the memory of a large one.
import { writeFile } from 'node:fs/promises'
import type { Conversion } from './conversion.ts'
import { convert } from './convert.ts'

// When memory runs out, Linux kills this process before the server.
void writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})

process.on('message', async (conversion: Conversion) => {
  const answer = await convert(conversion).then(
    (converted) => ({ converted }),
    (error: unknown) => ({ error: String(error) }),
  )
  process.send?.(answer)
})

// It ends with its parent and not before: a Ctrl-C in the terminal reaches both, and uploads in progress are finished.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => {})
