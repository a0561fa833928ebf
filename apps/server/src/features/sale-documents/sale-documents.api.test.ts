import type { SaleDocument, SaleDocuments } from '@nelly/contract/sales/sale-documents'
import { minorUnits } from '@nelly/domain/money'
import { FORM_607_COLUMNS } from '@nelly/domain/sales/form-607'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { signedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { pdfText } from '../../../tests/support/pdf-text.ts'
import { hasPdfTools, readByPoppler } from '../../../tests/support/pdf-tools.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { createApp } from '../../app.ts'
import { accounts, customers, reservations, saleDocuments } from '../../platform/db/schema.ts'

let desk: OwnReservation

beforeEach(async () => {
  desk = await startBooked({ name: 'María', last_name: 'Peña', extras: [{ code: 'baby_seat', quantity: 1 }] })
})

const RATE = { rate: 59.1234 }
const close = (body: object = RATE) => desk.call('POST', `/reservations/${desk.id}/sale-document`, body)
const list = async (): Promise<SaleDocuments> =>
  (await desk.call('GET', `/reservations/${desk.id}/sale-documents`)).json()
const ofMonth = async (month = '2027-03'): Promise<SaleDocument[]> =>
  (await desk.call('GET', `/sale-documents?month=${month}`)).json()
const form = async (month = '2027-03') =>
  (await desk.call('GET', `/sale-documents/607.csv?month=${month}`)).body
const textOf = async (id: number) =>
  pdfText((await desk.call('GET', `/sale-documents/${id}/file`)).rawPayload).replaceAll('\n', '|')

/** Closes the sale, and returns the id of its document. */
async function closed(body?: object): Promise<number> {
  const answer = await close(body)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json().id
}

const write = async (entry: object) => {
  const answer = await desk.call('POST', `/reservations/${desk.id}/ledger`, { currency: 'USD', ...entry })
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
}
const correct = (id: number, body: object) => desk.call('POST', `/sale-documents/${id}/correction`, body)
const setNumber = (id: number, body: object) => desk.call('PATCH', `/sale-documents/${id}`, body)

// Rule of "Money and paper": domain/sales/sale.ts, server/features/sale-documents/charged-sale.ts, server/features/sale-documents/close-sale.ts, server/features/sale-documents/draw-sale.ts
test('a sale is closed from its ledger once: as charged, with its pesos, and says that it is no fiscal receipt', async () => {
  const { db } = desk.parts
  await db.update(accounts).set({ legalName: 'Sol SRL', taxNumber: '131880738' })
  await db.update(customers).set({ identityDocument: { kind: 'cedula', number: '00112345673' } })
  await write({ kind: 'payment', amount: 6_530, method: 'transfer' })
  await write({ kind: 'payment', amount: 901_000, currency: 'DOP', ...RATE, method: 'cash' })
  expect(await list()).toMatchObject({
    charged: 21_765,
    rate: 59.1234,
    buyerName: 'María Peña',
    documents: [],
  })
  const answers = await Promise.all([close(), close(), close()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  const { id, number, url } = answers.find(({ statusCode }) => statusCode === 201)?.json() ?? {}
  expect([number, url]).toEqual([`${desk.owner.account}-2027-000001`, `/api/sale-documents/${id}/file`])
  expect((await list()).documents).toMatchObject([
    {
      ...{ tax: 3_320, total: 21_765, pesoTax: 196_296, pesoTotal: 1_286_827, day: '2027-03-01' },
      pesoForms: { cash: 900_751, transfer: 386_076, card: 0, other: 0, credit: 0 },
      ...{ fiscalNumber: null, isInForm: false, buyerDocument: { kind: 'cedula', number: '00112345673' } },
    },
  ])
  const text = await textOf(id)
  const { reference } = await desk.kept()
  for (const said of [
    'Sol SRL|RNC 131880738|',
    `Documento de venta ${number}`,
    'Este documento no es un comprobante fiscal.',
    '|María Peña|',
    'Cédula 00112345673',
    `|${reference}|`,
    'US$1 = RD$59.1234',
    'US$135.00',
    'US$33.20',
    'RD$1,962.96',
    'RD$12,868.27',
    'Transferencia',
  ])
    expect(text).toContain(said)
})

// Rule of "Money and paper": domain/sales/sale-difference.ts, server/features/sale-documents/close-sale.ts
test('corrections are documents that name the first, by the difference', async () => {
  await write({ kind: 'payment', amount: 21_765, method: 'card' })
  const first = await closed()
  const refused = await correct(first, { reason: 'Nothing' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'sale-document-unchanged'])
  await write({ kind: 'charge', amount: 2_000, note: 'Cleaning' })
  expect(await list()).toMatchObject({ isChanged: true, charged: 23_765 })
  const more = (await correct(first, { reason: 'It came back dirty' })).json()
  // A correction of a correction names the first as well.
  await write({ kind: 'credit', amount: 5_000, note: 'A regular' })
  await write({ kind: 'refund', amount: 3_000, method: 'card' })
  const less = (await correct(more.id, { reason: 'A regular' })).json()
  const found = await list()
  const number = found.documents[0]?.number
  expect(found).toMatchObject({ isChanged: false })
  expect(found.documents).toMatchObject([
    { correctsNumber: null, total: 21_765 },
    { correctsNumber: number, total: 2_000, tax: 0, pesoTotal: 118_247, pesoForms: { credit: 118_247 } },
    {
      correctsNumber: number,
      total: -5_000,
      pesoTotal: -295_617,
      pesoForms: { card: -177_370, credit: -118_247 },
    },
  ])
  const text = await textOf(less.id)
  for (const said of [
    `Corrige el documento ${number}`,
    'Motivo: A regular',
    'Crédito: A regular',
    '-US$50.00',
  ])
    expect(text).toContain(said)
  const company = {
    reason: 'To a company',
    buyerName: 'Sol SRL',
    document: { kind: 'rnc', number: '131-88073-8' },
  }
  const renamed = await correct(first, company)
  expect(renamed.statusCode).toBe(201)
  expect((await list()).documents.at(-1)).toMatchObject({
    ...{ total: 0, buyerName: 'Sol SRL', buyerDocument: { kind: 'rnc', number: '131880738' } },
  })
  expect((await correct(first, company)).json().code).toBe('sale-document-unchanged')
})

// Rule of "Money and paper": domain/sales/fiscal-number.ts, server/features/sale-documents/set-fiscal-number.ts
test('a fiscal number is typed in afterwards, checked, and that of one document of the account', async () => {
  const first = await closed()
  const given = await setNumber(first, { fiscalNumber: 'e31 0000000001', fiscalDay: '2027-04-02' })
  expect([given.statusCode, given.json()]).toEqual([
    200,
    expect.objectContaining({ fiscalNumber: 'E310000000001', fiscalDay: '2027-04-02', isInForm: true }),
  ])
  expect(await textOf(first)).toContain('Comprobante fiscal: E310000000001')
  await write({ kind: 'credit', amount: 500, note: 'A regular' })
  const { id } = (await correct(first, { reason: 'A regular' })).json()
  for (const [body, code] of [
    [{ fiscalNumber: 'E31000000001' }, 'fiscal-number-invalid'],
    [{ fiscalNumber: 'E310000000001' }, 'fiscal-number-kind'],
    [{}, 'fiscal-number-missing'],
    [{ fiscalNumber: null, fiscalDay: '2027-04-02' }, 'fiscal-number-missing'],
  ] as const) {
    const refused = await setNumber(id, body)
    expect([refused.statusCode, refused.json().code]).toEqual([422, code])
    expect(Object.keys(refused.json().errors ?? {})).toEqual(['fiscalNumber'])
  }
  const [other] = await booked(1)
  const second = (await desk.call('POST', `/reservations/${other}/sale-document`, RATE)).json()
  expect((await setNumber(second.id, { fiscalNumber: 'E310000000001' })).json().code).toBe(
    'fiscal-number-taken',
  )
  // Another account's may be the same.
  const eva = await signedInOwner(desk)
  expect((await eva.call('PATCH', `/sale-documents/${first}`, { fiscalNumber: null })).statusCode).toBe(404)
  expect((await setNumber(first, { fiscalNumber: null })).json()).toMatchObject({
    fiscalNumber: null,
    fiscalDay: null,
  })
  expect((await setNumber(second.id, { fiscalNumber: 'E310000000001' })).statusCode).toBe(200)
})

// Rule of "Money and paper": domain/sales/form-607.ts, server/features/sale-documents/list-sales.ts
test('a month in the columns of form 607 has what has its fiscal number; the list tells what lacks it', async () => {
  await write({ kind: 'payment', amount: 21_765, method: 'card' })
  const first = await closed({
    ...RATE,
    buyerName: 'Sol SRL',
    document: { kind: 'rnc', number: '131880738' },
  })
  await write({ kind: 'credit', amount: 1_000, note: 'A regular' })
  const { id } = (await correct(first, { reason: 'A regular' })).json()
  await setNumber(id, { fiscalNumber: 'B0400000001' })
  // The first has no number yet, which the correction's row would name.
  expect((await ofMonth()).map(({ isInForm }) => isInForm)).toEqual([false, false])
  expect((await form()).trim().split('\r\n')).toHaveLength(1)
  await setNumber(first, { fiscalNumber: 'B0100000001' })
  await desk.call('PATCH', '/legal-identity', { incomeKind: '04' })
  const lines = (await form()).replace('\uFEFF', '').replaceAll('"', '').trim().split('\r\n')
  expect(lines).toEqual([
    FORM_607_COLUMNS.join(','),
    '131880738,1,B0100000001,,04,20270301,,10905.31,1962.96,,,,,,,,0.00,0.00,12868.27,0.00,,,0.00',
    '131880738,1,B0400000001,B0100000001,04,20270301,,591.23,0.00,,,,,,,,0.00,0.00,0.00,591.23,,,0.00',
  ])
  await setNumber(first, { fiscalNumber: 'B0100000001', fiscalDay: '2027-04-02' })
  expect([(await ofMonth()).length, (await ofMonth('2027-04')).length]).toEqual([1, 1])
  for (const month of ['2027-13', '2027', ''])
    expect((await desk.call('GET', `/sale-documents?month=${month}`)).statusCode).toBe(422)
})

test('what can’t be closed is refused by name', async () => {
  for (const [body, status, code] of [
    [{}, 422, 'rate-missing'],
    [{ rate: 0 }, 422, 'fields-invalid'],
    [{ rate: 'x' }, 422, 'fields-invalid'],
    [{ ...RATE, document: { kind: 'rnc', number: '131111111' } }, 422, 'rnc-invalid'],
    [{ ...RATE, document: { kind: 'cedula', number: '001-1234567-4' } }, 422, 'cedula-invalid'],
    [{ ...RATE, document: { kind: 'visa', number: '1' } }, 422, 'fields-invalid'],
    [{ ...RATE, buyerName: 'x'.repeat(121) }, 422, 'fields-invalid'],
  ] as const) {
    const answer = await close(body)
    expect([body, answer.statusCode, Object.keys(answer.json().errors ?? {}).length]).toEqual([
      body,
      status,
      1,
    ])
    if (code !== 'fields-invalid') expect(answer.body).toContain(code === 'rate-missing' ? code : '"errors"')
  }
  await desk.call('POST', `/reservations/${desk.id}/ledger`, {
    ...{ kind: 'charge', amount: 1_000_000_000_000, currency: 'USD', note: 'A typo' },
  })
  expect((await close()).json()).toMatchObject({ code: 'rate-too-high' })
})

test('a cancelled one is documented by its fee, and one that owes nothing not at all', async () => {
  await desk.parts.db
    .update(reservations)
    .set({
      status: 'cancelled',
      cancelledAt: new Date('2027-03-02T00:00:00Z'),
      cancellationFeeMinor: minorUnits(0),
    })
    .where(eq(reservations.id, desk.id))
  const refused = await close()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'nothing-to-document'])
  const fee = { cancellationFeeMinor: minorUnits(5_000) }
  await desk.parts.db.update(reservations).set(fee).where(eq(reservations.id, desk.id))
  const id = await closed()
  expect((await list()).documents).toMatchObject([{ tax: 0, total: 5_000, pesoTotal: 295_617 }])
  expect(await textOf(id)).toContain('US$50.00')
})

/** Further reservations of the landing, of a day each. */
async function booked(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let day = 1; day <= count; day++) {
    const days = { date_of_departure: `2027-05-${9 + day}`, date_of_arrival: `2027-05-${10 + day}` }
    const made = await send(desk.app, booking(desk.landing, desk.vehicle, days), `key-${day}`)
    expect([made.statusCode, made.body]).toEqual([201, expect.any(String)])
    ids.push(made.json().id)
  }
  return ids
}

