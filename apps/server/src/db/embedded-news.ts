import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { type LandingNews, NEWS_CHANNEL, type NewsReader, takeIn } from './landing-news.ts'

/** Has a reader hear of landings from the embedded database, where no connection can be lost. */
export function embeddedNews(pglite: PGlite, reader: NewsReader): LandingNews {
  const listening = pglite.listen(NEWS_CHANNEL, (payload) => void takeIn(reader, payload))
  const ready = listening.then(
    () => reader.connected(),
    // A database that is closed by now changes no more.
    () => {},
  )
  return {
    async caughtUp() {
      await ready
      // News comes with the answer to the query that made it, and is told in the same turn.
      await nextTurn()
    },
    async stop() {
      await ready
      if (pglite.closed) return
      await (await listening)()
    },
  }
}
