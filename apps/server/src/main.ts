import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { openControlSocket } from './cli/control-socket.ts'
import { prepareOperators } from './cli/demo/prepare-operators.ts'
import { readHolder } from './cli/holder-file.ts'
import { type Config, linkOriginOf, readConfig } from './config.ts'
import { sweepAudit } from './features/audit/sweep-audit.ts'
import { sweepLinks } from './features/coming-in/mailed-links.ts'
import { sweepEmailChanges } from './features/credential-changes/email-change.ts'
import { mailFailingFeeds } from './features/feeds/failing-feeds.ts'
import { planFeeds } from './features/feeds/feed-jobs.ts'
import { forgetImports } from './features/imports/forget-imports.ts'
import { sendReminders } from './features/messaging/send-reminders.ts'
import { sweepQuotes } from './features/quotes/end-quote.ts'
import { eraseOverdue } from './features/reservations/erase-overdue.ts'
import { mailCounters } from './features/reservations/mail/mail-metrics.ts'
import { sweepSites } from './features/site/sweep-site.ts'
import { sweepWishes } from './features/waiting-list/forget-wishes.ts'
import { tellWaiting } from './features/waiting-list/tell-waiting.ts'
import { jobHandlers } from './job-handlers.ts'
import { assertWritable } from './platform/assert-writable.ts'
import { CannotStart, reasonNotToStart } from './platform/cannot-start.ts'
import { sharedSecret } from './platform/db/shared-secret.ts'
import { vacuumChanged } from './platform/db/vacuum-changed.ts'
import { sweepFiles } from './platform/files/sweep-files.ts'
import { sweepIdempotencyKeys } from './platform/http/idempotency.ts'
import { startJobWorker } from './platform/jobs/job-worker.ts'
import { sweepJobs } from './platform/jobs/jobs.ts'
import { startPeriodic } from './platform/jobs/periodic.ts'
import { folderMailer } from './platform/mail/folder-mailer.ts'
import type { MailAddress } from './platform/mail/mail-content.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { openStores, storageIn } from './platform/open-stores.ts'
import type { Parts } from './platform/parts.ts'
import { loadWebApp } from './platform/rendering/load-web-app.ts'

const say = (line: string) => console.log(`nelly: ${line}`)

/** A running server. */
interface RunningServer {
  /** Finishes the requests in flight, then closes the database and releases the data folder. */
  stop(): Promise<void>
}

/** How long requests in flight may take after the server is told to stop. */
const GRACE_MS = 30_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Starts the server by the environment, with the web app that was built into the folder `web`: configuration, parts,
 * app, listen. Throws `CannotStart` for a problem that its user can fix.
 */