test('of 10 closed at once on two servers no number is left out, and a key makes one', async () => {
  const ids = [desk.id, ...(await booked(9))]
  const other = await createApp({ ...desk.parts, db: await connectedAnew(desk.parts.db) })
  onTestFinished(() => other.close())
  const { headers } = await signedIn(desk, desk.owner)
  const servers = [desk.app, other].map((app) => callsWith(app, headers))
  const made = await Promise.all(
    ids.map((id, index) => servers[index % 2]?.('POST', `/reservations/${id}/sale-document`, RATE)),
  )
  expect(made.map((answer) => answer?.statusCode)).toEqual(ids.map(() => 201))
  const numbers = made.map((answer) => answer?.json().number).sort()
  expect(numbers).toEqual(
    ids.map((_, index) => `${desk.owner.account}-2027-${String(index + 1).padStart(6, '0')}`),
  )
  await write({ kind: 'charge', amount: 2_000, note: 'Cleaning' })
  const { id: first } = made[0]?.json() ?? {}
  const once = () =>
    desk.app.inject({
      ...{ method: 'POST', url: `/api/sale-documents/${first}/correction`, payload: { reason: 'Cleaning' } },
      headers: { ...headers, 'idempotency-key': 'once' },
    })
  const [one, same] = [await once(), await once()]
  expect([one.statusCode, same.json()]).toEqual([201, one.json()])
}, 120_000)

