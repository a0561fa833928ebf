// Runs the product and restarts it, after a build where necessary, whenever a source file changes.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { built, installed } from './lib/prepare.mjs'
import { root, say } from './lib/run.mjs'
import { runServer } from './lib/server.mjs'

const SOURCES = ['apps/server/src', 'apps/web/app', 'packages/domain/src', 'packages/contract/src']
/** Editors write a file in several steps; it is read this long after the last one. */
const SETTLED_MS = 200

await installed()
let stop = new AbortController()
let settling

for (const path of SOURCES) {
  watch(join(root, path), { recursive: true }, (_event, file) => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      say(`${join(path, file ?? '')} changed: starting anew …`)
      stop.abort()
    }, SETTLED_MS)
  })
}

let ended = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    ended = true
    stop.abort()
  })
}

while (!ended) {
  stop = new AbortController()
  const { signal } = stop
  if ((await built()) && !signal.aborted) await runServer(signal)
  if (!signal.aborted) {
    say('waiting for a change …')
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  }
}
