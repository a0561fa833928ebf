import { setTimeout as pause } from 'node:timers/promises'
import type { LandingId, PersonId } from '@nelly/domain/ids'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { routeCollector, withoutPrefix } from '../../../tests/support/all-routes.ts'
import { echoSite } from '../../../tests/support/echo-site.ts'
import { type Fetched, listening } from '../../../tests/support/listening.ts'
import { openCache, pageCounts } from '../../../tests/support/page-counts.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { addLanding } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { makeHoldings } from '../../../tests/support/whose/holdings.ts'
import type { Named } from '../../../tests/support/whose/named.ts'
import { requestsOf } from '../../../tests/support/whose/requests.ts'
import { createApp } from '../../app.ts'
import {
  formerNames,
  landings,
  locations,
  places,
  pools,
  reviews,
  specialFeatures,
  vehiclePictures,
  vehicles,
} from '../db/schema.ts'

/** They end the session, have no owner, or are about the team and its people, of which pages tell nothing. */
const NO_EDITS: ReadonlySet<string> = new Set([
  ...['/nelly-logout', '/login-nelly', '/reservations', '/quotes', '/session/account'],
  ...['/members/invitations', '/invitations/:token', '/desk-discount', '/desk-paying-back'],
  ...['/session/confirmation', '/session-length', '/factor-requirement', '/legal-identity', '/drawer-shifts'],
  '/message-settings',
  // Nothing changes before it is applied.
  '/imports',
  ...['/partners', '/bank-accounts', '/gateways', '/card-reconciliations', '/pay/:token', '/pay/:token/card'],
  ...['/sign-up', '/sign-up/:token', '/password-resets', '/password-resets/:token'],
  ...['/email-change', '/email-changes/:token'],
  // A page shows it once it is published.
  '/landings/:landingId/site/pictures',
])

/** Of these, no data is made here: their calls would be refused. */
const OF_NOTHING =
  /:(reservation|customer|block|feed|quote|previewLink|entry|shift|payLink|slip|photograph|gateway|attempt|saleDocument|member|invitation|session|passkey|partner|import|wish)Id/

const PARTS = { site: echoSite, publicUrl: 'https://nelly.example', pageCacheBytes: 8 * 1024 * 1024 }

/** One app that caches pages and handles the edits, another that caches them, and one that renders each page. */
async function startThree() {
  const nelly = await startTestApp(PARTS)
  const { routes, watch } = routeCollector()
  const [editing, other, fresh] = [
    await createApp(nelly.parts, watch),
    await createApp(nelly.parts),
    await createApp({ ...nelly.parts, pageCacheBytes: 0 }),
  ]
  await openCache(editing)
  await openCache(other)
  const picture = await plainPicture(60, 40)
  const edits = routes
    .filter(({ method, url, refuses }) => !refuses && url.startsWith('/api/') && !/GET|HEAD/.test(method))
    .filter(
      ({ url }) => !NO_EDITS.has(withoutPrefix(url)) && !/\/second-factor/.test(url) && !OF_NOTHING.test(url),
    )
    .flatMap((route) => requestsOf(route, picture))
  return {
    ...nelly,
    editing,
    edits,
    onEditing: await listening(editing),
    onOther: await listening(other),
    onFresh: await listening(fresh),
  }
}

/** Some of an owner's current data. */
async function someOf({ parts: { db } }: TestApp, owner: PersonId, pick: number): Promise<Named> {
  const one = <T>(all: readonly T[]): T | undefined => all[pick % all.length]
  const all = await db.select().from(landings).where(eq(landings.accountId, owner)).orderBy(landings.id)
  const landing = one(all.filter(({ deletedAt }) => deletedAt === null)) ?? all[0]
  const id = (landing?.id ?? 0) as LandingId
  const fleet = await db.select().from(vehicles).where(eq(vehicles.landingId, id)).orderBy(vehicles.id)
  const { id: vehicle = 0, poolId: pool = 0 } = one(fleet.filter(({ deletedAt }) => deletedAt === null)) ?? {}
  const others = await db
    .select()
    .from(pools)
    .where(and(eq(pools.accountId, owner), ne(pools.id, pool)))
  const pictures = await db.select().from(vehiclePictures).where(eq(vehiclePictures.vehicleId, vehicle))
  const pairs = await db.select().from(locations).where(eq(locations.landingId, id))
  const ofLanding = and(eq(places.landingId, id), isNull(places.deletedAt))
  const offered = await db.select().from(places).where(ofLanding).orderBy(places.position)
  const features = await db.select().from(specialFeatures).where(eq(specialFeatures.accountId, owner))
  return {
    user: owner,
    ...{ member: 0, invitation: 0, session: 0, passkey: 0, token: '', account: 0 },
    landing: id,
    deletedLanding: one(all.filter(({ deletedAt }) => deletedAt !== null))?.id ?? 0,
    vehicle,
    pool,
    otherPool: one(others)?.id ?? 0,
    joinedPool: one(others)?.id ?? 0,
    image: one(pictures)?.id ?? 0,
    location: one(pairs)?.id ?? 0,
    place: one(offered)?.id ?? 0,
    block: 0,
    quote: 0,
    ledgerEntry: 0,
    drawerShift: 0,
    photograph: 0,
    wish: 0,
    contract: '',
    saleDocument: 0,
    ...{ payLink: 0, slip: 0, gateway: 0, attempt: 0 },
    ...{ partner: 0, import: 0, appliedImport: 0 },
    feed: 0,
    previewLink: 0,
    feature: one(features)?.id ?? 0,
    reservation: 0,
    customer: 0,
    otherCustomer: 0,
    name: landing?.name ?? '',
  }
}

