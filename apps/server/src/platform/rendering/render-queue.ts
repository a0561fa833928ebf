import type { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { SiteHandler } from './site-handler.ts'

/** More renders at one time would only wait for each other: rendering is work for the one processor that runs this process. */
const CONCURRENCY = 4

/** For so many turns of the event loop a render lets new requests in first; then it starts, however many more come. */
const MAX_TURNS = 64

/**
 * Renders a few pages at a time, and starts none while requests are arriving. The event loop accepts one connection a turn, and
 * a turn may last as long as a render: without this a crowd would wait where admission control does not see it
 * (decision 0026). Forms, which book, do not wait.
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
