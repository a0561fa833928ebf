import { currency } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { booked, type Rental, rental } from '../../../tests/support/fleet.ts'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { landings, reservations } from '../../platform/db/schema.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'

let nelly: TestApp
let ana: Rental

beforeAll(async () => {
  nelly = await startTestApp()
  ana = await rental(nelly)
})

const file = (query = '', { owner, headers } = ana, language = 'en') =>
  nelly.app.inject({
    url: `/api/reservations/export/${owner}?${query}`,
    headers: { ...headers, 'accept-language': language },
  })

/** The cells of a file, parsed by RFC 4180. */
function cells(text: string): string[][] {
  expect(text.startsWith('\ufeff')).toBe(true)
  const rows = text.slice(1).match(/(?:"(?:[^"]|"")*"|[^"\r\n])*\r\n/g) ?? []
  expect(rows.join('')).toBe(text.slice(1))
  return rows.map((row) =>
    [...row.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  )
}

/** The rows of a file, each by its titles. */
function rows(text: string): Record<string, string>[] {
  const [titles = [], ...rest] = cells(text)
  return rest.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index] ?? ''])))
}

test('an owner exports all reservations for spreadsheets, with all their data', async () => {
  const made = { name: 'Grace, "Amazing"', last_name: 'Hopper', description: 'Two\nlines', number_person: 3 }
  const id = await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-13T09:30'], made)
  await nelly.parts.db
    .update(reservations)
    .set({
      status: 'cancelled',
      cancelledAt: new Date('2027-03-02T03:00:00Z'),
      cancellationFeeMinor: minorUnits(10_000),
    })
    .where(eq(reservations.id, id))
  await appendReservationEvent(nelly.parts.db, {
    reservationId: id,
    kind: 'cancelled',
    actor: { kind: 'person', id: ana.owner },
    at: new Date('2027-03-02T03:00:00Z'),
    reason: 'other',
    note: 'It broke down',
  })
  const answer = await file()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="reservations-2027-03-01.csv"',
    'cache-control': 'no-store',
    vary: 'accept-language',
    'x-content-type-options': 'nosniff',
  })
  expect(rows(answer.body)).toEqual([
    {
      Reference: expect.stringMatching(/^'?[\w-]+$/),
      Landing: expect.stringContaining('Sun Cars'),
      Vehicle: 'Kia Rio',
      Unit: '1',
      'First name': 'Grace, "Amazing"',
      'Last name': 'Hopper',
      Email: 'maria@example.com',
      Phone: '+1 809 555 0199',
      People: '3',
      Bags: '1',
      'Pickup date': '2027-03-10',
      'Pickup time': '10:00',
      'Pickup place': 'Santiago',
      'Return date': '2027-03-13',
      'Return time': '09:30',
      'Return place': 'La Romana',
      Days: '3',
      Total: '175.17',
      Comment: 'Two\nlines',
      'Reserved on': '2027-03-01',
      // It is the day before in Santo Domingo.
      'Cancelled on': '2027-03-01',
      'Cancelled by': 'Operator',
      Reason: 'Another reason',
      'Message to the customer': 'It broke down',
      'Cancellation fee': '100.00',
      Due: '100.00',
      'Deposit held': '0.00',
      'Price lines':
        'Rental, 3 days × US$45.00: 135.00; Additional liability service: 9.95; Vehicle license fee: 3.50; Subtotal: 148.45; Tax (ITBIS 18%): 26.72',
      Answers: '',
      'Came from': '',
      Status: 'Cancelled',
      ...{ 'Kilometres out': '', 'Eighths of fuel out': '' },
      ...{ 'Kilometres back': '', 'Eighths of fuel back': '' },
      Currency: 'USD',
    },
  ])
})

test('a Spanish landing in euros has semicolons and decimal commas, and phones are text', async () => {
  const madrid = await rental(nelly)
  const { db } = nelly.parts
  const id = await booked(nelly, madrid, ['2027-03-10T10:00', '2027-03-13T09:30'], { phone: '+34600112233' })
  await db.update(landings).set({ defaultLanguage: 'es' }).where(eq(landings.id, madrid.landing))
  await db
    .update(reservations)
    .set({ currency: currency('EUR') })
    .where(eq(reservations.id, id))
  const { body } = await file('', madrid)
  expect(body).toMatch(/^\ufeff"Reference";"Landing";/)
  expect(body).toContain(';"175,17";')
  expect(body).toContain(`;"'+34600112233";`)
})

