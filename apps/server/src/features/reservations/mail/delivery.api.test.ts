import { expect, test, vi } from 'vitest'
import { freePort } from '../../../../tests/support/free-port.ts'
import { mailJobs } from '../../../../tests/support/mail-jobs.ts'
import { type MailServer, startMailServer } from '../../../../tests/support/mail-server.ts'
import { startTestWorker } from '../../../../tests/support/mail-worker.ts'
import { addLanding, addVehicle, booking, send } from '../../../../tests/support/rental.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { jobs } from '../../../platform/db/schema.ts'
import { claimJobs, type Job } from '../../../platform/jobs/jobs.ts'
import { smtpMailer } from '../../../platform/mail/smtp-mailer.ts'
import { mailMessage } from './mail-message.ts'
import { MAIL_JOB, type Mail } from './outbox.ts'

vi.setConfig({ testTimeout: 60_000 })

const HOUR = 3_600_000

/** A landing to book on, with a running clock from 1 March 2027 on; `skip` moves it. */
async function openForBookings() {
  const [began, base] = [Date.now(), Date.parse('2027-03-01T14:00:00Z')]
  let skipped = 0
  const started = await startTestApp({ now: () => new Date(base + Date.now() - began + skipped) })
  const owner = await started.addOwner({ email: 'sol@example.com' })
  const landing = await addLanding(started.parts, owner)
  const vehicle = await addVehicle(started.parts, landing, { units: 100 })
  const { db } = started.parts
  const metric = async (name: string) => {
    const { body } = await started.app.inject('/metrics')
    const values = body.matchAll(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'gm'))
    return [...values].reduce((sum, [, value]) => sum + Number(value), 0)
  }
  return {
    ...started,
    db,
    skip: (milliseconds: number) => {
      skipped += milliseconds
    },
    book: async () => {
      const answer = await send(started.app, booking(landing, vehicle))
      expect(answer.statusCode).toBe(201)
    },
    outbox: () => mailJobs(db),
    /** Waits until every mail is sent or dead, and counted, which is after its row is written. */
    async allSettled() {
      const countSettled = async () =>
        (await metric('nelly_mail_sent_total')) + (await metric('nelly_mail_abandoned_total'))
      const isSettled = async () => {
        const mails = await mailJobs(db)
        const isOver = mails.every(({ job }) => job.state === 'done' || job.state === 'dead')
        return isOver && (await countSettled()) === mails.length
      }
      await vi.waitFor(async () => expect(await isSettled()).toBe(true), { timeout: 30_000, interval: 20 })
    },
    /**
     * Claims a mail for an hour and sends it to a server, as a process does that crashes before it stores the result.
     */
    async sendAndDie(url: string) {
      const now = started.parts.now()
      const leaseUntil = new Date(now.getTime() + HOUR)
      const [claimed] = await claimJobs(db, MAIL_JOB, { now, leaseUntil, limit: 1 })
      if (!claimed) throw new Error('nothing is due')
      const message = mailMessage(claimed as Job<Mail>, { name: 'Nelly', address: 'rent@example.com' })
      const mailer = smtpMailer(url)
      await mailer.send({ name: '1', message }, AbortSignal.timeout(10_000))
      mailer.close()
    },
    metric,
  }
}

/** How often each mail was received, by its Message-ID. */
const timesCame = ({ received }: MailServer): number[] =>
  [...Map.groupBy(received, ({ messageId }) => messageId).values()].map((those) => those.length)

const recipients = ({ received }: MailServer) => received.flatMap((mail) => mail.recipients).sort()

test('a mail is sent as soon as its reservation is made, from the landing to the visitor and from us to the operator', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer()
  const worker = startTestWorker(nelly.parts, server.url, { pollMs: 60_000 })
  await nelly.book()
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1])
  const [visitors, owners] = server.received.toSorted((a, b) => (a.recipients < b.recipients ? -1 : 1))
  expect(visitors).toMatchObject({
    recipients: ['maria@example.com'],
    from: { name: expect.stringMatching(/^Sun Cars/), address: 'rent@example.com' },
    replyTo: [{ address: 'sol@example.com' }],
    attachments: [{ filename: 'reserva.ics', mimeType: 'text/calendar', method: 'PUBLISH' }],
  })
  expect(owners).toMatchObject({
    recipients: ['sol@example.com'],
    from: { name: 'Nelly', address: 'rent@example.com' },
    replyTo: [{ name: 'María Peña', address: 'maria@example.com' }],
  })
  for (const { job } of await nelly.outbox()) expect(job).toMatchObject({ state: 'done', payload: null })
  expect([await nelly.metric('nelly_mail_sent_total'), await nelly.metric('nelly_mail_waiting')]).toEqual([
    2, 0,
  ])
  expect(worker.log.map(({ message }) => message)).toEqual(['job done', 'job done'])
  expect(JSON.stringify(worker.log)).not.toMatch(/@|María|Peña|Sun Cars/)
})

