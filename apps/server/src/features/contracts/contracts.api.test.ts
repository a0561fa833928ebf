import { createHash } from 'node:crypto'
import type { Contracts } from '@nelly/contract/contracts/contracts'
import { MOST_POINTS } from '@nelly/domain/contracts/signature'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { signedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { pdfText } from '../../../tests/support/pdf-text.ts'
import { hasPdfTools, readByPoppler } from '../../../tests/support/pdf-tools.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { createApp } from '../../app.ts'
import { accounts, contracts, customers, jobs, reservations } from '../../platform/db/schema.ts'

let desk: OwnReservation

beforeEach(async () => {
  desk = await startBooked({ name: 'María', last_name: 'Peña', extras: [{ code: 'baby_seat', quantity: 1 }] })
})

const DRAWN = {
  name: 'María Peña',
  strokes: [
    [
      { x: 10, y: 20 },
      { x: 60.5, y: 42 },
    ],
    [{ x: 80, y: 30 }],
  ],
}

/** Makes the contract of the reservation. */
async function make(): Promise<{ number: string; sha256: string; url: string }> {
  const answer = await desk.call('POST', `/reservations/${desk.id}/contract`)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json()
}

const sign = (number: string, payload: object = DRAWN) =>
  desk.call('POST', `/contracts/${number}/signature`, payload)
const list = async (): Promise<Contracts> =>
  (await desk.call('GET', `/reservations/${desk.id}/contracts`)).json()
const fileOf = async (url: string): Promise<Buffer> =>
  (await desk.call('GET', url.replace('/api', ''))).rawPayload
const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex')
const verify = async (number: string, hash: string) =>
  (await desk.app.inject({ url: `/api/verify/${number}?sha256=${hash}` })).json()
const NEITHER = { known: 'neither', day: null, isVoid: false }

/** Changes the reservation as a clerk would. */
const change = (fields: object) =>
  desk.parts.db.update(reservations).set(fields).where(eq(reservations.id, desk.id))

// Rule of "Money and paper": server/features/contracts/content-of.ts, server/features/contracts/draw-contract.ts
test('a contract says who rents what, where, when and for how much, in the language of the customer', async () => {
  const { db } = desk.parts
  await db.update(accounts).set({ legalName: 'Sol SRL', taxNumber: '131880738', legalAddress: 'Calle 5' })
  await db.update(customers).set({ identityDocument: { kind: 'cedula', number: '00113918205' } })
  await change({ outOdometer: 40_120, outFuelEighths: 7 })
  const { vehicleId, unit } = await desk.kept()
  const rates = { ...DEFAULT_RATES, fuel: { perEighth: 500, serviceFee: 1000, taxable: true } }
  const stored = await desk.call('PUT', `/landings/${desk.landing}/rates`, { revision: 0, rates })
  expect([stored.statusCode, stored.body]).toEqual([200, expect.any(String)])
  await db.execute(
    sql`update reservations set driver_age = 24, quote = quote || ${JSON.stringify({
      ratesVersion: 1,
      deposit: 30_000,
      terms: { ...(await desk.kept()).quote.terms, mileage: { kmPerDay: 200, perExtraKm: 25 } },
    })}::jsonb where id = ${desk.id}`,
  )
  const terms = [{ kind: 'paragraph', spans: [{ text: 'Nada de fumar dentro.' }] }]
  await db.execute(
    sql`update site_publications set document = jsonb_set(document, '{legal,terms,es}', ${JSON.stringify(terms)}::jsonb)`,
  )
  await change({ termsAcceptedAt: desk.clock.now() })
  await desk.call('PUT', `/vehicles/${vehicleId}/units/${unit}`, { damages: 'Rayón en la puerta izquierda' })
  const { number, sha256: hash, url } = await make()
  expect([number, url]).toEqual([
    `${desk.owner.account}-2027-000001`,
    `/api/contracts/${desk.owner.account}-2027-000001/file`,
  ])
  const file = await fileOf(url)
  expect(sha256(file)).toBe(hash)
  const text = pdfText(file).replaceAll('\n', '|')
  const { reference, vehicleName } = await desk.kept()
  for (const said of [
    'Sol SRL|RNC 131880738|Calle 5|',
    `Contrato de alquiler ${number}`,
    'Este contrato no es un comprobante fiscal.',
    `/verify/${number}`,
    '|María Peña|',
    'Cédula, termina en 8205',
    `|${reference}|`,
    `|${vehicleName}|`,
    'mié, 10 mar 2027, 10:00 a. m.',
    '|40,120 km|',
    '|7/8|',
    '|Daños conocidos|Rayón en la puerta izquierda|',
    '|Total|US$217.65',
    '|24 años en la recogida|',
    'US$300.00',
    '200 km',
    'US$5.00 por cada |octavo del tanque que falte. Cargo por servicio: US$10.00.',
    'El cliente aceptó estos términos el',
    'Nada de fumar dentro.',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/00113918205|Firma|digital/)
  await change({ language: 'en' })
  const inEnglish = await make()
  expect(pdfText(await fileOf(inEnglish.url))).toContain(`Rental contract ${inEnglish.number}`)
})

test.skipIf(!hasPdfTools)(
  'poppler and qpdf find the signed file tagged, titled, whole, and with every amount',
  async () => {
    const { number } = await make()
    const signed = (await sign(number)).json()
    const title = `Contrato de alquiler ${number}`
    const text = readByPoppler(await fileOf(signed.url), { title })
    for (const amount of ['US$135.00', 'US$184.45', 'US$33.20', 'US$217.65']) expect(text).toContain(amount)
  },
)

// Rule of "Money and paper": server/features/contracts/sign-contract.ts, server/features/reservations/mail/mail-paper.ts, web/owner/contracts/sign-form.tsx
test('it is signed once, with a page that names the hash of the file that was signed, and mailed', async () => {
  const { number, sha256: unsigned } = await make()
  const answers = await Promise.all([sign(number), sign(number), sign(number)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('contract-signed')
  const { url, sha256: hash } = answers.find(({ statusCode }) => statusCode === 201)?.json() ?? {}
  const file = await fileOf(url)
  expect(sha256(file)).toBe(hash)
  const text = pdfText(file).replaceAll('\n', '|')
  expect(text).toContain('|María Peña|Firmado en una pantalla, con nombre escrito y firma trazada, el ')
  expect(text.replaceAll('|', '')).toContain(unsigned)
  const mails = await desk.parts.db.select().from(jobs).where(eq(jobs.reservationId, desk.id))
  const sent = mails
    .map(({ payload, result }) => JSON.stringify(payload ?? result))
    .filter((mail) => mail.includes('"contract"'))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain(file.toString('base64'))
  // What was signed stays as it was.
  expect(sha256(await fileOf(url.split('?')[0]))).toBe(unsigned)
  expect((await make()).number).toBe(number)
})

test('who can’t draw signs with the typed name alone, in any script; letters that the font lacks are left out', async () => {
  for (const [name, printed] of [
    ['Мария 🚗', 'Мария'],
    ['王伟', ''],
  ] as const) {
    const { number } = await make()
    const signed = await sign(number, { name })
    expect([name, signed.statusCode, signed.body]).toEqual([name, 201, expect.any(String)])
    expect((await list()).contracts[0]).toMatchObject({ signed: { name } })
    expect(pdfText(await fileOf(signed.json().url)).replaceAll('\n', '|')).toContain(
      `${printed ? `|${printed}|` : ''}Firmado en una pantalla, con nombre escrito, el `,
    )
    // The next one gets a contract of its own.
    await change({ returnPlace: name })
  }
})

test('a reservation that changed wants a contract with a new number; the old one is void and still there', async () => {
  const first = await make()
  expect(await list()).toMatchObject({ isPossible: true, isChanged: false })
  await change({ returnPlace: 'Another place' })
  expect(await list()).toMatchObject({ isChanged: true })
  const refused = await sign(first.number)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'contract-outdated'])
  const second = await make()
  expect(second.number).toBe(`${desk.owner.account}-2027-000002`)
  expect((await list()).contracts).toMatchObject([
    { number: second.number, isVoid: false },
    { number: first.number, isVoid: true },
  ])
  expect((await sign(first.number)).json().code).toBe('contract-outdated')
  expect(await verify(first.number, first.sha256)).toEqual({
    known: 'unsigned',
    day: '2027-03-01',
    isVoid: true,
  })
  expect(sha256(await fileOf(first.url))).toBe(first.sha256)
  await change({ status: 'closed' })
  const late = await desk.call('POST', `/reservations/${desk.id}/contract`)
  expect([late.statusCode, late.json().code]).toEqual([409, 'contract-not-possible'])
})

/** At once: the embedded database has one connection. See docs/decisions/0159. */
const onServer = test.skipIf('dump' in inject('testDatabase'))

onServer(
  'of 20 made at once on two servers, no number is left out, and one reservation has one contract',
  async () => {
    const { parts, landing, vehicle } = desk
    const ids = [desk.id as number]
    for (let day = 1; day <= 9; day++) {
      const days = { date_of_departure: `2027-05-1${day - 1}`, date_of_arrival: `2027-05-1${day}` }
      const made = await send(desk.app, booking(landing, vehicle, days), `key-${day}`)
      if (made.statusCode === 201) ids.push(made.json().id)
    }
    expect(ids.length).toBeGreaterThan(5)
    const other = await createApp({ ...parts, db: await connectedAnew(parts.db) })
    onTestFinished(() => other.close())
    const { headers } = await signedIn(desk, desk.owner)
    const servers = [callsWith(desk.app, headers), callsWith(other, headers)]
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => ids[nth % ids.length]).map((id, index) =>
        servers[index % 2]?.('POST', `/reservations/${id}/contract`),
      ),
    )
    expect(made.map((answer) => answer?.statusCode)).toEqual(made.map(() => 201))
    const numbers = new Set(made.map((answer) => answer?.json().number))
    const expected = ids.map((_, index) => `${desk.owner.account}-2027-${String(index + 1).padStart(6, '0')}`)
    expect([...numbers].sort()).toEqual(expected)
  },
  180_000,
)

