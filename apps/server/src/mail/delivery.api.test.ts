import { and, asc, eq, isNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { mailOutbox } from '../db/schema.ts'
import { freePort } from '../testing/free-port.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { startTestWorker } from '../testing/mail-worker.ts'
import { addLanding, addVehicle, booking, send } from '../testing/rental.ts'
import { takeMail } from '../testing/take-mail.ts'
import { startTestApp } from '../testing/test-app.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { keepAsSent } from './taken-mails.ts'

vi.setConfig({ testTimeout: 60_000 })

const HOUR = 3_600_000

/** A landing to book on, at a clock that goes, from 1 March 2027 on; `skip` moves it. */
async function openForBookings() {
  const [began, base] = [Date.now(), Date.parse('2027-03-01T14:00:00Z')]
  let skipped = 0
  const started = await startTestApp({ now: () => new Date(base + Date.now() - began + skipped) })
  const owner = await started.addOwner({ email: 'sol@example.com' })
  const landing = await addLanding(started.parts, owner)
  const vehicle = await addVehicle(started.parts, landing, { units: 100 })
  const { db } = started.parts
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
    outbox: () => db.select().from(mailOutbox).orderBy(asc(mailOutbox.id)),
    async allSettled() {
      const unsettled = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.abandonedAt))
      await vi.waitFor(async () => expect(await db.$count(mailOutbox, unsettled)).toBe(0), {
        timeout: 30_000,
        interval: 20,
      })
    },
    metric: async (name: string) => {
      const { body } = await started.app.inject('/metrics')
      const values = body.matchAll(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'gm'))
      return [...values].reduce((sum, [, value]) => sum + Number(value), 0)
    },
  }
}

/** How often each mail came, by its Message-ID. */
const timesCame = ({ received }: MailServer): number[] =>
  [...Map.groupBy(received, ({ messageId }) => messageId).values()].map((those) => those.length)

const recipients = ({ received }: MailServer) => received.flatMap((mail) => mail.recipients).sort()

test('a mail goes out as soon as its reservation is made, from the landing to the visitor and from us to the operator', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer()
  const worker = startTestWorker(nelly.parts, server.url)
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
  expect(await nelly.outbox()).toMatchObject([{ content: null }, { recipient: null }])
  expect([await nelly.metric('nelly_mail_sent_total'), await nelly.metric('nelly_mail_waiting')]).toEqual([
    2, 0,
  ])
  expect(worker.log.map(({ message }) => message)).toEqual(['a mail was sent', 'a mail was sent'])
  expect(JSON.stringify(worker.log)).not.toMatch(/@|María|Peña|Sun Cars/)
})

test('while the server is down nobody waits and nothing is lost; when it is back each mail arrives once', async () => {
  const nelly = await openForBookings()
  const port = await freePort()
  const worker = startTestWorker(nelly.parts, `smtp://127.0.0.1:${port}`)
  for (let guest = 0; guest < 3; guest++) await nelly.book()
  await vi.waitFor(async () =>
    expect(await nelly.metric('nelly_mail_failed_attempts_total')).toBeGreaterThan(6),
  )
  expect(await nelly.metric('nelly_mail_waiting')).toBe(6)
  const server = await startMailServer({ port })
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1, 1, 1, 1, 1])
  expect(worker.log[0]).toMatchObject({
    level: 'warn',
    about: { reason: 'ECONNREFUSED', attempt: 1 },
    message: 'a mail must wait',
  })
})

test('a reservation does not wait for a server that takes connections and never speaks', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({ onConnect: () => {} })
  startTestWorker(nelly.parts, server.url, { grace: 0 })
  await Promise.race([
    Promise.all([nelly.book(), nelly.book(), nelly.book()]),
    new Promise((_, reject) => setTimeout(reject, 15_000, new Error('the reservations waited')).unref()),
  ])
  expect(await nelly.metric('nelly_mail_waiting')).toBe(6)
})

test('what the server refuses with a temporary answer is tried again until it is taken', async () => {
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

test('a recipient that the server refuses for good is given up at once and kept to be seen; others get theirs', async () => {
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
      attempts: 1,
      recipient: 'maria@example.com',
      lastError: expect.stringContaining('550'),
      content: { reservation: expect.any(Object) },
    },
    { kind: 'notice', sentAt: expect.any(Date) },
  ])
  expect(await nelly.metric('nelly_mail_abandoned_total')).toBe(1)
  expect(await nelly.metric('nelly_mail_waiting')).toBe(0)
  expect(worker.log.find(({ level }) => level === 'error')?.about).toMatchObject({ reason: '550 to RCPT TO' })
  expect(JSON.stringify(worker.log)).not.toContain('@')
})

test('a server that refuses the login is waited for: that is mended in the configuration', async () => {
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
  await vi.waitFor(() => expect(worker.log.length).toBeGreaterThan(2), { timeout: 10_000 })
  expect(await nelly.metric('nelly_mail_waiting')).toBe(2)
  isRight = true
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1])
  expect(JSON.stringify(worker.log)).not.toContain('p@ss')
})

test('a server that takes the message and is silent is left after a while, and tried again', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({ treat: (nth) => (nth < 2 ? 'never-answer' : 'take') })
  startTestWorker(nelly.parts, server.url, { step: 2000 })
  await nelly.book()
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1])
})

