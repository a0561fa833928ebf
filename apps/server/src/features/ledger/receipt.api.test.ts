import { dollars } from '@nelly/domain/testing/dollars'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { callsWith } from '../../../tests/support/call.ts'
import { signedInOwner } from '../../../tests/support/landing.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { pdfText } from '../../../tests/support/pdf-text.ts'
import { hasPdfTools, readByPoppler } from '../../../tests/support/pdf-tools.ts'
import { accounts, jobs, reservations } from '../../platform/db/schema.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'

let desk: OwnReservation
let vehicle: string

beforeEach(async () => {
  desk = await startBooked({ name: 'María Ω', last_name: 'Łuk' })
  vehicle = (await desk.kept()).vehicleName
  await describe({ name: 'Sun Cars' })
})

const describe = (operator: Partial<typeof accounts.$inferInsert>) =>
  desk.parts.db.update(accounts).set(operator).where(eq(accounts.id, desk.owner.account))

/** Writes an entry, and returns its number. */
async function write(entry: object): Promise<number> {
  const answer = await desk.call('POST', `/reservations/${desk.id}/ledger`, { currency: 'USD', ...entry })
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json().id
}

/** The file of an entry's receipt. */
async function receipt(id: number): Promise<Buffer> {
  const { statusCode, headers, rawPayload } = await desk.call('GET', `/ledger/${id}/receipt`)
  expect([statusCode, headers['content-type'], headers['content-security-policy']]).toEqual([
    ...[200, 'application/pdf'],
    "default-src 'none'; frame-ancestors 'none'",
  ])
  expect(headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="${desk.owner.account}-2027-\\d{6}\\.pdf"$`),
  )
  return rawPayload
}

/** The lines of an entry's receipt, in one. */
const linesOf = async (id: number): Promise<string> => pdfText(await receipt(id)).replaceAll('\n', '|')

// Rule of "Money and paper": server/features/ledger/receipt-of.ts, server/features/ledger/draw-receipt.ts, web/owner/ledger/entry-list.tsx
test('a receipt says who was paid what, when and at which rate, in the language of the customer', async () => {
  const [number, { reference }] = [`${desk.owner.account}-2027-000001`, await desk.kept()]
  await describe({
    legalName: 'Sun Cars SRL',
    taxNumber: '131880738',
    legalAddress: 'Calle El Sol 5\nSantiago',
  })
  const pesos = { currency: 'DOP', rate: 59.1234, amount: 901_000, method: 'cash' }
  const id = await write({ kind: 'payment', ...pesos, note: 'In two notes' })
  const operator = 'Sun Cars|Sun Cars SRL|RNC 131880738|Calle El Sol 5|Santiago'
  expect(await linesOf(id)).toBe(
    `${operator}|Recibo ${number}|Pago|RD$9,010.00|Fecha|lun, 1 mar 2027, 10:00 a. m.|Forma de pago|Efectivo|Tasa de cambio|US$1 = RD$59.1234|Equivale a|US$152.39|Cliente|María |Ω| |Ł|uk|Reserva|${reference}|Vehículo|${vehicle}|Este recibo no es un comprobante fiscal.`,
  )
  await desk.parts.db.update(reservations).set({ language: 'en' })
  await describe({ taxNumber: 'EIN 12-3456789', legalName: null, legalAddress: null })
  expect(await linesOf(id)).toBe(
    `Sun Cars|Tax number EIN 12-3456789|Receipt ${number}|Payment|RD$9,010.00|Date|Mon, Mar 1, 2027, 10:00 AM|Method|Cash|Exchange rate|US$1 = RD$59.1234|Equals|US$152.39|Customer|María |Ω| |Ł|uk|Reservation|${reference}|Vehicle|${vehicle}|This receipt is not a fiscal document.`,
  )
})

test('a receipt is tagged, titled, and has all of its fonts, as PDF/UA wants', async () => {
  const file = (
    await receipt(await write({ kind: 'deposit_held', amount: 30_000, method: 'card' }))
  ).toString('latin1')
  for (const part of ['/Marked true', '/StructTreeRoot', '/DisplayDocTitle true', '<pdfuaid:part>1<', '(es)'])
    expect(file).toContain(part)
  expect(file).not.toContain('Helvetica')
})

test.runIf(hasPdfTools)('other programs read a receipt: its title, and every amount', async () => {
  const pesos = { currency: 'DOP', rate: 59.1234, amount: 901_000, method: 'cash' }
  const text = readByPoppler(await receipt(await write({ kind: 'payment', ...pesos })), {
    title: `Recibo ${desk.owner.account}-2027-000001`,
  })
  for (const amount of ['RD$9,010.00', 'US$1 = RD$59.1234', 'US$152.39']) expect(text).toContain(amount)
})

test('the receipts of an entry and of its reversal name each other', async () => {
  const numbered = (number: number) => `${desk.owner.account}-2027-00000${number}`
  const id = await write({ kind: 'deposit_held', amount: 30_000, method: 'card' })
  expect(await linesOf(id)).toContain('|Depósito recibido|US$300.00|Fecha|')
  const reversed = await desk.call('POST', `/ledger/${id}/reversal`, { reason: 'María paid twice' })
  const reversal = await linesOf(reversed.json().id)
  expect(reversal).toContain(
    `Recibo ${numbered(2)}|Anulación: Depósito recibido|US$300.00|Anula el recibo|${numbered(1)}|`,
  )
  expect(reversal).not.toContain('twice')
  expect(await linesOf(id)).toContain(`US$300.00|Anulado con el recibo|${numbered(2)}|`)
})

test('a receipt does not name an erased customer', async () => {
  const id = await write({ kind: 'payment', amount: 100, method: 'transfer' })
  const { site, secret } = desk
  await site.cancelMyReservation({ id: desk.id }, { secret, seenFee: dollars(100) })
  expect(await site.eraseMyReservation({ id: desk.id })).toBe(true)
  const lines = await linesOf(id)
  expect(lines).toContain('|Pago|US$1.00|')
  expect(lines).not.toMatch(/Cliente|María/)
})

test('charges have no receipt, nor has what is another account’s', async () => {
  const charge = await write({ kind: 'charge', amount: 100, note: 'Fuel' })
  const id = await write({ kind: 'payment', amount: 100, method: 'cash' })
  const eva = await signedInOwner(desk)
  const refusals = [
    await desk.call('GET', `/ledger/${charge}/receipt`),
    await eva.call('GET', `/ledger/${id}/receipt`),
    await eva.call('POST', `/ledger/${id}/receipt/mail`),
  ]
  for (const { statusCode, json } of refusals)
    expect([statusCode, json().code]).toEqual([404, 'ledger-entry-not-found'])
})

// Rule of "Money and paper": server/features/reservations/mail/mail-receipt.ts, server/features/reservations/mail/mail-paper.ts
test('a receipt is mailed to the customer, once where it is sent twice, and not without an address', async () => {
  const path = `/ledger/${await write({ kind: 'payment', amount: 100, method: 'cash' })}/receipt/mail`
  const mails = async () =>
    (await desk.parts.db.select().from(jobs).where(eq(jobs.reservationId, desk.id)))
      .map(({ payload }) => payload as { kind: string; to: string; content: MailContent } | null)
      .filter((mail) => mail?.kind === 'receipt')
  const { app, owner } = desk
  const authorization = `Bearer ${await desk.signIn(owner)}`
  const send = callsWith(app, { authorization, 'idempotency-key': 'once' })
  const { email } = await desk.kept()
  for (const { statusCode, body } of await Promise.all([1, 2].map(() => send('POST', path))))
    expect([statusCode, JSON.parse(body)]).toEqual([201, { to: email }])
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect([mail?.to, mail?.content.subject]).toEqual([
    email,
    expect.stringContaining(`${desk.owner.account}-2027-000001`),
  ])
  const file = Buffer.from(String(mail?.content.attachments?.[0]?.content), 'base64')
  expect(pdfText(file)).toContain('US$1.00')
  await desk.parts.db.update(reservations).set({ email: '' }).where(eq(reservations.id, desk.id))
  const refused = await desk.call('POST', path)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'customer-without-email'])
})
