import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { eraseOverdue } from '../src/features/reservations/erase-overdue.ts'
import { queryRows } from '../src/platform/db/database.ts'
import { type Route, routeCollector, withoutPrefix } from './support/all-routes.ts'
import { plainPicture } from './support/pictures.ts'
import { booking, send } from './support/rental.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { makeHoldings } from './support/whose/holdings.ts'
import type { Holdings } from './support/whose/named.ts'
import { requestsOf } from './support/whose/requests.ts'

/** What an operator reads of blocks: their calls, the fleet's calendar, who did what, and the export of all that is stored. */
const OF_BLOCKS: ReadonlySet<string> = new Set([
  '/landings/:landingId/blocks',
  '/calendar',
  '/audit',
  '/audit/export',
  '/users/export/:userId',
])
/** Measurements, which change with every request, and files and pages. */
const OF_NO_DATA = /^(\/api)?\/(metrics|docs|storage\/\*|\*|:name\/.*)$/

const { routes, watch } = routeCollector()
let nelly: TestApp
let app: FastifyInstance
let ana: Holdings
let headers: { authorization: string }

beforeAll(async () => {
  nelly = await startTestApp()
  app = await createApp(nelly.parts, watch)
  await app.ready()
  ana = await makeHoldings(nelly, 'quetzal')
  headers = { authorization: `Bearer ${await nelly.signIn({ id: ana.owner })}` }
  return () => app.close()
})

const isRead = ({ method, url, refuses }: Route) =>
  method === 'GET' && !refuses && !OF_BLOCKS.has(withoutPrefix(url)) && !OF_NO_DATA.test(url)

/** The answer of every call that reads something, by its path. */
async function allAnswers(): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const route of routes.filter(isRead)) {
    for (const request of requestsOf(route, Buffer.of())) {
      const sent = request.of({ ...ana.published })
      const answer = await app.inject({ ...sent, headers })
      answers[String(sent.url)] = [answer.statusCode, answer.body]
    }
  }
  return answers
}

const heldRows = () =>
  queryRows<{ id: number }>(
    nelly.parts.db,
    sql`select id from reservations where block_id = ${ana.published.block} order by unit`,
  )

test('every call that reads something answers the same with a block as without', async () => {
  const { block, landing, vehicle } = ana.published
  const whole = { vehicleId: vehicle, from: '2027-04-01T10:00', to: '2027-04-20T10:00', reason: 'stop_sell' }
  const payload = { ...whole, note: 'a note of a block' }
  const url = `/api/landings/${landing}/blocks`
  const more = await app.inject({ method: 'POST', url, headers, payload })
  expect(more.statusCode).toBe(201)
  const before = await allAnswers()
  expect(Object.keys(before).length).toBeGreaterThan(40)
  expect(JSON.stringify(before)).not.toContain('a note of a block')
  for (const id of [block, more.json().id])
    expect((await app.inject({ method: 'DELETE', url: `/api/blocks/${id}`, headers })).statusCode).toBe(200)
  expect(await heldRows()).toEqual([])
  expect(await allAnswers()).toEqual(before)
})

test('no call for a reservation finds a row that holds a unit for a block', async () => {
  const { draft } = ana
  const rows = await queryRows<{ id: number }>(
    nelly.parts.db,
    sql`select id from reservations where block_id = ${draft.block}`,
  )
  expect(rows).toHaveLength(1)
  const held = { ...draft, reservation: rows[0]?.id ?? 0 }
  const ofReservations = routes.filter(({ url, refuses }) => url.includes(':reservationId') && !refuses)
  expect(ofReservations.length).toBeGreaterThan(5)
  const picture = await plainPicture(4, 3)
  for (const route of ofReservations) {
    for (const request of requestsOf(route, picture)) {
      const sent = request.of(held)
      const answer = await app.inject({ ...sent, headers: { ...sent.headers, ...headers } })
      expect([route.method, route.url, answer.statusCode]).toEqual([route.method, route.url, 404])
    }
  }
})

test('the account’s export has blocks apart from reservations', async () => {
  const answer = await app.inject({ url: `/api/users/export/${ana.owner}`, headers })
  const { reservations, blocks } = answer.json()
  expect(blocks).toMatchObject([{ id: ana.draft.block, unit: 400, reason: 'maintenance', note: 'quetzal' }])
  expect(reservations.map(({ first_name }: { first_name: string }) => first_name)).toEqual([
    'quetzal',
    'quetzal',
  ])
})

test('nothing of a block is erased when the retention of its time has ended', async () => {
  const years = new Date('2037-03-01T14:00:00Z')
  expect(await eraseOverdue(nelly.parts.db, years)).toBe(2)
  const rows = await queryRows(
    nelly.parts.db,
    sql`select id from reservations where block_id is not null and erased_at is not null`,
  )
  expect(rows).toEqual([])
})

test('a currency can be changed while only blocks are to come', async () => {
  const ben = await makeHoldings(nelly, 'heron')
  const { landing, reservation, vehicle } = ben.published
  const his = { authorization: `Bearer ${await nelly.signIn({ id: ben.owner })}` }
  const save = () =>
    app.inject({
      method: 'PUT',
      url: `/api/landings/${landing}/rates`,
      headers: his,
      payload: {
        revision: 1,
        rates: { currency: 'DOP' },
        prices: [{ id: vehicle, pricePerDay: 250000 }],
      },
    })
  await send(app, booking(landing as never, vehicle as never))
  expect((await save()).statusCode).toBe(422)
  await queryRows(nelly.parts.db, sql`update reservations set deleted_at = now() where block_id is null`)
  expect(reservation).toBeGreaterThan(0)
  expect((await save()).statusCode).toBe(200)
})