test('where the answer is lost the mail comes once more, as the same mail, and the others once', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({ treat: (nth) => (nth === 0 ? 'lose-answer' : 'take') })
  startTestWorker(nelly.parts, server.url, { lanes: 1 })
  await nelly.book()
  await nelly.allSettled()
  expect(timesCame(server).sort()).toEqual([1, 2])
  const [lost, again] = server.received.filter(({ messageId }) => messageId === server.received[0]?.messageId)
  expect([again?.date, again?.subject, again?.text]).toEqual([lost?.date, lost?.subject, lost?.text])
})

test('a server process that dies between the answer and noting it down sends the same mail again, never none', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer()
  await nelly.book()
  const taken = await takeMail(nelly.db, nelly.parts.now(), new Date(nelly.parts.now().getTime() + HOUR))
  if (!taken) throw new Error('nothing is due')
  const mailer = smtpMailer(server.url, { name: 'Nelly', address: 'rent@example.com' })
  await mailer.send(taken, AbortSignal.timeout(10_000))
  // Here it dies. The mail is nobody else's until the lease is over.
  startTestWorker(nelly.parts, server.url, { longestRest: 20 })
  await server.taken(2)
  expect(timesCame(server)).toEqual([1, 1])
  await vi.waitFor(async () => expect(await nelly.metric('nelly_mail_waiting')).toBe(1), { timeout: 10_000 })
  nelly.skip(HOUR)
  await nelly.allSettled()
  expect(timesCame(server).sort()).toEqual([1, 2])
})

test('a mail that fails for three days is given up, one that is younger is not', async () => {
  const nelly = await openForBookings()
  const worker = startTestWorker(nelly.parts, `smtp://127.0.0.1:${await freePort()}`, { longestRest: 20 })
  await nelly.book()
  await vi.waitFor(() => expect(worker.log.length).toBeGreaterThan(2), { timeout: 10_000 })
  expect(await nelly.metric('nelly_mail_abandoned_total')).toBe(0)
  nelly.skip(72 * HOUR)
  await nelly.allSettled()
  expect(await nelly.metric('nelly_mail_abandoned_total')).toBe(2)
  expect(await nelly.db.$count(mailOutbox, isNull(mailOutbox.content))).toBe(0)
})

test('two workers on one outbox send each mail once', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer()
  const workers = [1, 2].map(() => startTestWorker(nelly.parts, server.url, { longestRest: 20 }))
  await Promise.all(Array.from({ length: 12 }, () => nelly.book()))
  await nelly.allSettled()
  expect(timesCame(server)).toEqual(Array.from({ length: 24 }, () => 1))
  expect(workers.every(({ log }) => log.length > 0)).toBe(true)
})

test('what another process puts into the outbox is found without being called', async () => {
  const nelly = await openForBookings()
  await nelly.book()
  const waiting = await nelly.outbox()
  await nelly.db.delete(mailOutbox)
  const server = await startMailServer()
  startTestWorker(nelly.parts, server.url, { longestRest: 20 })
  await nelly.db.insert(mailOutbox).values(waiting.map(({ id: _, ...mail }) => mail))
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1])
})

test('a worker that is told to end finishes what it is at, and takes leave of the server', async () => {
  const nelly = await openForBookings()
  const server = await startMailServer({
    onMailFrom: (_address, _session, done) => void setTimeout(done, 300),
  })
  const worker = startTestWorker(nelly.parts, server.url)
  await nelly.book()
  await vi.waitFor(
    async () => expect((await nelly.outbox()).every(({ attempts }) => attempts === 1)).toBe(true),
    {
      interval: 5,
    },
  )
  await worker.stop()
  expect(timesCame(server)).toEqual([1, 1])
  expect(await nelly.metric('nelly_mail_waiting')).toBe(0)
  await vi.waitFor(() => expect(server.connections().open).toBe(0), { timeout: 3000 })
})

test('what would take too long then is given back, and the next worker sends it at once', async () => {
  const nelly = await openForBookings()
  const silent = await startMailServer({ treat: () => 'never-answer' })
  const worker = startTestWorker(nelly.parts, silent.url, { grace: 50 })
  await nelly.book()
  await vi.waitFor(
    async () => expect((await nelly.outbox()).every(({ attempts }) => attempts === 1)).toBe(true),
    {
      interval: 5,
    },
  )
  await worker.stop()
  expect(await nelly.outbox()).toMatchObject([{ attempts: 0 }, { attempts: 0 }])
  const server = await startMailServer()
  startTestWorker(nelly.parts, server.url)
  await nelly.allSettled()
  expect(timesCame(server)).toEqual([1, 1])
})

test('a mail that was forgotten while it was on its way leaves nothing behind', async () => {
  const nelly = await openForBookings()
  await nelly.book()
  const taken = await takeMail(nelly.db, nelly.parts.now(), new Date('2030-01-01'))
  if (!taken) throw new Error('nothing is due')
  await nelly.db.delete(mailOutbox).where(eq(mailOutbox.id, taken.id))
  await keepAsSent(nelly.db, [taken], nelly.parts.now())
  expect(await nelly.outbox()).toHaveLength(1)
})
