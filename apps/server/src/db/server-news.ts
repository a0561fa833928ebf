import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type LandingNews, NEWS_CHANNEL, type NewsReader, takeIn } from './landing-news.ts'

/** How long our own word may take to come back before the connection counts as lost. */
const PATIENCE_MS = 2_000
/** How often it is sent out while nothing else happens: so long a broken line may go unnoticed. */
const PULSE_MS = 5_000
const RETRY_MS = 500

/**
 * Has a reader hear of landings from a PostgreSQL server, over a connection that does nothing else and is made anew when it
 * breaks. It counts as connected only once a word sent through `pool` has come back: a proxy that swallows news is found out.
 */
export function serverNews(url: string, pool: pg.Pool, reader: NewsReader): LandingNews {
  const waiting = new Map<string, (arrived: boolean) => void>()
  let current: pg.Client | undefined
  let isLive = false
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
    })
    current = client
    const broken = () => lose(client)
    client.on('error', broken)
    client.on('end', broken)
    client.on('notification', ({ payload = '' }) => {
      if (current !== client) return
      const word = takeIn(reader, payload)
      if (word !== undefined) waiting.get(word)?.(true)
    })
    try {
      await client.connect()
      await client.query(`listen ${NEWS_CHANNEL}`)
      if (!(await ownWordArrives())) return broken()
    } catch {
      return broken()
    }
    if (current !== client) return
    isLive = true
    reader.connected()
  }

  const lose = (client: pg.Client | undefined) => {
    if (client === undefined || current !== client) return
    current = undefined
    if (isLive) reader.lost()
    isLive = false
    for (const settle of waiting.values()) settle(false)
    void client.end().catch(() => {})
    if (!stopped) retry = setTimeout(connect, RETRY_MS).unref()
  }

  /** PostgreSQL delivers in the order of commits: what was told before our word has been heard once it is back. */
  const ownWordArrives = () =>
    new Promise<boolean>((resolve) => {
      const word = randomUUID()
      const settle = (arrived: boolean) => {
        clearTimeout(late)
        waiting.delete(word)
        resolve(arrived)
      }
      const late = setTimeout(settle, PATIENCE_MS, false)
      waiting.set(word, settle)
      // Nothing is stored by it that would have to wait for the disk.
      const sent = pool.query(
        `set local synchronous_commit = off; select pg_notify('${NEWS_CHANNEL}', '${word}')`,
      )
      sent.catch(() => settle(false))
    })

  const caughtUp = async () => {
    if (!isLive) return
    const client = current
    if (!(await ownWordArrives())) lose(client)
  }

  const pulse = setInterval(caughtUp, PULSE_MS).unref()
  void connect()
  return {
    caughtUp,
    async stop() {
      stopped = true
      clearInterval(pulse)
      clearTimeout(retry)
      const client = current
      current = undefined
      for (const settle of waiting.values()) settle(false)
      await client?.end().catch(() => {})
    },
  }
}
