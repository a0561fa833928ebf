import { randomBytes } from 'node:crypto'
import type { PersonId } from '@nelly/domain/ids'
import { ROLES } from '@nelly/domain/team/roles'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { members, people } from '../src/platform/db/schema.ts'
import { startSession } from '../src/platform/http/session-store.ts'
import { type Route, routeCollector, withoutPrefix } from './support/all-routes.ts'
import { logoPng } from './support/landing.ts'
import { storedFiles, storedRows } from './support/stored.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { makeHoldings, makePublished, referencesOf } from './support/whose/holdings.ts'
import { type Holdings, type Named, NOBODYS } from './support/whose/named.ts'
import { requestsOf, type SoundRequest } from './support/whose/requests.ts'

/** The public routes; all others are an owner's. */
const OPEN: ReadonlySet<string> = new Set([
  'GET /sanctum/csrf-cookie',
  'POST /login-nelly',
  'GET /session',
  // By the secret that a login answered.
  'POST /second-factor',
  // It asks whoever holds a passkey.
  'POST /passkey-challenges',
  // By the secret of an invitation's link.
  'GET /invitations/:token',
  'POST /invitations/:token',
  // By the secret of a link to pay.
  'POST /pay/:token',
  'GET /pay/:token/card',
  'POST /pay/:token/card',
  'GET /pay/:token/card/:outcome',
  // Before there is a session, and by the secret of a link.
  'GET /sign-up',
  'POST /sign-up',
  'GET /sign-up/:token',
  'POST /sign-up/:token',
  'POST /password-resets',
  'GET /password-resets/:token',
  'POST /password-resets/:token',
  'POST /email-changes/:token',
  'GET /publicLanding/:name',
  'GET /publicLanding/:name/vehicle/:vehicleId',
  'GET /vehicle/:vehicleId/special-features-public',
  'POST /reservations',
  'POST /quotes',
  // It says of a file whether it is a contract, and nothing of it.
  'GET /verify/:contractNumber',
  // Health checks, the API's document, stored pictures and pages are not calls.
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /openapi.json',
  'GET /docs',
  'GET /docs/scalar.js',
  'GET /storage/*',
  // Its path is a secret.
  'GET /calendars/:file',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /embed.js',
  'GET /:name/embed.json',
  'GET /:name/embed',
  'GET /:name/catalogue.csv',
  'GET /:name/share.jpg',
  'GET /:name/vehicles/:vehicle/share.jpg',
  'GET /:name/:language/share.jpg',
  'GET /:name/:language/vehicles/:vehicle/share.jpg',
  'GET /:name/icon.png',
  'GET /:name/touch-icon.png',
  'GET /*',
])

/** Thousands of requests that are refused, whatever the database: see docs/decisions/0159. */
const onServer = test.skipIf('dump' in inject('testDatabase'))

/** A word in everything that is private to Ana, and one in what visitors of her published landing may see. */
const [HERS, SHOWN] = ['quetzal', 'toucan']

const { routes, watch } = routeCollector()
let nelly: TestApp
let app: FastifyInstance
let picture: Buffer
let ana: Holdings
let ben: Holdings
let hers: readonly string[]
/** How many requests were tried. */
let tried = 0

beforeAll(async () => {
  nelly = await startTestApp()
  app = await createApp(nelly.parts, watch)
  await app.ready()
  picture = await logoPng()
  // With a person more than accounts, a person's number is that of another's account.
  const alone = { email: 'alone@example.com', name: 'Alone', passwordHash: '', createdAt: nelly.parts.now() }
  await nelly.parts.db.insert(people).values(alone)
  ana = await makeHoldings(nelly, HERS, { shownWord: SHOWN, commission: 83.47 })
  ben = await makeHoldings(nelly, 'heron')
  const references = await referencesOf(nelly.parts, ana.published.landing)
  hers = [HERS, SHOWN, ...references, '83.47']
  return () => app.close()
})

const named = ({ method, url }: Route) => `${method} ${url}`
const isOpen = ({ method, url }: Route) =>
  OPEN.has(`${method === 'HEAD' ? 'GET' : method} ${withoutPrefix(url)}`) || url === '/*'
const owned = () => routes.filter((route) => !route.refuses && !isOpen(route))
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
/** Whether all but the image belong to one owner: a missing image is reported by field. */
const isImagesFault = (what: Named, one: Named, names: readonly (keyof Named)[]): boolean =>
  names.includes('image') && names.every((name) => (what[name] === one[name]) === (name !== 'image'))
const signedIn = async (id: PersonId) => bearer(await nelly.signIn({ id }))

async function ask(request: InjectOptions, headers: Record<string, string>): Promise<LightMyRequestResponse> {
  tried += 1
  return app.inject({ ...request, headers: { ...request.headers, ...headers } })
}