test('its titles and its name are in the requested language, by default Spanish', async () => {
  for (const language of ['es-DO', '']) {
    const answer = await file('', ana, language)
    expect(cells(answer.body)[0]).toEqual(
      expect.arrayContaining(['Referencia', 'Vehículo', 'Fecha de recogida']),
    )
    expect(answer.headers['content-disposition']).toContain('"reservas-2027-03-01.csv"')
  }
})

test('no cell can be interpreted as a formula, with any separator of a spreadsheet', async () => {
  const maker = await rental(nelly)
  const begins = ['=1+1', '+1+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠A1']
  for (const begin of begins) {
    await booked(nelly, maker, ['2027-03-10T10:00', '2027-03-11T10:00'], {
      name: begin,
      last_name: `x;${begin}`,
      description: `a\r\n${begin}`,
    })
  }
  const exported = rows((await file('sort=created', maker)).body)
  expect(exported.map((row) => row['First name'])).toEqual(begins.map((begin) => `'${begin}`))
  expect(exported.map((row) => row['Last name'])).toEqual(begins.map((begin) => `x;'${begin}`))
  for (const { Comment } of exported) expect(Comment).toMatch(/^a\r\n'/)
})

test('it has the filtered reservations in the requested order', async () => {
  const maker = await rental(nelly)
  const landing = await addLanding(nelly.parts, { id: maker.owner })
  const second = { landing, vehicle: await addVehicle(nelly.parts, landing) }
  await booked(nelly, maker, ['2027-03-20T10:00', '2027-03-21T10:00'], { name: 'Bea' })
  await booked(nelly, second, ['2027-03-10T10:00', '2027-03-12T10:00'], { name: 'Cid' })
  const names = async (query: string) => rows((await file(query, maker)).body).map((row) => row['First name'])
  expect(await names('')).toEqual(['Cid', 'Bea'])
  expect(await names('sort=-pickup')).toEqual(['Bea', 'Cid'])
  expect(await names(`landing_id=${landing}`)).toEqual(['Cid'])
  expect(await names(`landing_id=${ana.landing}`)).toEqual([])
  expect(await names(`vehicle_id=${maker.vehicle}`)).toEqual(['Bea'])
  expect(await names('from=2027-03-12&to=2027-03-19')).toEqual(['Cid'])
  expect(await names('search=bea')).toEqual(['Bea'])
  expect(await names('state=over')).toEqual([])
})

test('a file of several batches is complete and in order', async () => {
  const maker = await rental(nelly)
  const id = await booked(nelly, maker, ['2027-03-10T10:00', '2027-03-11T10:00'])
  const { db } = nelly.parts
  const [{ id: _, ...model } = {} as typeof reservations.$inferSelect] = await db
    .select()
    .from(reservations)
    .where(eq(reservations.id, id))
  const others = Array.from({ length: 1100 }, (_, index) => ({
    ...model,
    reference: `many-${index}`,
    secretHash: null,
    firstName: `Guest ${index}`,
    status: 'cancelled' as const,
    cancelledAt: nelly.clock.now(),
    cancellationFeeMinor: minorUnits(0),
  }))
  for (let from = 0; from < others.length; from += 100)
    await db.insert(reservations).values(others.slice(from, from + 100))
  const exported = rows((await file('sort=created', maker)).body).map((row) => row['First name'])
  expect(exported).toEqual(['María', ...others.map(({ firstName }) => firstName)])
})

test('without reservations there are only titles; another owner gets nothing', async () => {
  const nobody = await rental(nelly)
  expect(cells((await file('', nobody)).body)).toHaveLength(1)
  const stranger = await file('', { ...ana, headers: nobody.headers })
  expect([stranger.statusCode, stranger.json().code]).toEqual([403, 'not-your-account'])
  const head = await nelly.app.inject({
    method: 'HEAD',
    url: `/api/reservations/export/${ana.owner}`,
    headers: ana.headers,
  })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})
