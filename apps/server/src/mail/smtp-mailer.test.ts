import { expect, onTestFinished, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { smtpMailer } from './smtp-mailer.ts'
import type { TakenMail } from './taken-mails.ts'

vi.setConfig({ testTimeout: 30_000 })

const mail = (id: number, to = 'maria@example.com'): TakenMail => ({
  id,
  kind: 'confirmation',
  reservationId: 1,
  messageId: `${id}@rent.example.com`,
  to,
  attempts: 1,
  createdAt: new Date('2027-03-01T14:00:00Z'),
  content: { subject: `Reserva ${id}`, text: 'Hola', html: '<p>Hola</p>', attachments: [] },
})

/** Sends mails to a server, each an attempt of its own. */
function sending({ url }: MailServer) {
  const mailer = smtpMailer(url, { name: 'Nelly', address: 'rent@example.com' }, { step: 20_000 })
  onTestFinished(() => mailer.close())
  return { mailer, send: (one: TakenMail) => mailer.send(one, AbortSignal.timeout(20_000)) }
}

const came = ({ received }: MailServer) => received.map(({ subject }) => subject)

test('mails go one after the other over one connection, a hundred at most', async () => {
  const server = await startMailServer()
  const { send } = sending(server)
  for (let id = 1; id <= 101; id++) await send(mail(id))
  expect(new Set(came(server)).size).toBe(101)
  expect(server.connections().all).toBe(2)
})

test('mails that go at the same time have a connection each, and the next ones find them', async () => {
  const server = await startMailServer()
  const { send } = sending(server)
  await Promise.all([1, 2, 3].map((id) => send(mail(id))))
  await Promise.all([4, 5, 6].map((id) => send(mail(id))))
  expect(came(server).sort()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `Reserva ${id}`))
  expect(server.connections().all).toBe(3)
})

test('a connection that the server dropped meanwhile costs no attempt: the mail goes over another, once', async () => {
  const server = await startMailServer()
  const { send } = sending(server)
  await send(mail(1))
  server.drop()
  // Before anybody can have noticed, and after.
  await send(mail(2))
  server.drop()
  await vi.waitFor(() => expect(server.connections().open).toBe(0))
  await send(mail(3))
  expect(came(server)).toEqual(['Reserva 1', 'Reserva 2', 'Reserva 3'])
})

for (const { status, says } of [
  { status: 421, says: 'it has had enough of a connection and closes it' },
  { status: 451, says: 'there were too many mails on a connection' },
  { status: 550, says: 'there were too many mails on a connection, as if it were for good' },
])
  test(`where the server says ${status}, that ${says}, the mail goes over another, once`, async () => {
    const carried = new Map<string, number>()
    const server = await startMailServer({
      onRcptTo: (_address, { id }, done) => {
        carried.set(id, (carried.get(id) ?? 0) + 1)
        if ((carried.get(id) ?? 0) <= 2) return done()
        done(Object.assign(new Error('too many'), { responseCode: status }))
      },
    })
    const { send } = sending(server)
    for (let id = 1; id <= 5; id++) await send(mail(id))
    expect(came(server)).toEqual([1, 2, 3, 4, 5].map((id) => `Reserva ${id}`))
    expect(server.connections().all).toBe(3)
  })

test('what is refused over a connection of its own is refused, and the mails after it go', async () => {
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      address === 'nobody@example.com'
        ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
        : done(),
  })
  const { send } = sending(server)
  await send(mail(1))
  await expect(send(mail(2, 'nobody@example.com'))).rejects.toMatchObject({
    isForGood: true,
    reason: '550 to RCPT TO',
  })
  await send(mail(3))
  expect(came(server)).toEqual(['Reserva 1', 'Reserva 3'])
})

test('a mail whose answer is lost may have been taken: the attempt failed, and no other is made of itself', async () => {
  const server = await startMailServer({ treat: (nth) => (nth === 1 ? 'lose-answer' : 'take') })
  const { send } = sending(server)
  await send(mail(1))
  await expect(send(mail(2))).rejects.toMatchObject({ isForGood: false })
  expect(came(server)).toEqual(['Reserva 1', 'Reserva 2'])
  await send(mail(2))
  expect(server.received[2]?.raw).toBe(server.received[1]?.raw)
})

test('whoever lets go of a mailer leaves no connection behind', async () => {
  const server = await startMailServer()
  const { send, mailer } = sending(server)
  await send(mail(1))
  expect(server.connections().open).toBe(1)
  mailer.close()
  await vi.waitFor(() => expect(server.connections().open).toBe(0))
  await send(mail(2))
  await vi.waitFor(() => expect(server.connections().open).toBe(0))
  expect(came(server)).toEqual(['Reserva 1', 'Reserva 2'])
})