test('while the mail server is down reservations work and no mail is lost; afterwards each mail arrives once', async () => {
  const nelly = await openForBookings()
  const port = await freePort()
  const worker = startTestWorker(nelly.parts, `smtp://127.0.0.1:${port}`)
  for (let guest = 0; guest < 3; guest++) await nelly.book()
  await vi.waitFor(
    async () => expect(await nelly.metric('nelly_mail_failed_attempts_total')).toBeGreaterThan(6),
    { timeout: 15_000 },
  )
  expect(await nelly.metric('nelly_mail_waiting')).toBe(6)
  const server = await startMailServer({ port })
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1, 1, 1, 1, 1])
  expect(worker.log[0]).toMatchObject({
    level: 'warn',
    about: { reason: 'ECONNREFUSED', attempt: 1 },
    message: 'job failed, to be retried',
  })
})

test('a reservation does not wait for a mail server that accepts connections but never answers', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({ onConnect: () => {} })
  startTestWorker(nelly.parts, server.url, { graceMs: 0 })
  await Promise.race([
    Promise.all([nelly.book(), nelly.book(), nelly.book()]),
    new Promise((_, reject) => setTimeout(reject, 15_000, new Error('the reservations waited')).unref()),
  ])
  expect(await nelly.metric('nelly_mail_waiting')).toBe(6)
})

test('a temporary refusal is retried until the mail is accepted', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({
    treat: (nth) => (nth < 5 ? { status: 451, text: 'try again later' } : 'take'),
  })
  const worker = startTestWorker(nelly.parts, server.url)
  await nelly.book()
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1])
  expect(await nelly.metric('nelly_mail_failed_attempts_total')).toBe(5)
  expect(worker.log.find(({ level }) => level === 'warn')?.about).toMatchObject({ reason: '451 to DATA' })
})

test('a permanently refused recipient makes its mail dead at once; others are sent', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      address === 'maria@example.com'
        ? done(Object.assign(new Error('no such mailbox maria@example.com'), { responseCode: 550 }))
        : done(),
  })
  const worker = startTestWorker(nelly.parts, server.url)
  await nelly.book()
  await nelly.allSettled()
  expect(recipients(server)).toEqual(['sol@example.com'])
  expect(await nelly.outbox()).toMatchObject([
    {
      kind: 'confirmation',
      to: 'maria@example.com',
      content: { reservation: expect.any(Object) },
      job: { state: 'dead', attempts: 1, lastError: expect.stringContaining('550') },
    },
    { kind: 'notice', job: { state: 'done' } },
  ])
  expect(await nelly.metric('nelly_mail_abandoned_total')).toBe(1)
  expect(await nelly.metric('nelly_mail_waiting')).toBe(0)
  expect(worker.log.find(({ level }) => level === 'error')?.about).toMatchObject({ reason: '550 to RCPT TO' })
  expect(JSON.stringify(worker.log)).not.toContain('@')
})

test('a refused login is retried: it is fixed in the configuration', async () => {
  const nelly = await openForBookings()
  let isRight = false
  const server = await startMailServer({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      isRight && username === 'nelly@example.com' && password === 'p@ss:word'
        ? done(null, { user: username })
        : done(Object.assign(new Error('authentication failed'), { responseCode: 535 })),
  })
  const url = server.url.replace('//', '//nelly%40example.com:p%40ss%3Aword@')
  const worker = startTestWorker(nelly.parts, url)
  await nelly.book()
  await vi.waitFor(() => expect(worker.log.length).toBeGreaterThan(2), { timeout: 15_000 })
  expect(await nelly.metric('nelly_mail_waiting')).toBe(2)
  isRight = true
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1])
  expect(JSON.stringify(worker.log)).not.toContain('p@ss')
})

test('a mail server that does not answer a message is left after a timeout, and tried again', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({ treat: (nth) => (nth < 2 ? 'never-answer' : 'take') })
  startTestWorker(nelly.parts, server.url, { responseTimeoutMs: 2000 })
  await nelly.book()
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1])
})

