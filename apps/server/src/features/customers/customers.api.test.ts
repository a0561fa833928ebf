import { asc, eq, sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { from } from '../../../tests/support/rental.ts'
import { openRentalDesk, type RentalDesk } from '../../../tests/support/rental-desk.ts'
import { storedRows } from '../../../tests/support/stored.ts'
import { customerContacts, customers, landings, reservations } from '../../platform/db/schema.ts'
import { reservationEventsOf } from '../history/reservation-events.ts'
import { eraseReservation } from '../reservations/erase-reservation.ts'
import type { MailData } from '../reservations/mail/mail-data.ts'

let desk: RentalDesk
let other: { authorization: string }

beforeEach(async () => {
  desk = await openRentalDesk()
  other = { authorization: `Bearer ${await desk.signIn(await desk.addOwner())}` }
})

const days = (nth: number) => from(`${10 + nth} 10:00`, `${11 + nth} 10:00`)
const EVA = { name: 'Eva', last_name: 'Paz', email: 'eva@example.com', phone: '+34 600 11 22 33' }
const CEDULA = { kind: 'cedula', number: '00112345673' }
const list = async (search = '') =>
  (await desk.ask('GET', `/customers?search=${encodeURIComponent(search)}`)).json()
const stranger = (method: InjectOptions['method'] & string, url: string, payload?: object) =>
  desk.app.inject({ method: method as 'GET', url: `/api${url}`, headers: other, ...(payload && { payload }) })
/** Books for María, and returns her number. */
async function maria(nth = 0, fields: object = {}): Promise<number> {
  const id = await desk.book(desk.small, { ...days(nth), ...fields })
  const [row] = await desk.parts.db.select().from(reservations).where(eq(reservations.id, id))
  return row?.customerId ?? 0
}
const over = async () => {
  desk.clock.set('2027-04-10T14:00:00Z')
}

test('customers are listed in pages, with how many there are', async () => {
  await maria()
  await maria(1, EVA)
  const page = await desk.ask('GET', '/customers?page=2&per_page=1')
  expect([page.headers['x-total-count'], page.json()]).toMatchObject([
    '2',
    [{ firstName: 'María', reservations: 1 }],
  ])
  expect(await list('eva')).toMatchObject([{ firstName: 'Eva', doNotRentReason: null }])
  expect((await stranger('GET', '/customers')).json()).toEqual([])
})

// Rule of "Customers": server/features/customers/find-customers.ts, server/platform/http/pagination-headers.ts, web/owner/customers/customer-list.tsx, server/platform/db/hot-queries.api.test.ts
test('of more than ten thousand no total is told, but whether there is another page', async () => {
  await maria()
  await desk.parts.db.execute(sql`
    insert into customers (account_id, first_name, last_name, email, phone, created_at)
    select ${desk.owner.account}, 'Zoe', n::text, '', '', now() from generate_series(1, 10000) n`)
  const link = (page: { headers: Record<string, unknown> }) =>
    String(page.headers.link)
      .split(', ')
      .map((one) => /[?&]page=(\d+).*; rel="(\w+)"/.exec(one)?.slice(1))
  const first = await desk.ask('GET', '/customers?per_page=100')
  expect([first.headers['x-total-count'], link(first), first.json().length, first.json()[0]]).toMatchObject([
    undefined,
    [
      ['1', 'first'],
      ['2', 'next'],
    ],
    100,
    { firstName: 'María' },
  ])
  const last = await desk.ask('GET', '/customers?page=101&per_page=100')
  expect([last.headers['x-total-count'], link(last), last.json().length]).toEqual([
    undefined,
    [
      ['1', 'first'],
      ['100', 'prev'],
    ],
    1,
  ])
  const some = await desk.ask('GET', '/customers?search=zoe')
  expect(some.headers['x-total-count']).toBe('10000')
})

test('a customer is read with their reservations, what these come to, and by what they are recognised', async () => {
  const id = await maria()
  await maria(2, { phone: '829 555 0100' })
  const cancelled = await desk.book(desk.large, days(4))
  await desk.ask('POST', `/reservations/${cancelled}/cancellation`, { reason: 'duplicate' })
  const read = (await desk.ask('GET', `/customers/${id}`)).json()
  expect(read).toMatchObject({
    firstName: 'María',
    reservations: 3,
    notes: null,
    emails: ['maria@example.com'],
    phones: ['18095550199', '18295550100'],
    totals: [{ currency: 'USD', reservations: 2 }],
    createdAt: '2027-03-01T14:00:00.000Z',
  })
  expect(read.latest.map((one: { status: string }) => one.status)).toEqual([
    'cancelled',
    'confirmed',
    'confirmed',
  ])
  expect(read.totals[0].total).toBe(read.latest[1].total + read.latest[2].total)
  for (const [method, path, payload] of [
    ['GET', `/customers/${id}`],
    ['PATCH', `/customers/${id}`, { notes: 'x' }],
    ['POST', `/customers/${id}/erasure`],
    ['POST', `/customers/${id}/merge-preview`, { removed: id + 1 }],
    ['POST', `/customers/${id}/merge`, { removed: id + 1 }],
  ] as const)
    expect([path, (await stranger(method, path, payload)).statusCode]).toEqual([path, 404])
})

test('whose an address or a phone is, is told to the account alone', async () => {
  const id = await maria()
  const match = async (payload: object) =>
    (await desk.ask('POST', '/customers/match', payload)).json().customer?.id ?? null
  expect(await match({ email: 'MARIA@example.com', phone: '1' })).toBe(id)
  expect(await match({ phone: '809-555-0199' })).toBe(id)
  expect(await match({ email: 'eva@example.com', phone: '' })).toBeNull()
  const hers = { email: 'maria@example.com', phone: '+18095550199' }
  expect((await stranger('POST', '/customers/match', hers)).json()).toEqual({ customer: null })
})

// Rule of "Customers": server/features/reservations/reservation.ts, server/features/reservations/mail/reservation-blocks.ts, web/owner/reservations/do-not-rent-badge.tsx, web/owner/reservations/changes/known-customer.tsx, e2e/customers.journey.ts
test('do not rent: the visitor learns nothing, and the operator sees it at every reservation, with who decided it', async () => {
  const id = await maria()
  const before = (await desk.app.inject(visit(3))).json()
  const marked = await desk.ask('PATCH', `/customers/${id}`, {
    doNotRentReason: 'Smoked in it',
    notes: 'Tall',
  })
  expect([marked.statusCode, marked.json()]).toMatchObject([
    200,
    { doNotRentReason: 'Smoked in it', doNotRentAt: '2027-03-01T14:00:00.000Z', notes: 'Tall' },
  ])
  expect(marked.json().doNotRentBy).toBeTruthy()
  const headers = { 'idempotency-key': 'a-key-of-sixteen-characters' }
  const made = await desk.app.inject({ ...visit(5), headers })
  expect(made.statusCode).toBe(201)
  expect(Object.keys(made.json())).toEqual(Object.keys(before))
  expect(made.body).not.toMatch(/smoked|customer/i)
  // Read again, as its owner's is.
  expect((await desk.app.inject({ ...visit(5), headers })).json()).toEqual(made.json())
  const details = (await desk.ask('GET', `/reservations/${made.json().id}/details`)).json()
  expect(details).toMatchObject({
    customer: { id, doNotRentReason: 'Smoked in it' },
    reservationsOfCustomer: 3,
  })
  expect((await desk.ask('GET', `/reservations/${desk.landing}`)).json()[0]).toMatchObject({
    customer: { id, do_not_rent: 'Smoked in it' },
  })
  const [vehicle] = (await desk.ask('GET', '/calendar?from=2027-03-10')).json().vehicles
  const bars = vehicle.units.flatMap((unit: { bars: unknown[] }) => unit.bars)
  expect(bars).toContainEqual(expect.objectContaining({ id: made.json().id, isDoNotRent: true }))
  const undone = await desk.ask('PATCH', `/customers/${id}`, { doNotRentReason: null })
  expect(undone.json()).toMatchObject({ doNotRentReason: null, doNotRentAt: null, doNotRentBy: null })
})

test("the operator's mail of a new reservation or request says it without the reason, the visitor's never", async () => {
  const id = await maria()
  await desk.ask('PATCH', `/customers/${id}`, { doNotRentReason: 'Smoked in it' })
  const since = (await mailJobs(desk.parts.db)).length
  await maria(2)
  await desk.parts.db.update(landings).set({ bookingMode: 'on_request' })
  await maria(4)
  const mails = (await mailJobs(desk.parts.db)).slice(since)
  const told = mails.map(({ kind, content }) => [kind, (content as MailData).reservation.isRefused])
  expect(Object.fromEntries(told)).toEqual({
    confirmation: undefined,
    notice: true,
    request: undefined,
    'request-notice': true,
  })
  // An answer to it quotes it to the customer.
  expect(JSON.stringify(mails)).not.toMatch(/smoked/i)
})

// Rule of "Customers": contract/customers/customers.ts, server/features/customers/routes.ts, server/features/customers/find-customers.ts, server/features/customers/change-customer.ts, web/owner/customers/customer-list.tsx, web/owner/customers/customer/customer-form.tsx, server/features/customers/find-customers.api.test.ts, server-tests/whose-it-is.api.test.ts
test('an edit of a customer whom others changed meanwhile is refused with what is stored, and taken at its revision', async () => {
  const id = await maria()
  const path = `/customers/${id}`
  const { revision } = (await desk.ask('GET', path)).json()
  await desk.ask('PATCH', path, { notes: 'Likes red cars', revision })
  const refused = await desk.ask('PATCH', path, { lastName: 'Mora', revision })
  const stored = (await desk.ask('GET', path)).json()
  expect(stored).toMatchObject({ lastName: 'Peña', notes: 'Likes red cars', revision: revision + 1 })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'changed-meanwhile', newest: stored },
  ])
  const taken = await desk.ask('PATCH', path, { lastName: 'Mora', revision: stored.revision })
  expect(taken.json()).toMatchObject({ lastName: 'Mora', notes: 'Likes red cars' })
  expect((await desk.ask('PATCH', path, { firstName: ' ' })).statusCode).toBe(422)
})