async function serve(env: NodeJS.ProcessEnv, web: string): Promise<RunningServer> {
  const config = readConfig(env)
  const webApp = await loadWebApp(web)
  say(
    config.databaseUrl === undefined
      ? `opening the database in ${config.dataDir} …`
      : 'opening the database …',
  )
  if (!config.bucket) assertWritable(storageIn(config.dataDir))
  const stores = await openStores(config, { isServing: true })
  if (!stores)
    throw new CannotStart(
      `${config.dataDir} is held by another server${pidOf(config.dataDir)}; one at a time can use it`,
    )
  const parts: Parts = {
    ...stores,
    ...webApp,
    mailCounters: mailCounters(),
    now: () => new Date(),
    publicUrl: config.publicUrl,
    ownerOrigin: config.ownerOrigin,
    pageCacheBytes: config.pageCacheBytes,
    secretsKey: config.secretsKey,
    trustProxy: config.trustProxy,
    bookingForm: { secret: await sharedSecret(stores.db, 'booking-form'), shortestMs: config.bookingFormMs },
    rateLimits: config.rateLimits,
    signUp: config.signUp,
    logger: { level: config.logLevel },
  }
  const closing: (() => Promise<void>)[] = [stores.close]
  const stop = async () => {
    for (const close of closing.reverse()) await close()
  }
  try {
    if (config.databaseUrl === undefined)
      closing.push(
        await openControlSocket(config.dataDir, { ...parts, ...stores, linkOrigin: linkOriginOf(config) }),
      )
    const loginLine = await prepareOperators(config, parts, say)
    const app = await createApp(parts)
    const mailer = await mailerOf(config)
    const { from = DEFAULT_SENDER } = config.mail
    const work = [
      startJobWorker({ ...parts, log: app.log }, jobHandlers({ ...parts, mailer, from })),
      ...startSweeps({
        ...parts,
        linkOrigin: linkOriginOf(config),
        isEmbedded: config.databaseUrl === undefined,
        log: app.log,
      }),
    ]
    closing.push(async () => mailer.close())
    // At the same time: no request may come in while a worker finishes its jobs.
    closing.push(async () => {
      await Promise.all([finishRequests(app), ...work.map((worker) => worker.stop())])
    })
    const address = config.publicUrl ?? (await listen(app, config))
    if (config.publicUrl) await listen(app, config)
    say(`listening at ${address}`)
    const line = await loginLine(config.ownerOrigin ?? address)
    if (line) say(line)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What the periodic tasks need. */
type Sweeping = Parts &
  Pick<FastifyInstance, 'log'> & { readonly linkOrigin: string; readonly isEmbedded: boolean }

/** Periodic tasks: plans looks at calendars of other channels and tells of those that fail, reminds customers, tells who waits, erases personal data and the audit after their retention, removes files, jobs and keys that are no longer needed, and vacuums the embedded database. */
const startSweeps = (parts: Sweeping) => {
  const report = (err: unknown) => parts.log.error({ err }, 'a sweep failed')
  return [
    startPeriodic(() => planFeeds(parts.db, parts.now()), MINUTE_MS, report),
    startPeriodic(() => mailFailingFeeds(parts, parts.now()), MINUTE_MS, report),
    startPeriodic(
      () => sendReminders(parts.db, { origin: parts.linkOrigin, now: parts.now() }),
      MINUTE_MS,
      report,
    ),
    startPeriodic(
      () => tellWaiting(parts.db, { origin: parts.linkOrigin, now: parts.now() }),
      10 * MINUTE_MS,
      report,
    ),
    startPeriodic(() => eraseOverdue(parts.db, parts.now()), HOUR_MS, report),
    startPeriodic(() => forgetImports(parts.db, parts.now()), HOUR_MS, report),
    startPeriodic(() => sweepLinks(parts.db, parts.now()), HOUR_MS, report),
    startPeriodic(() => sweepEmailChanges(parts.db, parts.now()), HOUR_MS, report),
    startPeriodic(() => sweepWishes(parts.db, parts.now()), HOUR_MS, report),
    startPeriodic(() => sweepQuotes(parts.db, parts.now()), HOUR_MS, report),
    startPeriodic(() => sweepAudit(parts.db, parts.now()), DAY_MS, report),
    startPeriodic(() => sweepJobs(parts.db, parts.now()), HOUR_MS, report),
    startPeriodic(() => sweepIdempotencyKeys(parts.db, parts.now()), HOUR_MS, report),
    startPeriodic(() => sweepSites(parts.db, parts.now()), DAY_MS, report),
    startPeriodic((signal) => sweepFiles(parts, { signal }), DAY_MS, report, HOUR_MS),
    ...(parts.isEmbedded ? [startPeriodic(() => vacuumChanged(parts.db), MINUTE_MS, report)] : []),
  ]
}

/** The mailer: the configured server, else a folder. */
async function mailerOf({ mail, dataDir }: Config): Promise<Mailer> {
  if (mail.server === undefined) return folderMailer(join(dataDir, 'mail'))
  const { smtpMailer } = await import('./platform/mail/smtp-mailer.ts')
  return smtpMailer(mail.server)
}

/** The default sender where there is no mail server. */
const DEFAULT_SENDER: MailAddress = { name: 'Nelly', address: 'nelly@localhost' }

const pidOf = (dataDir: string): string => {
  const holder = readHolder(dataDir)
  return holder ? ` (process ${holder.pid})` : ''
}

/** Listens, and returns the origin. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new CannotStart(`port ${port} of ${host} is taken by another program; PORT can name another`)
    if (code === 'EACCES')
      throw new CannotStart(`port ${port} may not be used without special rights; PORT can name another`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new CannotStart(`HOST is "${host}", which is no address of this machine (${code})`)
    }
    throw error
  }
  const { port: taken } = app.server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
}

async function finishRequests(app: FastifyInstance): Promise<void> {
  // A connection that becomes idle while the server closes would be kept for a next request, which never comes.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
  await app.close()
  clearInterval(idle)
  clearTimeout(late)
}

/** The exit code of a shell for a program that a signal ended. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * The server as a process: it serves until SIGTERM or SIGINT, and exits with 0 once the requests in flight are
 * answered. A problem at the start is printed in one line, with exit code 1.
 */
async function runServer(env: NodeJS.ProcessEnv, web: string): Promise<void> {
  let server: RunningServer | undefined
  let ending = false
  const end = async (signal: keyof typeof EXIT_CODES) => {
    // A terminal and npm both pass on the same Ctrl-C.
    if (ending) return
    ending = true
    // No request is waiting yet, and the next start continues what this one leaves undone.
    if (!server) process.exit(EXIT_CODES[signal])
    console.log(`nelly: ${signal}: finishing the requests in flight …`)
    await server.stop()
    console.log('nelly: stopped')
    process.exit(0)
  }
  // Before it prints that it listens: a script that reads that may stop it at once.
  process.on('SIGTERM', () => end('SIGTERM'))
  process.on('SIGINT', () => end('SIGINT'))
  try {
    server = await serve(env, web)
  } catch (error) {
    const reason = reasonNotToStart(error)
    console.error(reason === undefined ? error : `nelly: ${reason}`)
    process.exit(1)
  }
}

// The web app's build may be in another folder: `node main.ts FOLDER`.
const [, , web = fileURLToPath(new URL('../../web/build', import.meta.url))] = process.argv
await runServer(process.env, web)
