import { nextTick } from 'node:process'
import type { Duplex } from 'node:stream'
import type pg from 'pg'

type Ask = (...asked: unknown[]) => Promise<unknown>

/**
 * Spares transactions ways to the server and back, on a connection that was opened with `pipeline`. What is asked in one turn
 * goes out together, and nobody waits for the answer to `begin`: queries that only read go with it. What writes waits until
 * the transaction has begun, so that nothing is ever written outside of it. Where it can't begin, all that is asked in it fails.
 */
export function spareWays(client: pg.PoolClient): void {
  const send = client.query.bind(client) as unknown as Ask
  const goTogether = togetherOn(client)
  let beginning: Promise<unknown> | undefined
  let mayGoAlong = false

  const ask: Ask = (...asked) => {
    goTogether()
    const text = textOf(asked[0])
    if (/^begin\b/i.test(text)) {
      const begun = send(...asked)
      beginning = begun
      mayGoAlong = true
      const ended = () => {
        if (beginning === begun) beginning = undefined
      }
      // Until it is rolled back, a transaction that did not begin has all that is asked in it fail.
      begun.then(ended, () => {})
      return Promise.resolve()
    }
    if (/^rollback$/i.test(text)) beginning = undefined
    if (!beginning) return send(...asked)
    mayGoAlong &&= /^select\b/i.test(text)
    if (!mayGoAlong) return beginning.then(() => ask(...asked))
    return Promise.all([beginning, send(...asked)]).then(([, answer]) => answer)
  }
  client.query = ask as unknown as typeof client.query
}

/** What is written until the end of this turn goes out by one call of the system. */
function togetherOn(client: pg.PoolClient): () => void {
  const { connection } = client as unknown as { connection: { stream: Duplex } }
  let isHeld = false
  return () => {
    if (isHeld) return
    isHeld = true
    const { stream } = connection
    stream.cork()
    nextTick(() => {
      isHeld = false
      stream.uncork()
    })
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? '')