// Rule of "Customers": contract/customers/customers.ts, domain/taxpayers/identity-document.ts, server/features/customer-contacts/forget-erased.ts, web/owner/forms/document-field.tsx, domain/taxpayers/taxpayers.test.ts
test('the document of a customer is checked, in no list, and gone with them', async () => {
  const id = await maria()
  const path = `/customers/${id}`
  const change = (identityDocument: unknown) => desk.ask('PATCH', path, { identityDocument })
  const document = async () => (await desk.ask('GET', path)).json().identityDocument
  expect((await change({ kind: 'cedula', number: '001-1234567-3' })).json()).toMatchObject({
    identityDocument: CEDULA,
  })
  for (const wrong of [
    { kind: 'cedula', number: '001-1234567-4' },
    { kind: 'rnc', number: '131111111' },
    { kind: 'passport', number: '1' },
    { kind: 'licence', number: '12345678' },
    { kind: 'rnc', number: ' ' },
    { kind: 'rnc' },
    { number: '131880738' },
    '131880738',
  ]) {
    const refused = await change(wrong)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['identityDocument']])
  }
  expect(await document()).toEqual(CEDULA)
  expect(JSON.stringify(await list())).not.toContain(CEDULA.number)
  await change(null)
  expect(await document()).toBeNull()

  await change(CEDULA)
  const merged = await maria(1, EVA)
  await desk.ask('POST', `/customers/${merged}/merge`, { removed: id })
  expect((await desk.ask('GET', `/customers/${merged}`)).json().identityDocument).toEqual(CEDULA)
  await over()
  await desk.ask('POST', `/customers/${merged}/erasure`)
  expect(JSON.stringify(await storedRows(desk.parts))).not.toContain(CEDULA.number)
})