// Rule of "Money and paper": server/features/contracts/verify-contract.ts, web/visitor/verify/script.ts
test('any flipped byte of a signed file is told, and another number tells nothing', async () => {
  const { number, sha256: unsigned } = await make()
  const { url, sha256: hash } = (await sign(number)).json()
  const file = await fileOf(url)
  expect(await verify(number, hash)).toEqual({ known: 'signed', day: '2027-03-01', isVoid: false })
  expect(await verify(number, unsigned.toUpperCase())).toMatchObject({ known: 'unsigned' })
  for (let flip = 0; flip < 200; flip++) {
    const copy = Buffer.from(file)
    const at = Math.floor((flip * file.length) / 200)
    copy[at] = (copy[at] ?? 0) ^ (1 << (flip % 8))
    expect(await verify(number, sha256(copy))).toEqual(NEITHER)
  }
  for (const unknown of [
    `${desk.owner.account}-2027-000009`,
    `9${number}`,
    'x',
    '0-2027-000001',
    '%F0%9F%9A%97',
  ])
    expect(await verify(unknown, hash)).toEqual(NEITHER)
})

test('erasing the customer takes signature and files; number and hashes stay', async () => {
  const { number, sha256: unsigned, url } = await make()
  const signed = (await sign(number)).json()
  await change({ status: 'closed' })
  desk.clock.set('2027-03-20T12:00:00Z')
  const [customer] = await desk.parts.db.select({ id: customers.id }).from(customers)
  const erased = await desk.call('POST', `/customers/${customer?.id}/erasure`)
  expect([erased.statusCode, erased.body]).toEqual([200, expect.any(String)])
  const [row] = await desk.parts.db.select().from(contracts)
  expect(row).toMatchObject({ content: null, file: null, signedFile: null, signedName: null, strokes: null })
  for (const address of [url, signed.url]) {
    const gone = await desk.call('GET', address.replace('/api', ''))
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'contract-not-found'])
  }
  expect(await verify(number, signed.sha256)).toMatchObject({ known: 'signed' })
  expect(await verify(number, unsigned)).toMatchObject({ known: 'unsigned' })
  expect((await list()).contracts).toMatchObject([{ number, isErased: true, signed: { name: null } }])
})