test('documents are the account’s own; the desk closes, corrects where it may pay back, and a viewer sees no document', async () => {
  await desk.parts.db.update(customers).set({ identityDocument: { kind: 'passport', number: 'RD1234567' } })
  const clerk = await signedIn(desk, await addMember(desk, desk.owner, 'desk'))
  const made = await clerk.call('POST', `/reservations/${desk.id}/sale-document`, RATE)
  expect(made.statusCode).toBe(201)
  const { id } = made.json()
  await write({ kind: 'charge', amount: 2_000, note: 'Cleaning' })
  const correction = { reason: 'Cleaning' }
  const eva = await signedInOwner(desk)
  for (const [answer, code] of [
    [await eva.call('GET', `/reservations/${desk.id}/sale-documents`), 'reservation-not-found'],
    [await eva.call('POST', `/reservations/${desk.id}/sale-document`, RATE), 'reservation-not-found'],
    [await eva.call('GET', `/sale-documents/${id}/file`), 'sale-document-not-found'],
    [await eva.call('POST', `/sale-documents/${id}/correction`, correction), 'sale-document-not-found'],
  ] as const)
    expect([answer.statusCode, answer.json().code]).toEqual([404, code])
  expect((await eva.call('GET', '/sale-documents?month=2027-03')).json()).toEqual([])
  expect((await clerk.call('POST', `/sale-documents/${id}/correction`, correction)).statusCode).toBe(403)
  expect((await clerk.call('GET', '/sale-documents?month=2027-03')).statusCode).toBe(403)
  await desk.parts.db.update(accounts).set({ deskPaysBack: true })
  expect((await clerk.call('POST', `/sale-documents/${id}/correction`, correction)).statusCode).toBe(201)
  const viewer = await signedIn(desk, await addMember(desk, desk.owner, 'viewer'))
  const seen = (await viewer.call('GET', `/reservations/${desk.id}/sale-documents`)).json()
  expect([seen.buyerDocument, seen.documents[0]?.buyerDocument]).toEqual([null, null])
  expect((await viewer.call('GET', `/sale-documents/${id}/file`)).statusCode).toBe(403)
  expect((await viewer.call('PATCH', `/sale-documents/${id}`, { fiscalNumber: null })).statusCode).toBe(403)
})