/** All that distinguishes one response from another, except its time and id. */
const toldBy = ({ statusCode, body, headers }: LightMyRequestResponse) => {
  const { date: _, 'x-request-id': __, ...others } = headers
  return { statusCode, body, headers: others }
}

function holdsNothingOf(words: readonly string[], answer: LightMyRequestResponse, of: string): void {
  const all = (JSON.stringify(answer.headers) + answer.body).toLowerCase()
  for (const word of words) expect(all.includes(word.toLowerCase()), `${of} answered “${word}”`).toBe(false)
}

/** All that is stored but the audit, which tells what members tried that their role may not. */
const allStored = async () => [
  { ...(await storedRows(nelly.parts)), audit_entries: '' },
  storedFiles(nelly.folder),
]

const theSame = async <T>(work: () => Promise<T>): Promise<T> => {
  const before = await allStored()
  const done = await work()
  expect(await allStored()).toEqual(before)
  return done
}

test('exactly these routes are public, at these paths', () => {
  const found = new Set(routes.filter(isOpen).map(({ method, url }) => `${method} ${withoutPrefix(url)}`))
  expect([...OPEN].filter((open) => !found.has(open))).toEqual([])
  expect(owned().length).toBeGreaterThanOrEqual(76)
})

// Rule of "Calls": server/platform/http/serve-call.ts
test('every call is registered under /api as well', () => {
  const all = new Set(routes.map(named))
  const alone = owned().filter(
    ({ method, url }) => !url.startsWith('/api/') && !all.has(`${method} /api${url}`),
  )
  expect(alone.map(named)).toEqual([])
})

/** Invalid substitutes for the token of a valid session. */
async function strangers(): Promise<{ who: string; headers: Record<string, string>; query?: object }[]> {
  const token = await nelly.signIn({ id: ana.owner })
  const { db, now } = nelly.parts
  const anHourAgo = new Date(now().getTime() - 60 * 60_000)
  const expired = (await startSession(db, { person: ana.owner, account: ana.account }, anHourAgo)).token
  const loggedOut = await nelly.signIn({ id: ana.owner })
  await app.inject({ method: 'POST', url: '/nelly-logout', headers: bearer(loggedOut) })
  return [
    { who: 'nobody', headers: {} },
    { who: 'an expired token', headers: bearer(expired) },
    { who: 'a logged-out token', headers: bearer(loggedOut) },
    { who: 'a token that was never given', headers: bearer(randomBytes(32).toString('base64url')) },
    { who: 'no token after Bearer', headers: { authorization: 'Bearer' } },
    { who: 'a word', headers: bearer('null') },
    { who: 'a token and more', headers: bearer(`${token}x`) },
    { who: 'a token too short', headers: bearer(token.slice(1)) },
    { who: 'two tokens', headers: bearer(`${token}, Bearer ${token}`) },
    { who: 'a token alone', headers: { authorization: token } },
    { who: 'a token as Basic', headers: { authorization: `Basic ${token}` } },
    { who: 'a token as a cookie', headers: { cookie: `token=${token}; XSRF-TOKEN=${token}` } },
    { who: 'a token in the query', headers: {}, query: { token, access_token: token, api_token: token } },
  ]
}

onServer(
  'without a valid token every request is refused, whatever its ids',
  async () => {
    const everybody = await strangers()
    await theSame(async () => {
      for (const route of owned()) {
        for (const request of requestsOf(route, picture)) {
          for (const { who, headers, query = {} } of everybody) {
            const answers = []
            for (const what of [ana.published, NOBODYS]) {
              const sent = request.of(what)
              const asked = { ...sent, query: { ...(sent.query as object), ...query } }
              const answer = await ask(asked, headers)
              const of = `${named(route)} by ${who}`
              expect(answer.statusCode, of).toBe(401)
              holdsNothingOf(hers, answer, of)
              answers.push(toldBy(answer))
            }
            expect(answers[0]).toEqual(answers[1])
          }
        }
      }
    })
  },
  120_000,
)

/** All combinations of ids of two owners: all but all from the first. */
function* mixtures(names: readonly (keyof Named)[], first: Named, second: Named): Generator<Named> {
  for (let taken = 1; taken < 2 ** names.length; taken++) {
    const fromSecond = names.filter((_, index) => taken & (1 << index))
    yield { ...first, ...Object.fromEntries(fromSecond.map((name) => [name, second[name]])) }
  }
}