test("a document does not stay with another person who has the erased one's phone", async () => {
  const first = await desk.book(desk.small, days(0))
  const id = await maria(1, { name: 'Luis', email: 'luis@example.com' })
  await desk.ask('PATCH', `/customers/${id}`, { identityDocument: CEDULA })
  await over()
  await eraseReservation(desk.parts.db, first, desk.clock.now())
  expect((await desk.ask('GET', `/customers/${id}`)).json()).toMatchObject({
    firstName: 'Luis',
    identityDocument: null,
  })
})

test('of two edits of a customer at the same time that began with the same revision, one is stored', async () => {
  const path = `/customers/${await maria()}`
  const { revision } = (await desk.ask('GET', path)).json()
  const edit = (notes: string) => desk.ask('PATCH', path, { notes, revision })
  const answers = await Promise.all([edit('Likes red cars'), edit('Pays in cash')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const stored = answers.find(({ statusCode }) => statusCode === 200)?.json().notes
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().newest.notes).toBe(stored)
})

// Rule of "Customers": domain/customers/merged-customer.ts, server/features/customers/merge-customers.ts, web/owner/customers/customer/merge-form.tsx, domain/customers/customers.test.ts, e2e/customers.journey.ts
test('two customers are merged: reservations, notes and contacts go to the kept one, and stay there', async () => {
  const [kept, removed] = [await maria(), await maria(1, EVA)]
  await desk.ask('PATCH', `/customers/${kept}`, { notes: 'Likes red cars' })
  await desk.ask('PATCH', `/customers/${removed}`, { notes: 'Pays in cash', doNotRentReason: 'Smoked' })
  const path = `/customers/${kept}/merge`
  const preview = (await desk.ask('POST', `${path}-preview`, { removed: removed })).json()
  const whole = {
    notes: 'Likes red cars\n\nPays in cash',
    doNotRentReason: 'Smoked',
    emails: ['maria@example.com', 'eva@example.com'],
  }
  expect(preview).toMatchObject({ ...whole, kept: { id: kept }, removed: { id: removed, reservations: 1 } })
  expect((await list()).length).toBe(2)
  const merged = await desk.ask('POST', path, { removed: removed })
  expect([merged.statusCode, merged.json()]).toMatchObject([
    200,
    { ...whole, firstName: 'María', reservations: 2 },
  ])
  const moved = merged.json().latest.find((one: { firstName: string }) => one.firstName === 'Eva').id
  expect(await reservationEventsOf(desk.parts.db, moved)).toMatchObject([
    {
      kind: 'customer-merged',
      actorKind: 'person',
      actorId: desk.owner.id,
      details: { from: removed, to: kept },
    },
  ])
  expect(await maria(2, EVA)).toBe(kept)
  const again = await desk.ask('POST', path, { removed: removed })
  const same = await desk.ask('POST', path, { removed: kept })
  expect([again.statusCode, same.statusCode, same.json().code]).toEqual([404, 422, 'customer-same'])
})

test('customers whose notes are too long together are not merged, and can be once they are shortened', async () => {
  const [kept, removed] = [await maria(), await maria(1, EVA)]
  await desk.ask('PATCH', `/customers/${kept}`, { notes: 'a'.repeat(4000), doNotRentReason: 'b'.repeat(200) })
  await desk.ask('PATCH', `/customers/${removed}`, { notes: 'c' })
  const merge = () => desk.ask('POST', `/customers/${kept}/merge`, { removed: removed })
  const preview = await desk.ask('POST', `/customers/${kept}/merge-preview`, { removed: removed })
  for (const refused of [preview, await merge()])
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'merged-too-long'])
  expect(await list()).toHaveLength(2)
  await desk.ask('PATCH', `/customers/${removed}`, { notes: null, doNotRentReason: 'd'.repeat(200) })
  expect((await merge()).json().code).toBe('merged-too-long')
  await desk.ask('PATCH', `/customers/${removed}`, { doNotRentReason: 'd' })
  expect((await merge()).json().doNotRentReason).toBe(`${'b'.repeat(200)}; d`)
})

