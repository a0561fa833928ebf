import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { mailJobs } from '../../../../tests/support/mail-jobs.ts'
import { calendarLines, jsonLd } from '../../../../tests/support/mail-reading.ts'
import { addLanding, addVehicle, booking, send } from '../../../../tests/support/rental.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { mailMessage } from './mail-message.ts'

const wire = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
const FROM = { name: 'Nelly', address: 'rent@example.com' }

/** The visitor's and the operator's mail of a booking under these names, as they are sent. */
async function mailsOf(named: Record<string, string>, landingName: string) {
  const { app, parts, addOwner } = await startTestApp()
  const landing = await addLanding(parts, await addOwner(), { displayName: landingName })
  const vehicle = await addVehicle(parts, landing, { name: named.vehicle ?? 'Kia Rio' })
  const { vehicle: _, ...fields } = named
  const answer = await send(app, booking(landing, vehicle, fields))
  expect(answer.statusCode).toBe(201)
  const mails = []
  for (const { job } of await mailJobs(parts.db)) {
    const { message: raw, envelope } = await wire.sendMail(mailMessage(job, FROM))
    const message = raw as Buffer
    mails.push({ raw: message.toString(), envelope, ...(await PostalMime.parse(message)) })
  }
  expect(mails).toHaveLength(2)
  const [visitors, owners] = mails
  if (!visitors || !owners) throw new Error('there are no two mails')
  return { visitors, owners }
}

/** The names of the headers of a message, before its first blank line. */
const headerNames = (raw: string): string[] =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map((line) => line.slice(0, line.indexOf(':')))

const HEADERS = [
  'Auto-Submitted',
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
]

for (const [what, hostile] of Object.entries({
  'line breaks and headers': 'Ana\r\nBcc: all@example.com\r\n\r\n<h1>x</h1>',
  'markup and scripts': '</title></script><script>alert(1)</script><img src=x onerror=a>',
  'quotes and commas': `"Ana", <x@evil.example>; 'O''Neil' \\`,
  'eighty letters': 'W'.repeat(80),
  'pictures and joined signs': '👩‍👩‍👧‍👦🚗'.repeat(6),
  'writing from right to left, turned': '\u202eשלום مرحبا\u202c \u2067x',
}))
  test(`names with ${what} are harmless in headers, HTML, calendar and JSON-LD`, async () => {
    const name = hostile.slice(0, 80)
    const { visitors, owners } = await mailsOf(
      {
        name,
        last_name: name,
        phone: '+1 (809) 555/0199',
        place_of_departure: name,
        arrival_place: name,
        description: hostile,
        vehicle: name,
      },
      name.slice(0, 35),
    )
    for (const mail of [visitors, owners]) {
      expect(headerNames(mail.raw)).toEqual(HEADERS)
      expect(mail.envelope.to).toHaveLength(1)
      expect([mail.from?.address, mail.to?.length, mail.replyTo?.length]).toEqual(['rent@example.com', 1, 1])
      expect(mail.html?.match(/<script|<img|<i>|<h1/g)?.sort()).toEqual(
        mail === visitors ? ['<h1', '<script'] : ['<h1'],
      )
      expect(mail.html?.match(/<\/title>/g)).toHaveLength(1)
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      expect(mail.subject).not.toMatch(/\p{Cc}/u)
    }
    expect(visitors.to?.[0]?.address).toBe('maria@example.com')
    expect(owners.replyTo?.[0]?.address).toBe('maria@example.com')
    expect(jsonLd(visitors.html ?? '')).toMatchObject({ '@type': 'RentalCarReservation' })
    const calendar = visitors.attachments[0]?.content as ArrayBuffer
    const entry = calendarLines(Buffer.from(calendar).toString())
    expect(entry.map(([line]) => line.replace(/;.*/s, ''))).toEqual([
      'BEGIN',
      'VERSION',
      'PRODID',
      'METHOD',
      'BEGIN',
      'UID',
      'SEQUENCE',
      'DTSTAMP',
      'DTSTART',
      'DTEND',
      'SUMMARY',
      'TRANSP',
      'LOCATION',
      'DESCRIPTION',
      'ORGANIZER',
      'STATUS',
      'END',
      'END',
    ])
  })