test('contracts are the account’s own; the desk makes and signs them, a viewer reads that there are some', async () => {
  const { number, url } = await make()
  const eva = await signedInOwner(desk)
  const path = url.replace('/api', '')
  for (const [answer, code] of [
    [await eva.call('GET', `/reservations/${desk.id}/contracts`), 'reservation-not-found'],
    [await eva.call('POST', `/reservations/${desk.id}/contract`), 'reservation-not-found'],
    [await eva.call('GET', path), 'contract-not-found'],
    [await eva.call('POST', `/contracts/${number}/signature`, DRAWN), 'contract-not-found'],
  ] as const)
    expect([answer.statusCode, answer.json().code]).toEqual([404, code])
  const viewer = await signedIn(desk, await addMember(desk, desk.owner, 'viewer'))
  expect((await viewer.call('GET', `/reservations/${desk.id}/contracts`)).json().contracts).toHaveLength(1)
  // It tells the end of the customer's document.
  expect((await viewer.call('GET', path)).statusCode).toBe(403)
  expect((await viewer.call('POST', `/contracts/${number}/signature`, DRAWN)).statusCode).toBe(403)
  const clerk = await signedIn(desk, await addMember(desk, desk.owner, 'desk'))
  expect((await clerk.call('POST', `/contracts/${number}/signature`, DRAWN)).statusCode).toBe(201)
})

test('a signature without a name, without strokes, or with points that are none or too many is refused', async () => {
  const { number } = await make()
  const point = { x: 1, y: 1 }
  for (const [changes, status] of [
    [{ name: '  ' }, 422],
    [{ strokes: [] }, 422],
    [{ strokes: [[]] }, 422],
    [{ strokes: [[{ x: 'NaN', y: 1 }]] }, 422],
    [{ strokes: [[{ x: -1, y: 1e9 }]] }, 422],
    [{ strokes: [Array(MOST_POINTS).fill(point), [point]] }, 422],
    [{ strokes: [Array(1_000_000).fill(point)] }, 413],
  ] as const)
    expect([changes, (await sign(number, { ...DRAWN, ...changes })).statusCode]).toEqual([changes, status])
  expect((await list()).contracts).toMatchObject([{ signed: null }])
})

test('what is written of a contract can’t be changed by SQL', async () => {
  const { db } = desk.parts
  const { number } = await make()
  expect((await sign(number)).statusCode).toBe(201)
  for (const statement of [
    sql`update contracts set signed_name = 'Eva'`,
    sql`update contracts set sha256 = repeat('0', 64)`,
    sql`update contracts set signed_file = null`,
    sql`update contracts set number = 7`,
    sql`delete from contracts`,
    sql`truncate contracts`,
  ])
    await expect(db.execute(statement)).rejects.toThrow()
  expect(
    await db.$count(contracts, and(eq(contracts.signedName, 'María Peña'), eq(contracts.number, 1))),
  ).toBe(1)
})
