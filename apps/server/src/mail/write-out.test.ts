import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, test } from 'vitest'
import { writeOut } from './write-out.ts'

const PARTS = {
  from: { name: 'Señor Ñandú, «Cars»', address: 'rent@example.com' },
  to: { name: '', address: 'maria@example.com' },
  subject: 'Tu reserva: Kia Rio, mié, 10 mar 2027, con un asunto que es bastante más largo que una línea',
  messageId: '<1@rent.example.com>',
  date: new Date('2027-03-01T14:00:00Z'),
}

const LONG = 'Ñandú y más, '.repeat(400).trim()

for (const { what, text, html, encoding } of [
  { what: 'short plain words', text: 'Hola', html: '<p>Hola</p>' },
  { what: 'signs beyond ASCII', text: 'Recogida: mié, 10 mar · 10:00 🚗', html: '<p>¡Gracias, Zoë!</p>' },
  { what: 'long lines', text: LONG, html: `<p>${LONG}</p>` },
  { what: 'lines that begin with a dot', text: '.\n..\nfin\n', html: '<p>\n.\n</p>' },
  { what: 'spaces before the end of a line', text: 'uno \ndos\t\n ', html: '<p> </p> \n' },
  { what: 'something like a boundary', text: '--x-Part_1\n--x-Part_1--', html: '=_--x' },
  { what: 'many letters that are not Latin', text: 'Привет '.repeat(50), html: '<p>你好</p>' },
  { what: 'all of it quoted', text: 'Hola', html: '<p>Hola</p>', encoding: 'quoted-printable' as const },
])
  test(`a mail of ${what} is written as nodemailer streams it`, async () => {
    const compose = () =>
      new MailComposer({
        ...PARTS,
        text,
        html,
        ...(encoding && { encoding }),
        attachments: [
          {
            filename: 'reserva.ics',
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:Ñandú\r\nEND:VCALENDAR\r\n'.repeat(9)),
          },
        ],
        baseBoundary: 'x',
      }).compile()
    expect(writeOut(compose()).toString()).toBe((await compose().build()).toString())
  })
