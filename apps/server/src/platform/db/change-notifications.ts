import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { LandingId } from '@nelly/domain/ids'
import pg from 'pg'

/** The channel on which triggers send the ids of changed landings: see the end of `migrations/0000_baseline.sql`. */
export const LANDINGS_CHANNEL = 'landings'

/** Called whenever public data of a landing changed, in any process. */
export interface ChangeListener {
  /** A change of this landing was committed. */
  onChange(landing: LandingId): void
  /** From now on every change is reported. */
  onConnected(): void
  /** Until it is connected again, changes may be missed. */
  onDisconnected(): void
}

export interface ChangeSubscription {
  /** Resolves once everything committed before has been reported, or the connection was lost. Never rejects. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

/** Listens to the embedded database, where no connection can be lost. */
export function listenEmbedded(pglite: PGlite, listener: ChangeListener): ChangeSubscription {
  const listening = pglite.listen(LANDINGS_CHANNEL, (payload) =>
    listener.onChange(Number(payload) as LandingId),
  )
  const ready = listening.then(
    () => listener.onConnected(),
    // A closed database does not change any more.
    () => {},
  )
  return {
    async caughtUp() {
      await ready
      // Notifications arrive with the response to the query that sent them, in the same turn of the event loop.
      await nextTurn()
    },
    async stop() {
      await ready
      if (!pglite.closed) await (await listening)()
    },
  }
}

/** How long connecting, a query or a marker may take before the connection counts as lost, in milliseconds. */
const TIMEOUT_MS = 2_000
/** How often a marker is sent while nothing else happens: a dead connection goes unnoticed for this long. */
const HEARTBEAT_MS = 2_000
const RECONNECT_MS = 500

/**
 * Listens to a PostgreSQL server over a connection of its own, which is replaced when it breaks. It counts as connected only once a
 * marker sent through the pool has come back: a pooler that swallows notifications is found out that way.
 */
export function listenServer(url: string, pool: pg.Pool, listener: ChangeListener): ChangeSubscription {
  const markers = new Map<string, (arrived: boolean) => void>()
  const stopping = new AbortController()
  let isConnected = false
  let lose = () => {}

  const listenUntilLost = async () => {
    const lost = new Promise<void>((resolve) => {
      lose = resolve
    })
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload = '' }) => {
      if (/^\d+$/.test(payload)) listener.onChange(Number(payload) as LandingId)
      else markers.get(payload)?.(true)
    })
    const connected = client
      .connect()
      .then(() => client.query(`listen ${LANDINGS_CHANNEL}`))
      .then(markerArrives, () => false)
    if (await Promise.race([connected, lost])) {
      isConnected = true
      listener.onConnected()
      await lost
      isConnected = false
      listener.onDisconnected()
    }
    for (const settle of markers.values()) settle(false)
    client.end().catch(() => {})
  }

  /** PostgreSQL delivers in the order of commits: once the marker is here, so is all that was sent before it. */
  const markerArrives = () =>
    new Promise<boolean>((resolve) => {
      const marker = randomUUID()
      const settle = (arrived: boolean) => {
        clearTimeout(late)
        markers.delete(marker)
        resolve(arrived)
      }
      const late = setTimeout(settle, TIMEOUT_MS, false)
      markers.set(marker, settle)
      // It stores nothing that would have to wait for the disk.
      pool
        .query(`set local synchronous_commit = off; select pg_notify('${LANDINGS_CHANNEL}', '${marker}')`)
        .catch(() => settle(false))
    })

  const caughtUp = async () => {
    const loseThis = lose
    if (isConnected && !(await markerArrives())) loseThis()
  }

  const listenUntilStopped = async () => {
    const { signal } = stopping
    while (!signal.aborted) {
      await listenUntilLost()
      await pause(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  const heartbeat = setInterval(caughtUp, HEARTBEAT_MS).unref()
  const listening = listenUntilStopped()
  return {
    caughtUp,
    async stop() {
      clearInterval(heartbeat)
      stopping.abort()
      lose()
      await listening
    },
  }
}
