import type { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { SiteHandler } from './site-handler.ts'

/** More concurrent renders would only wait for each other: rendering uses the one thread of this process. */
const CONCURRENCY = 4

/** For this many turns of the event loop a render lets new requests in first; then it starts in any case. */
const MAX_TURNS = 64

/**
 * Renders a few pages concurrently, and starts none while requests are arriving. The event loop accepts one connection
 * a turn, and a turn may last as long as a render: without this, connections would wait where admission control does
 * not see them (decision 0026). Forms, which book, do not wait.
 */
export function renderQueue(site: SiteHandler, server: EventEmitter): SiteHandler {
  const limit = pLimit(CONCURRENCY)
  let arrivals = 0
  const count = () => {
    arrivals += 1
  }
  server.on('connection', count).on('request', count)

  const arrivalsPause = async () => {
    // To the end of the current turn: the next ones accept connections.
    await nextTurn()
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const before = arrivals
      await nextTurn()
      if (arrivals === before) return
    }
  }
  return (request, context) => {
    if (request.method === 'POST') return site(request, context)
    return limit(async () => {
      await arrivalsPause()
      return site(request, context)
    })
  }
}
