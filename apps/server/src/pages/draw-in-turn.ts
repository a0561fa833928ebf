import type { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { SiteHandler } from './site-handler.ts'

/** More at one time would only wait for each other: drawing is work for the one processor that runs this process. */
const AT_ONCE = 4

/** For so many turns of the event loop a drawing lets newcomers go first; then it is its turn, however many more come. */
const MOST_TURNS = 64

/**
 * Draws a few pages at a time, and begins none while newcomers stand at the door. The event loop takes in one new connection
 * a turn, and a turn may last as long as a drawing: left to itself, a crowd would wait outside, where nobody counts it or turns
 * it away (decision 0026). Forms, which book, wait for nothing.
 */
export function drawInTurn(site: SiteHandler, server: EventEmitter): SiteHandler {
  const inTurn = pLimit(AT_ONCE)
  let arrivals = 0
  const count = () => {
    arrivals += 1
  }
  server.on('connection', count).on('request', count)

  const newcomersAreIn = async () => {
    // To the end of the turn that is under way: the next ones take newcomers in.
    await nextTurn()
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const before = arrivals
      await nextTurn()
      if (arrivals === before) return
    }
  }
  return (request, context) => {
    if (request.method === 'POST') return site(request, context)
    return inTurn(async () => {
      await newcomersAreIn()
      return site(request, context)
    })
  }
}
