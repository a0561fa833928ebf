import type { FastifyLoggerOptions } from 'fastify'
import type { Database, OpenDatabase } from './db/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { JobCounters } from './jobs/job-handler.ts'
import type { SiteHandler } from './rendering/site-handler.ts'

/** Everything the app stands on. `main.ts` makes the real ones from the configuration, a test its own. */
export interface Parts {
  db: Database
  /** Reports every change of what visitors see of a landing. */
  subscribe: OpenDatabase['subscribe']
  /** How many bytes the page cache may take; 0 caches nothing. */
  pageCacheBytes: number
  /** Pictures and other uploads. */
  files: FileStore
  /** What has become of mails, for `/metrics`. */
  mailCounters: JobCounters
  /** The current instant. */
  now(): Date
  /** Draws the pages: the built web app. */
  site: SiteHandler
  /** The folder of the web app's own files, `apps/web/build/client`; undefined where it was not built. */
  webFolder: string | undefined
  /** The origin of links and canonical addresses, without a slash at the end; undefined on loopback, where the request's own serves. */
  publicUrl: string | undefined
  /** The origin of the owner's side where it has one of its own, without a slash at the end; `publicUrl` is then set. */
  ownerOrigin: string | undefined
  /** Whether forwarding headers are believed. */
  trustProxy: boolean
  /** With what forms of bookings are signed, and how soon after its drawing, in milliseconds, one may come; 0 takes all. */
  bookingForm: { secret: string; shortestMs: number }
  /** Whether logins and reservations are limited. */
  rateLimits: boolean
  logger: Pick<FastifyLoggerOptions, 'level' | 'stream'>
}