/** Every address that one of their landings has or had, with all that may be cached below it. */
async function addressesOf({ parts: { db } }: TestApp, owner: PersonId): Promise<string[]> {
  const all = await db.select().from(landings).where(eq(landings.accountId, owner))
  const ids = all.map(({ id }) => id)
  const former = await db.select().from(formerNames).where(inArray(formerNames.landingId, ids))
  const fleet = await db.select().from(vehicles).where(inArray(vehicles.landingId, ids))
  const names = new Set([...all, ...former].map(({ name }) => name))
  const [vehicle] = fleet.slice(-1)
  return [...names].flatMap((name) => [`/${name}`, `/${name}/vehicles/${vehicle?.id}`])
}

/** The parts of two responses to the same request that must be equal. */
function essence({ status, text, headers }: Fetched) {
  const { date, connection, 'keep-alive': _, 'x-request-id': __, ...rest } = headers
  return { status, text, headers: rest }
}

/** The same edit with new texts. */
function varied(request: InjectOptions, step: number): InjectOptions {
  const payload = request.payload as Record<string, unknown> | undefined
  if (payload === undefined || Buffer.isBuffer(payload) || payload.status !== undefined) return request
  const { name, price } = payload
  return {
    ...request,
    payload: {
      ...payload,
      ...(typeof name === 'string' && { name: `${name} ${step}` }),
      ...(price !== undefined && { price: 10 + step }),
    },
  }
}

/** Where nothing of an owner's is public any more, the next edits would change no page. */
async function keepSomethingPublished(
  nelly: TestApp & { editing: TestApp['app'] },
  owner: PersonId,
  authorization: string,
): Promise<void> {
  const { db } = nelly.parts
  const living = await db
    .select()
    .from(landings)
    .where(and(eq(landings.accountId, owner), isNull(landings.deletedAt)))
  if (living.some(({ status }) => status === 'published')) return
  const landing = living[0]?.id ?? (await addLanding(nelly.parts, { id: owner }, { status: 'draft' }))
  await nelly.editing.inject({
    method: 'PATCH',
    url: '/api/landing/status',
    headers: { authorization },
    payload: { landing_id: landing, user_id: owner, status: 'published' },
  })
}

const edit = fc.record({ which: fc.nat(), pick: fc.nat(9), owner: fc.nat(1) })

test('after any edit of an owner, cached pages equal freshly rendered ones, byte for byte', {
  timeout: 120_000,
}, async () => {
  const nelly = await startThree()
  const holdings = [await makeHoldings(nelly, 'sol'), await makeHoldings(nelly, 'luna')]
  const tokens = await Promise.all(holdings.map(({ owner }) => nelly.signIn({ id: owner })))
  let done = 0
  let step = 0
  const property = fc.asyncProperty(fc.array(edit, { minLength: 20, maxLength: 20 }), async (edits) => {
    for (const { which, pick, owner } of edits) {
      step += 1
      const id = holdings[owner]?.owner as PersonId
      const request = varied(
        nelly.edits[which % nelly.edits.length]?.of(await someOf(nelly, id, pick)) as InjectOptions,
        step,
      )
      const headers = { ...request.headers, authorization: `Bearer ${tokens[owner]}` }
      const answer = await nelly.editing.inject({ ...request, headers })
      if (answer.statusCode < 300) done += 1
      await keepSomethingPublished(nelly, id, headers.authorization)
      const about = `${request.method} ${request.url} ${answer.statusCode}`
      for (const address of await addressesOf(nelly, id)) {
        const essenceOf = async (ask: typeof nelly.onFresh) => ({
          about,
          address,
          ...essence(await ask(address)),
        })
        const fresh = await essenceOf(nelly.onFresh)
        expect(await essenceOf(nelly.onEditing)).toEqual(fresh)
        expect(await essenceOf(nelly.onEditing)).toEqual(fresh)
        // Another process is notified a moment later.
        let others = await essenceOf(nelly.onOther)
        for (let tries = 0; tries < 100 && others.text !== fresh.text; tries++) {
          await pause(20)
          others = await essenceOf(nelly.onOther)
        }
        expect(others).toEqual(fresh)
      }
    }
  })
  await fc.assert(property, { numRuns: 1, endOnFailure: true })
  expect(done).toBeGreaterThan(5)
  expect((await pageCounts(nelly.editing)).hits).toBeGreaterThan(20)
})

test('a cached page has the stars that a customer gave, and the text once the operator shows it', async () => {
  const nelly = await startThree()
  const { owner, published } = await makeHoldings(nelly, 'sol')
  const page = `/${published.name}`
  const reviewsOn = async () =>
    JSON.parse(/"reviews":(\{.*?\]\})/.exec((await nelly.onOther(page)).text)?.[1] ?? '{}')
  expect(await reviewsOn()).toEqual({ count: 1, stars: 4, shown: [] })
  await nelly.parts.db
    .update(reviews)
    .set({ stars: 2 })
    .where(eq(reviews.reservationId, published.reservation))
  await expect.poll(reviewsOn).toMatchObject({ stars: 2 })
  await nelly.editing.inject({
    method: 'PATCH',
    url: `/api/landings/${published.landing}/reviews/${published.reservation}`,
    headers: { authorization: `Bearer ${await nelly.signIn({ id: owner })}` },
    payload: { isShown: true, revision: 1 },
  })
  await expect.poll(reviewsOn).toMatchObject({ shown: [{ text: 'sol' }] })
})
