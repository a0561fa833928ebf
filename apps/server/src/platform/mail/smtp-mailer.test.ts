import { expect, onTestFinished, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts'
import type { OutgoingMail } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

vi.setConfig({ testTimeout: 30_000 })

const mail = (id: number, to = 'maria@example.com'): OutgoingMail => ({
  name: String(id),
  message: {
    from: 'Nelly <rent@example.com>',
    to,
    subject: `Reserva ${id}`,
    text: 'Hola',
    messageId: `<${id}@rent.example.com>`,
    date: new Date('2027-03-01T14:00:00Z'),
  },
})

/** Sends mails to a server, each as an attempt of its own. */
function sending({ url }: MailServer) {
  const mailer = smtpMailer(url)
  onTestFinished(() => mailer.close())
  return { mailer, send: (one: OutgoingMail) => mailer.send(one, AbortSignal.timeout(20_000)) }
}

const subjects = ({ received }: MailServer) => received.map(({ subject }) => subject)

test('consecutive mails share a connection, a hundred at most', async () => {
  const server = await startMailServer()
  const { send } = sending(server)
  for (let id = 1; id <= 101; id++) await send(mail(id))
  expect(new Set(subjects(server)).size).toBe(101)
  expect(server.connections().all).toBe(2)
})

// Rule of "Mail": server/platform/mail/smtp-mailer.ts
test('a connection that the server dropped costs no attempt: the mail is sent over another, once', async () => {
  const server = await startMailServer()
  const { send } = sending(server)
  await send(mail(1))
  server.drop()
  await send(mail(2))
  expect(subjects(server)).toEqual(['Reserva 1', 'Reserva 2'])
})

test('a refused recipient is final, and the mails after it are sent', async () => {
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      address === 'nobody@example.com'
        ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
        : done(),
  })
  const { send } = sending(server)
  await send(mail(1))
  await expect(send(mail(2, 'nobody@example.com'))).rejects.toMatchObject({
    isFinal: true,
    reason: '550 to RCPT TO',
  })
  await send(mail(3))
  expect(subjects(server)).toEqual(['Reserva 1', 'Reserva 3'])
})

test('a mail whose response was lost is a failed attempt, and a retry is the same mail', async () => {
  const server = await startMailServer({ treat: (nth) => (nth === 1 ? 'lose-answer' : 'take') })
  const { send } = sending(server)
  await send(mail(1))
  await expect(send(mail(2))).rejects.toMatchObject({ isFinal: false })
  expect(subjects(server)).toEqual(['Reserva 1', 'Reserva 2'])
  await send(mail(2))
  const [, lost, again] = server.received
  expect([again?.messageId, again?.date, again?.text]).toEqual([lost?.messageId, lost?.date, lost?.text])
})

test('an attempt that is aborted ends at once, even if the server does not respond', async () => {
  const server = await startMailServer({ treat: () => 'never-answer' })
  const { mailer } = sending(server)
  const controller = new AbortController()
  const sent = mailer.send(mail(1), controller.signal)
  setTimeout(() => controller.abort(new Error('enough')), 200)
  await expect(sent).rejects.toThrow('enough')
})

test('a closed mailer leaves no connection open', async () => {
  const server = await startMailServer()
  const { send, mailer } = sending(server)
  await send(mail(1))
  expect(server.connections().open).toBe(1)
  mailer.close()
  await vi.waitFor(() => expect(server.connections().open).toBe(0), { timeout: 15_000 })
})
