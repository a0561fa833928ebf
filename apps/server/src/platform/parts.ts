import type { FastifyLoggerOptions } from 'fastify'
import type { Database, OpenDatabase } from './db/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { JobCounters } from './jobs/job-handler.ts'
import type { SiteHandler } from './rendering/site-handler.ts'

/** The dependencies of the app. `main.ts` makes the real ones from the configuration, a test its own. */
export interface Parts {
  db: Database
  /** Reports every change of a landing's public data. */
  subscribe: OpenDatabase['subscribe']
  /** The limit of the page cache in bytes; 0 disables it. */
  pageCacheBytes: number
  /** Pictures and other uploads. */
  files: FileStore
  /** The counters of mails, for `/metrics`. */
  mailCounters: JobCounters
  /** The current instant. */
  now(): Date
  /** Renders the pages: the built web app. */
  site: SiteHandler
  /** The folder of the web app's client files, `apps/web/build/client`; undefined where it was not built. */
  webFolder: string | undefined
  /**
   * The origin of links and canonical addresses, without a slash at the end; undefined on loopback, where the request's
   * own is used.
   */
  publicUrl: string | undefined
  /** The origin of the owner's side where it has its own, without a slash at the end; `publicUrl` is then set. */
  ownerOrigin: string | undefined
  /** What secrets of gateways are encrypted with, of the environment; undefined where it has none: then none is stored. */
  secretsKey: string | undefined
  /** Whether forwarding headers are trusted. */
  trustProxy: boolean
  /**
   * The signing secret of booking forms, and how long after its rendering, in milliseconds, one may be submitted at the
   * earliest; 0 disables the check.
   */
  bookingForm: { secret: string; shortestMs: number }
  /** Whether logins and reservations are rate limited. */
  rateLimits: boolean
  /** Whether anybody may open an account. */
  signUp: boolean
  logger: Pick<FastifyLoggerOptions, 'level' | 'stream'>
}