onServer(
  "another owner's id beside one's own is treated as if it did not exist",
  async () => {
    const headers = await signedIn(ben.owner)
    await theSame(async () => {
      for (const route of owned()) {
        for (const request of requestsOf(route, picture)) {
          const anas = [...mixtures(request.names, ben.published, ana.published)]
          const nobodys = [...mixtures(request.names, ben.published, NOBODYS)]
          for (const [index, what] of anas.entries()) {
            const of = `${named(route)} asked for ${JSON.stringify(what)}`
            const answer = await ask(request.of(what), headers)
            const expected = isImagesFault(what, ben.published, request.names) ? [422] : [403, 404]
            expect(expected, of).toContain(answer.statusCode)
            holdsNothingOf(hers, answer, of)
            const absent = await ask(request.of(nobodys[index] ?? NOBODYS), headers)
            expect(toldBy(answer), of).toEqual(toldBy(absent))
          }
        }
      }
    })
  },
  120_000,
)

// Rule of "Roles and permissions": server/platform/http/serve-call.ts, server/features/landings/routes.ts, server/features/accounts/members.api.test.ts
test("another account is 403, whatever the other ids; anything else of another owner's is 404, for every role that may ask", async () => {
  const member = ben.published.member as PersonId
  const isTheirs = eq(members.personId, member)
  const [{ role: former } = { role: 'desk' as const }] = await nelly.parts.db
    .select()
    .from(members)
    .where(isTheirs)
  for (const role of ROLES) {
    await nelly.parts.db.update(members).set({ role }).where(isTheirs)
    const headers = await signedIn(member)
    await theSame(async () => {
      for (const route of owned()) {
        // Others than owners remove only themselves.
        const isForOwners = withoutPrefix(route.url) === '/members/:memberId'
        const mayAsk = route.roles.includes(role) && (role === 'owner' || !isForOwners)
        for (const request of requestsOf(route, picture)) {
          if (request.names.length === 0) continue
          const answer = await ask(request.of(ana.published), headers)
          const status = !mayAsk || request.names.includes('user') ? 403 : 404
          expect([role, named(route), answer.statusCode]).toEqual([role, named(route), status])
        }
      }
    })
  }
  await nelly.parts.db.update(members).set({ role: former }).where(isTheirs)
})

test('a viewer reads what is there and changes nothing of it', async () => {
  const viewer = ana.published.member as PersonId
  await nelly.parts.db.update(members).set({ role: 'viewer' }).where(eq(members.personId, viewer))
  const headers = await signedIn(viewer)
  const what = { ...ana.published, user: viewer }
  await theSame(async () => {
    for (const route of owned()) {
      const isRead = route.method === 'GET' || route.method === 'HEAD'
      if (route.roles.includes('viewer') && !isRead) continue
      for (const request of requestsOf(route, picture)) {
        const answer = await ask(request.of(what), headers)
        const status = route.roles.includes('viewer') ? 200 : 403
        expect([named(route), answer.statusCode]).toEqual([named(route), status])
      }
    }
  })
})

/** Ids that belong to one landing, and to no other of the same owner. */
const OF_A_LANDING: readonly (keyof Named)[] = ['landing', 'vehicle', 'image', 'location']

test("ids of the owner's other landing are not found in this one", async () => {
  const headers = await signedIn(ben.owner)
  let mixed = 0
  await theSame(async () => {
    for (const route of owned()) {
      for (const request of requestsOf(route, picture)) {
        const names = request.names.filter((name) => OF_A_LANDING.includes(name))
        // The last one takes all of them from the draft, which belong together again.
        for (const what of [...mixtures(names, ben.published, ben.draft)].slice(0, -1)) {
          const answer = await ask(request.of(what), headers)
          mixed += 1
          const of = `${named(route)} ${JSON.stringify(what)}`
          const expected = [ben.published, ben.draft].some((one) => isImagesFault(what, one, names))
            ? 422
            : 404
          expect([of, answer.statusCode]).toEqual([of, expected])
        }
      }
    }
  })
  expect(mixed).toBeGreaterThanOrEqual(50)
})

test("another owner's id in an additional query or header has no effect", async () => {
  const { user, landing, vehicle } = ana.published
  const smuggled = {
    user_id: user,
    userId: user,
    id_users_landing: user,
    landing_id: landing,
    vehicle_id: vehicle,
  }
  const query = Object.fromEntries(Object.entries(smuggled).map(([key, id]) => [key, String(id)]))
  const odd = {
    'x-user-id': String(user),
    'x-original-url': `/landing/${user}`,
    'x-http-method-override': 'DELETE',
  }
  const headers = { ...(await signedIn(ben.owner)), ...odd }
  for (const route of owned().filter(({ method }) => method === 'GET')) {
    for (const request of requestsOf(route, picture)) {
      const sent = request.of(ben.published)
      const answer = await ask({ ...sent, query: { ...(sent.query as object), ...query } }, headers)
      expect([named(route), answer.statusCode]).toEqual([named(route), 200])
      holdsNothingOf(hers, answer, named(route))
    }
  }
})

