import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { folderMailer } from './folder-mailer.ts'
import type { TakenMail } from './taken-mails.ts'

const mail = (id: number, createdAt: string): TakenMail => ({
  id,
  kind: 'confirmation',
  reservationId: 1,
  messageId: `${id}@rent.example.com`,
  to: 'maria@example.com',
  attempts: 1,
  createdAt: new Date(createdAt),
  content: { subject: `Reserva ${id}`, text: 'Hola', html: '<p>Hola</p>', attachments: [] },
})

function folder() {
  const data = mkdtempSync(join(tmpdir(), 'nelly-mail-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  return join(data, 'mail')
}

const signal = new AbortController().signal

test('without a mail server, mails are whole .eml files in the order of time that nobody else may read', async () => {
  const mails = folder()
  const mailer = folderMailer(mails)
  await mailer.send(mail(12, '2027-03-02T09:00:00Z'), signal)
  await mailer.send(mail(9, '2027-03-01T14:00:00.250Z'), signal)
  const files = readdirSync(mails)
  expect(files.sort()).toEqual([
    '20270301T140000.250Z-00000009-confirmation.eml',
    '20270302T090000.000Z-00000012-confirmation.eml',
  ])
  expect(statSync(mails).mode & 0o777).toBe(0o700)
  for (const file of files) expect(statSync(join(mails, file)).mode & 0o777).toBe(0o600)
  const read = await PostalMime.parse(readFileSync(join(mails, files[0] ?? '')))
  expect(read).toMatchObject({
    subject: 'Reserva 9',
    messageId: '<9@rent.example.com>',
    date: '2027-03-01T14:00:00.000Z',
    from: { name: 'Nelly', address: 'nelly@localhost' },
    to: [{ address: 'maria@example.com' }],
    text: expect.stringContaining('Hola'),
  })
})

test('a mail that is written once more is still one file', async () => {
  const mails = folder()
  const mailer = folderMailer(mails, { name: 'Sol', address: 'sol@example.com' })
  await mailer.send(mail(1, '2027-03-01T14:00:00Z'), signal)
  await mailer.send(mail(1, '2027-03-01T14:00:00Z'), signal)
  expect(readdirSync(mails)).toHaveLength(1)
})