// Rule of "Money and paper": server/platform/db/migrations/0033_sale_documents.sql
test('erasing the customer takes name and document from the document and its PDF, never sums or numbers', async () => {
  const { db } = desk.parts
  await db.update(customers).set({ identityDocument: { kind: 'cedula', number: '00112345673' } })
  await write({ kind: 'charge', amount: 2_000, note: 'The child of María' })
  const id = await closed()
  await setNumber(id, { fiscalNumber: 'E310000000001' })
  await desk.parts.db.update(reservations).set({ status: 'closed' })
  desk.clock.set('2027-03-20T12:00:00Z')
  const [customer] = await db.select({ id: customers.id }).from(customers)
  expect((await desk.call('POST', `/customers/${customer?.id}/erasure`)).statusCode).toBe(200)
  const [row] = await db.select().from(saleDocuments)
  expect(JSON.stringify(row)).not.toMatch(/María|00112345673/)
  expect(row).toMatchObject({
    number: 1,
    fiscalNumber: 'E310000000001',
    content: { total: 23_765, buyer: null },
  })
  const text = await textOf(id)
  expect(text).not.toMatch(/María|00112345673/)
  expect(text).toContain('US$237.65')
  expect((await form()).split('\r\n')[1]).toContain('E310000000001')
  for (const statement of [
    sql`update sale_documents set number = 7`,
    sql`update sale_documents set content = content || '{"total": 1}'`,
    sql`update sale_documents set rate = 1`,
    sql`delete from sale_documents`,
    sql`truncate sale_documents`,
  ])
    await expect(db.execute(statement)).rejects.toThrow()
})

test('damages carry no tax where the accountant said so', async () => {
  const { db } = desk.parts
  await desk.call('PATCH', '/legal-identity', { damagesTaxed: false })
  await db.update(reservations).set({ status: 'returned', returnedAt: new Date('2027-03-13T14:00:00Z') })
  const charged = await desk.call('POST', `/reservations/${desk.id}/proposed-charges`, {
    ...{ charges: [{ kind: 'damage', amount: 8_500, note: 'A scratch' }], chargesMade: 0 },
  })
  expect(charged.statusCode).toBe(201)
  await closed()
  expect((await list()).documents).toMatchObject([{ tax: 3_320, total: 30_265 }])
})

test.skipIf(!hasPdfTools)(
  'poppler and qpdf find a document tagged, titled, whole, and with every amount',
  async () => {
    const id = await closed()
    const [{ number } = { number: '' }] = (await list()).documents
    const text = readByPoppler((await desk.call('GET', `/sale-documents/${id}/file`)).rawPayload, {
      title: `Documento de venta ${number}`,
    })
    for (const amount of ['US$135.00', 'US$33.20', 'US$217.65', 'RD$12,868.27'])
      expect(text).toContain(amount)
  },
)