/** Ana and her account, by the names that a call might take for its own. */
const anas = () => {
  const { owner, account } = ana
  return {
    ...{ user_id: owner, userId: owner, id_users_landing: owner, person: owner, personId: owner },
    account,
    accountId: account,
  }
}

/** The same request with more fields in its JSON body. */
const beside = (fields: object, sent: InjectOptions): InjectOptions =>
  sent.payload?.constructor === Object
    ? { ...sent, payload: { ...fields, ...(sent.payload as object) } }
    : sent

/** One who has made some of the requests below. */
let busy: Awaited<ReturnType<typeof makePublished>> | undefined

/**
 * Reads change nothing. Requests that change something get an owner of their own; on the embedded database, where it is their
 * statements that are tried, what an owner still can do after other requests is done by the same one.
 */
async function asOwner({ method }: Route, request: SoundRequest): Promise<LightMyRequestResponse> {
  const askAs = async ({ owner, published }: Pick<Holdings, 'owner' | 'published'>) => {
    const headers = await signedIn(owner)
    const sent = request.of(published)
    const smuggling = await ask(beside(anas(), sent), headers)
    return smuggling.statusCode === 422 ? ask(sent, headers) : smuggling
  }
  if (method === 'GET' || method === 'HEAD') return askAs(ben)
  const again = busy && (await askAs(busy))
  if (again && again.statusCode < 300) return again
  const own = await makePublished(nelly, 'ibis')
  if ('dump' in inject('testDatabase')) busy = own
  return askAs(own)
}

/** They need a factor, and proof of it. */
const PROVING: ReadonlySet<string> = new Set([
  '/api/factor-requirement',
  '/api/second-factors/passkeys',
  '/api/second-factors/authenticator/confirmation',
  '/api/second-factors/recovery-codes',
])

test('every one of these requests is valid for its owner; another person or account in its body has no effect', async () => {
  // Whoever asks, feeds that are due are read.
  const exported = async () => {
    const file = await ask({ url: `/users/export/${ana.owner}` }, await signedIn(ana.owner))
    return { ...file.json(), pool_feeds: [] }
  }
  const before = await exported()
  for (const route of owned().filter(({ url }) => url.startsWith('/api/') && !PROVING.has(url))) {
    for (const request of requestsOf(route, picture)) {
      const answer = await asOwner(route, request)
      const refused = answer.statusCode < 300 ? '' : answer.body
      expect([named(route), answer.statusCode < 300, refused]).toEqual([named(route), true, ''])
      holdsNothingOf(hers, answer, named(route))
    }
  }
  expect(await exported()).toEqual(before)
}, 300_000)

test('public responses reveal nothing of drafts, deleted landings, customers, commissions or the owner', async () => {
  const { published, draft } = ana
  const paths = [published, draft].flatMap(({ name, vehicle }) => [
    `/publicLanding/${name}`,
    `/publicLanding/${name}/vehicle/${vehicle}`,
    `/publicLanding/${name}/vehicle/${published.vehicle}`,
    `/vehicle/${vehicle}/special-features-public`,
  ])
  for (const url of [
    ...paths,
    `/publicLanding/${HERS}-gone-1`,
    '/session',
    '/metrics',
    '/openapi.json',
    '/docs',
  ]) {
    for (const headers of [{}, await signedIn(ben.owner)]) {
      const answer = await ask({ url: `/api${url}` }, headers)
      const found = url.includes(published.name) && !url.includes(`/${draft.vehicle}`)
      if (found) expect([url, answer.statusCode]).toEqual([url, 200])
      // Paths are not repeated, not even the name of a requested draft.
      holdsNothingOf([HERS, '83.47', ...(found ? [] : [SHOWN])], answer, url)
    }
  }
})

test('routes for mistakes only refuse, also for an owner', async () => {
  const headers = await signedIn(ana.owner)
  const mistakes = routes.filter(({ refuses }) => refuses)
  expect(mistakes.length).toBeGreaterThan(50)
  for (const { method, url } of mistakes) {
    const path = url.replace('*', `${ana.owner}/1/2/3`)
    for (const shown of [{}, headers]) {
      const answer = await ask({ method: method as 'GET', url: path.replace(/:\w+/g, '1') }, shown)
      const refused = method === 'OPTIONS' ? [204, 404] : [404, 405]
      expect([method, url, refused.includes(answer.statusCode)]).toEqual([method, url, true])
      holdsNothingOf(hers, answer, `${method} ${url}`)
    }
  }
})

onServer('covers every route of the API', () => expect(tried).toBeGreaterThanOrEqual(3500))
