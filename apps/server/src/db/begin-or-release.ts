import type pg from 'pg'

/**
 * Has the pool take back a connection on which a transaction can't even begin, because it broke while nobody looked.
 * Drizzle takes one out for each transaction and gives it back whatever happens after its `begin`, but not where that
 * fails: a few such would leave the pool empty for good.
 */
export function releaseUnlessBegun(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>
  // Who passes a callback is the pool itself, which gives back what it takes.
  const connectWatched = (callback?: unknown) =>
    callback ? connect(callback) : connect().then(watchFirstQuery)
  pool.connect = connectWatched as typeof pool.connect
}

function watchFirstQuery(client: pg.PoolClient): pg.PoolClient {
  const query = client.query
  const watched = async (...asked: unknown[]) => {
    client.query = query
    try {
      return await (query as (...asked: unknown[]) => Promise<unknown>).apply(client, asked)
    } catch (error) {
      if (begins(asked[0])) client.release(error as Error)
      throw error
    }
  }
  client.query = watched as typeof client.query
  return client
}

const begins = (asked: unknown): boolean => {
  const text = typeof asked === 'string' ? asked : (asked as { text?: string } | undefined)?.text
  return /^begin\b/i.test(text ?? '')
}