test('where the response is lost the same mail is sent again, and the others once', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({ treat: (nth) => (nth === 0 ? 'lose-answer' : 'take') })
  startTestWorker(nelly.parts, server.url, { concurrency: 1 })
  await nelly.book()
  await nelly.allSettled()
  expect(timesCame(server).sort()).toEqual([1, 2])
  const [lost, again] = server.received.filter(({ messageId }) => messageId === server.received[0]?.messageId)
  expect([again?.date, again?.subject, again?.text]).toEqual([lost?.date, lost?.subject, lost?.text])
})

test('a process that crashes before it stores the result sends the same mail again, never none', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer()
  await nelly.book()
  await nelly.sendAndDie(server.url)
  startTestWorker(nelly.parts, server.url)
  await server.taken(2)
  expect(timesCame(server)).toEqual([1, 1])
  await vi.waitFor(async () => expect(await nelly.metric('nelly_mail_waiting')).toBe(1), { timeout: 15_000 })
  nelly.skip(HOUR)
  await nelly.allSettled()
  expect(timesCame(server).sort()).toEqual([1, 2])
})

test('a mail that fails for three days is dead, a younger one is not', async () => {
  const nelly = await openForBookings()
  const worker = startTestWorker(nelly.parts, `smtp://127.0.0.1:${await freePort()}`)
  await nelly.book()
  await vi.waitFor(() => expect(worker.log.length).toBeGreaterThan(2), { timeout: 15_000 })
  expect(await nelly.metric('nelly_mail_abandoned_total')).toBe(0)
  nelly.skip(72 * HOUR)
  await nelly.allSettled()
  expect(await nelly.metric('nelly_mail_abandoned_total')).toBe(2)
  for (const { content } of await nelly.outbox()) expect(content).toBeDefined()
})

test('two workers on one outbox send each mail once', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer()
  for (let worker = 0; worker < 2; worker++) startTestWorker(nelly.parts, server.url)
  await Promise.all(Array.from({ length: 12 }, () => nelly.book()))
  await nelly.allSettled()
  expect(timesCame(server)).toEqual(Array.from({ length: 24 }, () => 1))
})

test('mails that another process enqueues are found by polling', async () => {
  const nelly = await openForBookings()
  await nelly.book()
  const waiting = await nelly.outbox()
  await nelly.db.delete(jobs)
  const server = await startMailServer()
  startTestWorker(nelly.parts, server.url)
  await nelly.db.insert(jobs).values(waiting.map(({ job: { id: _, ...row } }) => row))
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1])
})

test('a mail whose server does not answer does not delay the others', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({ treat: (nth) => (nth === 0 ? 'never-answer' : 'take') })
  for (let guest = 0; guest < 4; guest++) await nelly.book()
  const worker = startTestWorker(nelly.parts, server.url, { graceMs: 0 })
  await server.taken(7)
  await vi.waitFor(async () => expect(await nelly.metric('nelly_mail_waiting')).toBe(1), { timeout: 15_000 })
  await worker.stop()
  expect(timesCame(server)).toEqual(Array.from({ length: 7 }, () => 1))
})

test('a worker that is stopped finishes its current mails, and closes its connections', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({
    onMailFrom: (_address, _session, done) => void setTimeout(done, 300),
  })
  const worker = startTestWorker(nelly.parts, server.url)
  await nelly.book()
  await vi.waitFor(
    async () => expect((await nelly.outbox()).every(({ job }) => job.attempts === 1)).toBe(true),
    { interval: 5, timeout: 15_000 },
  )
  await worker.stop()
  expect(timesCame(server)).toEqual([1, 1])
  expect(await nelly.metric('nelly_mail_waiting')).toBe(0)
  await vi.waitFor(() => expect(server.connections().open).toBe(0), { timeout: 15_000 })
})

test('a mail that takes too long then is released, and the next worker sends it at once', async () => {
  const nelly = await openForBookings()
  const silent = await startMailServer({ treat: () => 'never-answer' })
  const worker = startTestWorker(nelly.parts, silent.url, { graceMs: 50 })
  await nelly.book()
  await vi.waitFor(
    async () => expect((await nelly.outbox()).every(({ job }) => job.attempts === 1)).toBe(true),
    { interval: 5, timeout: 15_000 },
  )
  await worker.stop()
  expect(await nelly.outbox()).toMatchObject([
    { job: { attempts: 0, state: 'waiting' } },
    { job: { attempts: 0, state: 'waiting' } },
  ])
  const server = await startMailServer()
  startTestWorker(nelly.parts, server.url)
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1])
})
