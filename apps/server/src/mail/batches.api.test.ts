import { asc, isNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { mailOutbox } from '../db/schema.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { startTestWorker } from '../testing/mail-worker.ts'
import { addLanding, addVehicle, booking, send } from '../testing/rental.ts'
import { startTestApp } from '../testing/test-app.ts'
import { watchQueries } from '../testing/watched-queries.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { takeMails } from './taken-mails.ts'

vi.setConfig({ testTimeout: 60_000 })

/** An outbox with the two mails of each of so many bookings; `skip` moves the clock. */
async function outboxOf(bookings: number) {
  const [began, base] = [Date.now(), Date.parse('2027-03-01T14:00:00Z')]
  let skipped = 0
  const { app, parts, addOwner } = await startTestApp({
    now: () => new Date(base + Date.now() - began + skipped),
  })
  const landing = await addLanding(parts, await addOwner())
  const vehicle = await addVehicle(parts, landing, { units: 100 })
  const book = async () => expect((await send(app, booking(landing, vehicle))).statusCode).toBe(201)
  for (let nth = 0; nth < bookings; nth++) await book()
  const { db } = parts
  const unsent = () => db.$count(mailOutbox, isNull(mailOutbox.sentAt))
  return {
    parts,
    db,
    book,
    unsent,
    outbox: () => db.select().from(mailOutbox).orderBy(asc(mailOutbox.id)),
    unsentBecome: (count: number) =>
      vi.waitFor(async () => expect(await unsent()).toBe(count), { timeout: 30_000, interval: 20 }),
    skip: (milliseconds: number) => {
      skipped += milliseconds
    },
  }
}

/** How often each mail came, by its Message-ID. */
const timesCame = ({ received }: MailServer): number[] =>
  [...Map.groupBy(received, ({ messageId }) => messageId).values()].map((those) => those.length).sort()

const once = (mails: number) => Array.from({ length: mails }, () => 1)

test('many mails are taken by few statements and noted as sent by few', async () => {
  const { parts, unsentBecome } = await outboxOf(10)
  const server = await startMailServer()
  const { db, queries } = watchQueries(parts.db)
  startTestWorker({ ...parts, db }, server.url, { gather: 1000 })
  await unsentBecome(0)
  expect(timesCame(server)).toEqual(once(20))
  const changes = queries.filter(({ text }) => text.startsWith('update "mail_outbox"'))
  const takes = changes.filter(({ text }) => text.includes('"attempts" ='))
  expect(takes.length).toBeLessThan(5)
  expect(changes.length - takes.length).toBeLessThan(20)
})

test('a mail whose server does not answer holds none of those that were taken with it', async () => {
  const { parts, unsentBecome } = await outboxOf(5)
  const server = await startMailServer({ treat: (nth) => (nth === 0 ? 'never-answer' : 'take') })
  const worker = startTestWorker(parts, server.url, { grace: 0 })
  await unsentBecome(1)
  await worker.stop()
  expect(timesCame(server)).toEqual(once(9))
})

test('a mail that is refused for now is tried again alone, the others of its batch are through', async () => {
  const { parts, unsentBecome, outbox } = await outboxOf(5)
  const server = await startMailServer({
    treat: (nth) => (nth === 3 ? { status: 451, text: 'try again later' } : 'take'),
  })
  startTestWorker(parts, server.url)
  await unsentBecome(0)
  expect((await outbox()).map(({ attempts }) => attempts).sort()).toEqual([...once(9), 2])
})

test('of a batch that a process died over each mail is sent by the next, those it had sent once more, as the same mails', async () => {
  const { parts, db, unsentBecome, skip } = await outboxOf(4)
  const server = await startMailServer()
  const leaseEnds = new Date(parts.now().getTime() + 3_600_000)
  const taken = await takeMails(db, { now: parts.now(), leaseEnds, most: 6 })
  expect(taken).toHaveLength(6)
  const mailer = smtpMailer(server.url, { name: 'Nelly', address: 'rent@example.com' })
  for (const mail of taken.slice(0, 2)) await mailer.send(mail, AbortSignal.timeout(10_000))
  // Here it dies. Until the lease is over nobody has those six.
  startTestWorker(parts, server.url, { longestRest: 20 })
  await unsentBecome(6)
  expect(timesCame(server)).toEqual(once(4))
  skip(3_600_000)
  await unsentBecome(0)
  expect(timesCame(server)).toEqual([...once(6), 2, 2])
})

test('what a worker has taken and not begun is given back when it ends, and the next worker sends it at once', async () => {
  const { parts, outbox, unsent, unsentBecome } = await outboxOf(5)
  const falling = await startMailServer({ treat: (nth) => (nth < 3 ? 'take' : 'never-answer') })
  const worker = startTestWorker(parts, falling.url, { lanes: 1, grace: 50 })
  // One is sent, then two of two; of the next four the first gets no answer.
  const taken = async () => (await outbox()).filter(({ attempts }) => attempts === 1).length
  await vi.waitFor(async () => expect([await taken(), await unsent()]).toEqual([7, 7]), { timeout: 10_000 })
  await worker.stop()
  expect(await taken()).toBe(3)
  const server = await startMailServer()
  startTestWorker(parts, server.url)
  await unsentBecome(0)
  expect(timesCame(server)).toEqual(once(7))
})

test('a mail that could not be ended within its lease is not begun, so that nobody else is at it too', async () => {
  const { parts, unsentBecome } = await outboxOf(4)
  const server = await startMailServer({
    onMailFrom: (_address, _session, done) => void setTimeout(done, 1500),
  })
  for (const longestRest of [20, 30])
    startTestWorker(parts, server.url, { lanes: 1, attempt: 2500, lease: 3000, longestRest })
  await unsentBecome(0)
  expect(timesCame(server)).toEqual(once(8))
})
