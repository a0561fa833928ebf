import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { folderMailer } from './folder-mailer.ts'
import type { OutgoingMail } from './mailer.ts'

const mail = (name: string): OutgoingMail => ({
  name,
  message: {
    from: 'Nelly <nelly@localhost>',
    to: 'maria@example.com',
    subject: 'Reserva',
    text: 'Hola',
    messageId: `<${name}@rent.example.com>`,
    date: new Date('2027-03-01T14:00:00Z'),
  },
})

function folder() {
  const data = mkdtempSync(join(tmpdir(), 'nelly-mail-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  return join(data, 'mail')
}

const signal = new AbortController().signal

// Rule of "Mail": server/platform/mail/folder-mailer.ts, e2e/second-language.journey.ts
test('without a mail server, mails are complete .eml files that nobody else may read', async () => {
  const mails = folder()
  const mailer = folderMailer(mails)
  await mailer.send(mail('2'), signal)
  await mailer.send(mail('1'), signal)
  const files = readdirSync(mails)
  expect(files.sort()).toEqual(['1.eml', '2.eml'])
  expect(statSync(mails).mode & 0o777).toBe(0o700)
  for (const file of files) expect(statSync(join(mails, file)).mode & 0o777).toBe(0o600)
  expect(await PostalMime.parse(readFileSync(join(mails, '1.eml')))).toMatchObject({
    subject: 'Reserva',
    messageId: '<1@rent.example.com>',
    date: '2027-03-01T14:00:00.000Z',
    from: { name: 'Nelly', address: 'nelly@localhost' },
    to: [{ address: 'maria@example.com' }],
    text: expect.stringContaining('Hola'),
  })
})

test('writing a mail again gives one file, even if the folder was removed meanwhile', async () => {
  const mails = folder()
  const mailer = folderMailer(mails)
  await mailer.send(mail('1'), signal)
  await mailer.send(mail('1'), signal)
  expect(readdirSync(mails)).toHaveLength(1)
  rmSync(mails, { recursive: true })
  await mailer.send(mail('1'), signal)
  expect(readdirSync(mails)).toHaveLength(1)
})