test('of two merges in opposite directions one is done', async () => {
  const [one, other] = [await maria(), await maria(1, EVA)]
  const answers = await Promise.all(
    [
      [one, other],
      [other, one],
    ].map(([kept, removed]) => desk.ask('POST', `/customers/${kept}/merge`, { removed: removed })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  expect(await list()).toMatchObject([{ reservations: 2 }])
})

test('merges in a ring wait for each other, and lose no reservation', async () => {
  const ring: number[] = []
  // Their reservations lie between each other's.
  for (let nth = 0; nth < 12; nth++) {
    const who = nth % 4
    const contact = { ...EVA, email: `eva-${who}@example.com`, phone: `+34 600 11 22 4${who}` }
    ring[who] = await maria(nth, contact)
  }
  const merge = (kept: number, nth: number) =>
    desk.ask('POST', `/customers/${kept}/merge`, { removed: ring[(nth + 1) % ring.length] })
  const merged = await Promise.all(ring.map(merge))
  expect(merged.filter(({ statusCode }) => ![200, 404].includes(statusCode))).toEqual([])
  const counts: number[] = (await list()).map((one: { reservations: number }) => one.reservations)
  expect(counts.reduce((sum, count) => sum + count)).toBe(12)
})

test("a customer is not merged with another account's", async () => {
  const mine = await maria()
  const { id: _, ...columns } = (
    await desk.parts.db.select().from(customers)
  )[0] as typeof customers.$inferSelect
  const theirs = { ...columns, accountId: (await desk.addOwner()).account }
  const [foreign] = await desk.parts.db.insert(customers).values(theirs).returning()
  for (const [method, path, payload] of [
    ['POST', `/customers/${mine}/merge-preview`, { removed: foreign?.id }],
    ['POST', `/customers/${mine}/merge`, { removed: foreign?.id }],
    ['POST', `/customers/${foreign?.id}/merge`, { removed: mine }],
  ] as const)
    expect((await desk.ask(method, path, payload)).statusCode).toBe(404)
})

test('bookings while their customer is merged or edited all succeed, and belong to a customer that exists', async () => {
  const [kept, removed] = [await maria(), await maria(1, EVA)]
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, (_, nth) => desk.app.inject(visit(nth + 3, EVA))),
    desk.ask('POST', `/customers/${kept}/merge`, { removed: removed }),
    desk.ask('PATCH', `/customers/${kept}`, { notes: 'Pays in cash' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201, 200, 200])
  const rows = await desk.parts.db.select().from(reservations)
  expect(new Set(rows.map(({ customerId }) => customerId))).toEqual(new Set([kept]))
})

// Rule of "Customers": server/features/customers/erase-customer.ts, e2e/customers.journey.ts
test('a customer is erased once nothing is to come: personal data, notes and do not rent, here and in mails', async () => {
  const id = await maria()
  const deleted = await desk.book(desk.large, days(6))
  await desk.ask('DELETE', `/reservations/${deleted}`)
  await maria(1, EVA)
  await desk.ask('PATCH', `/customers/${id}`, { notes: 'Tall', doNotRentReason: 'Smoked' })
  const early = await desk.ask('POST', `/customers/${id}/erasure`)
  expect([early.statusCode, early.json().code]).toEqual([409, 'customer-has-rentals'])
  expect((await desk.parts.db.select().from(reservations)).every(({ erasedAt }) => erasedAt === null)).toBe(
    true,
  )
  await over()
  expect((await desk.ask('POST', `/customers/${id}/erasure`)).statusCode).toBe(200)
  expect((await desk.ask('POST', `/customers/${id}/erasure`)).statusCode).toBe(404)
  const rows = await desk.parts.db.select().from(reservations).orderBy(asc(reservations.id))
  expect(rows.map(({ firstName, email, customerId }) => [firstName, email, customerId === null])).toEqual([
    ['', '', true],
    ['', '', true],
    ['Eva', 'eva@example.com', false],
  ])
  expect(await list()).toMatchObject([{ firstName: 'Eva' }])
  expect(await desk.parts.db.$count(customerContacts)).toBe(2)
  expect((await reservationEventsOf(desk.parts.db, rows[0]?.id as never)).at(-1)).toMatchObject({
    kind: 'erased',
    actorId: desk.owner.id,
  })
  expect((await mailJobs(desk.parts.db)).some(({ to }) => to === 'maria@example.com')).toBe(false)
})

function visit(nth: number, contact: object = {}): InjectOptions {
  const trip = { ...days(nth), place_of_departure: 'Santiago', arrival_place: 'La Romana' }
  const person = { name: 'María', last_name: 'Peña', phone: '+1 809 555 0199', email: 'maria@example.com' }
  const what = { id_landing: desk.landing, id_vehicle: desk.small, number_person: 2, number_bag: 1 }
  return { method: 'POST', url: '/api/reservations', payload: { ...what, ...trip, ...person, ...contact } }
}
