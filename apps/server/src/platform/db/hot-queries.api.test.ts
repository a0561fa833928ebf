import type { LandingId } from '@nelly/domain/ids'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { echoSite, visitorsPage } from '../../../tests/support/echo-site.ts'
import { largeWorld } from '../../../tests/support/large-world.ts'
import { addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { type SentQuery, watchQueries } from '../../../tests/support/watched-queries.ts'
import { makeHoldings } from '../../../tests/support/whose/holdings.ts'
import { createApp } from '../../app.ts'
import type { SiteHandler } from '../rendering/site-handler.ts'

/** Enough rows to make a sequential scan more expensive than any index. */
const CROWD = { owners: 300, landingsEach: 2, vehiclesEach: 4, reservationsEach: 3 }
/** An operator with more reservations than a slice of an export has. */
const LARGE = { owners: 1, landingsEach: 1, vehiclesEach: 4, reservationsEach: 60 }
const PERIOD = { pickup: '2027-03-10T10:00', return: '2027-03-13T10:00' } as never

/** The bodies of calls that ask for more than an address can say. */
const BODIES: Readonly<Record<string, object>> = {
  '/api/desk-reservations/offers': {
    ...{ pickupDate: '2027-03-10', pickupTime: '10:00', returnDate: '2027-03-13', returnTime: '10:00' },
  },
}

/** Pages that show dates as well. */
const site: SiteHandler = async (request, context) => {
  if (!request.url.includes('?')) return echoSite(request, context)
  const visit = await context.site.visit(new URL(request.url).pathname.split('/')[1] ?? '')
  if (visit.kind !== 'found') return visitorsPage('', 404)
  const fleet = await context.site.vehicles(visit.landing.id as LandingId, { period: PERIOD })
  const free = await context.site.freePeriods(
    fleet.map(({ id }) => id),
    PERIOD,
    () => true,
  )
  return visitorsPage(JSON.stringify([fleet, [...free]]))
}

/** An owner with a complete set of data, and every frequent call and page. */
async function start() {
  const nelly = await startTestApp()
  const { owner, published } = await makeHoldings(nelly, 'sol')
  const { queries, db, ask } = watchQueries(nelly.parts.db)
  const app = await createApp({ ...nelly.parts, db, site })
  const headers = { authorization: `Bearer ${await nelly.signIn({ id: owner })}` }
  const { landing, vehicle, name } = published
  const paths = [
    `/${name}`,
    `/${name}/vehicles/${vehicle}`,
    `/${name}/vehicle?date_of_departure=2027-03-10`,
    `/api/publicLanding/${name}`,
    `/api/publicLanding/${name}/vehicle/${vehicle}`,
    `/api/vehicle/${vehicle}/special-features-public`,
    '/api/session',
    `/api/landing/${owner}`,
    `/api/landing/deleted/${owner}`,
    `/api/landings/${owner}/${landing}`,
    `/api/vehicles/${landing}`,
    `/api/reviews/${name}`,
    `/api/landings/${landing}/reviews`,
    '/api/waiting-reviews',
    `/api/reservations/user/${owner}`,
    `/api/reservations/user/${owner}?page=2&per_page=1&sort=pickup&state=confirmed`,
    `/api/reservations/${landing}?page=1&sort=-total`,
    `/api/calendar?from=2027-03-01&to=2027-03-31`,
    `/api/figures/${owner}`,
    '/api/desk',
    '/api/desk-reservations/offers',
    '/api/new-reservations?after=0',
    '/api/customers',
    '/api/customers?search=maria',
    '/api/customers?search=809%20555%200199',
    '/api/search?q=so',
    '/api/search?q=809%20555%200199',
    '/api/search?q=K7Q4-9M',
    '/api/special-features',
  ]
  return { ...nelly, app, queries, ask, paths, headers, owner, landing, vehicle }
}

async function askAll(app: FastifyInstance, paths: readonly string[], headers: Record<string, string>) {
  for (const url of paths) {
    const payload = BODIES[url]
    const answer = await app.inject({ url, headers, ...(payload && { method: 'POST', payload }) })
    expect([url, answer.statusCode]).toEqual([url, 200])
  }
}

// Rule of "Speed": server/platform/db/schema.ts, server/features/vehicles/vehicle-store.ts
test('no page and no call needs more queries for thirty vehicles than for one', {
  timeout: 90_000,
}, async () => {
  const { app, parts, paths, headers, queries, landing } = await start()
  const countsNow = async () => {
    const counts: [string, number][] = []
    for (const path of paths) {
      queries.length = 0
      await askAll(app, [path], headers)
      counts.push([path, queries.length])
    }
    return counts
  }
  const before = await countsNow()
  for (let n = 0; n < 29; n++) {
    const vehicle = await addVehicle(parts, landing as LandingId)
    await addPicture(parts, vehicle)
    if (n < 4) await send(app, booking(landing as LandingId, vehicle))
  }
  expect(await countsNow()).toEqual(before)
  const most = (counts: typeof before) => Math.max(...counts.map(([, count]) => count))
  expect(most(before.filter(([path]) => !path.startsWith('/api/')))).toBeLessThan(8)
  expect(most(before)).toBeLessThan(11)
})

// A single connection, whose settings apply to all queries.
const IS_EMBEDDED = 'dump' in inject('testDatabase')
const onEmbedded = test.runIf(IS_EMBEDDED)

describe.runIf(IS_EMBEDDED)('of a crowd', () => {
  let crowd: Awaited<ReturnType<typeof start>>

  beforeAll(async () => {
    crowd = await start()
    for (const statement of [...largeWorld(CROWD), 'vacuum analyze']) await crowd.ask(statement)
  })

  test('every query of a page or a frequent call uses an index', async () => {
    const { app, paths, headers, queries, ask, landing, vehicle } = crowd
    queries.length = 0
    await askAll(app, paths, headers)
    const booked = await send(
      app,
      booking(landing as LandingId, vehicle as never),
      'a-key-of-sixteen-characters',
    )
    expect(booked.statusCode).toBe(201)
    const selects = new Map(
      queries.filter(({ text }) => /^select/i.test(text)).map((query) => [query.text, query]),
    )
    expect(selects.size).toBeGreaterThan(15)
    const scans: string[] = []
    await ask('set enable_seqscan = off')
    for (const query of selects.values()) scans.push(...(await wholeScans(ask, query)))
    await ask('reset enable_seqscan')
    expect(scans).toEqual([])
  })

  test('counts and pages of reservations use index-only scans', async () => {
    const { app, paths, headers, queries, ask } = crowd
    queries.length = 0
    // The desk reads the few that are requested or out by their status, customers theirs, and notices the names of the newest: that
    // index has none of these.
    const lists = paths.filter((path) => !/^\/api\/(desk|customers|new-reservations)/.test(path))
    await askAll(app, lists, headers)
    // What customers gave is counted by the few reservations that have a review.
    const keys = queries.filter(
      ({ text }) => /count\(|^select "reservations"\."id" from/.test(text) && !/from "reviews"/.test(text),
    )
    const read: string[] = []
    for (const query of keys) {
      for (const plan of await plansOf(ask, query)) {
        read.push(
          ...nodesOf(plan)
            .filter(isOfReservations)
            .map((node) => node['Node Type']),
        )
      }
    }
    expect(read.length).toBeGreaterThan(5)
    expect(new Set(read)).toEqual(new Set(['Index Only Scan']))
  })
})

onEmbedded('the list of customers is read in the order of an index', async () => {
  const { app, headers, queries, ask } = await start()
  await askAll(app, ['/api/customers'], headers)
  const [list] = queries.filter(({ text }) => /from "customers".* order by/s.test(text))
  if (!list) throw new Error('no such query was sent')
  for (const kind of ['seqscan', 'bitmapscan', 'sort']) await ask(`set enable_${kind} = off`)
  const nodes = (await plansOf(ask, list)).flatMap(nodesOf)
  for (const kind of ['seqscan', 'bitmapscan', 'sort']) await ask(`reset enable_${kind}`)
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
  expect(nodes.map((node) => node['Index Name'])).toContain('customers_by_name')
})

onEmbedded('a slice of an export reads no more reservations than it has', async () => {
  const { app, queries, ask, headers, owner } = await start()
  for (const statement of [...largeWorld(LARGE), 'analyze']) await ask(statement)
  await ask(
    `update landings set account_id = (select account_id from members where person_id = ${owner}) where name like 'crowd-%'`,
  )
  await askAll(app, [`/api/users/export/${owner}`], headers)
  const slices = queries.filter(({ text }) => /to_jsonb.* from "reservations"/s.test(text))
  expect(slices.length).toBeGreaterThan(2)
  const read: (number | undefined)[] = []
  for (const slice of slices) {
    const plans = await plansOf(ask, slice, 'analyze')
    read.push(
      ...plans
        .flatMap(nodesOf)
        .filter(isOfReservations)
        .map((node) => node['Actual Rows']),
    )
  }
  expect(Math.max(...read.map((rows) => rows ?? 0))).toBe(50)
})

const isOfReservations = (plan: Plan): boolean => plan['Relation Name'] === 'reservations'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  'Actual Rows'?: number
  Plans?: Plan[]
}

type Ask = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** The plan of a query; with how many rows each part of it read where it is run for that. */
async function plansOf(ask: Ask, { text, values }: SentQuery, run?: 'analyze'): Promise<Plan[]> {
  const rows = await ask(`explain (format json${run ? ', analyze' : ''}) ${text}`, values)
  return rows.flatMap((row) => (row['QUERY PLAN'] as { Plan: Plan }[]).map(({ Plan: plan }) => plan))
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The tables that a query can only scan completely. */
async function wholeScans(ask: Ask, query: SentQuery): Promise<string[]> {
  const nodes = (await plansOf(ask, query)).flatMap(nodesOf)
  return nodes
    .filter(isWhole)
    .map((node) => `${node['Node Type']} of ${node['Relation Name']}: ${query.text}`)
}

const isWhole = (plan: Plan): boolean =>
  plan['Relation Name'] !== undefined &&
  !plan['Index Cond'] &&
  !plan['Recheck Cond'] &&
  !OF_FEW.includes(plan['Index Name'] ?? '')

/** The indexes of the few reservations that wait for an answer, to a request or a wish for a change, or are out. */
const OF_FEW = ['reservations_requested', 'reservations_out', 'reservations_change_requested']
