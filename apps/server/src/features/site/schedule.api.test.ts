import type { SiteDraft } from '@nelly/contract/site/calls'
import type { PartId } from '@nelly/domain/site/sections'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '../../../tests/support/call.ts'
import { landingForm, madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { accounts, jobs, landings, sitePublications, siteSchedules } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { claimJobs, completeJob } from '../../platform/jobs/jobs.ts'
import { mailMessage } from '../reservations/mail/mail-message.ts'
import type { Mail } from '../reservations/mail/outbox.ts'
import { publishScheduled, scheduleHandler } from './publish-scheduled.ts'
import { sweepSites } from './sweep-site.ts'

const DAY_MS = 86_400_000
/** Half an hour after the clock of the tests begins, at Santo Domingo. */
const AT = '2027-03-01T10:30'
const DUE = '2027-03-01T14:30:00.000Z'

let nelly: TestApp
let ana: SignedIn
let landing: number
let vehicle: number
let named = 0

beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  named += 1
  // The clock of the tests goes on: each begins anew.
  nelly.clock.set('2027-03-01T14:00:00Z')
  ana = await signedInOwner(nelly)
  landing = (await madeLanding(nelly, ana, `Agenda ${named}`)).id
  vehicle = (await madeVehicle(nelly, ana, landing)).id
})

type Document = SiteDraft['document']

const ask: Call = (method, path, payload) => ana.call(method, `/landings/${landing}/site${path}`, payload)
const read = async (): Promise<SiteDraft> => (await ask('GET', '')).json()
const headlineOf = ({ sections }: Document) =>
  sections.flatMap((section) => (section.kind === 'hero' ? [section.headline.es] : []))[0]
const heroWith =
  (fields: object) =>
  (document: Document): Document => ({
    ...document,
    sections: document.sections.map((one) => (one.kind === 'hero' ? { ...one, ...fields } : one)),
  })
const titled = (es: string) => heroWith({ headline: { es, en: '' } })
async function save(change: (document: Document) => Document): Promise<void> {
  const { document, revision } = await read()
  const saved = await ask('PUT', '', { revision, document: change(document) })
  expect(saved.statusCode, saved.body).toBe(200)
}
const schedule = async (at = AT, note?: string) =>
  ask('PUT', '/schedule', { revision: (await read()).revision, at, note })
const live = async () => {
  const { published } = await read()
  return published?.isLive ? headlineOf(published.document) : undefined
}
const statusOf = async () =>
  (await nelly.parts.db.select().from(landings).where(eq(landings.id, landing)))[0]?.status

/** Runs the jobs that are due at a time. */
async function runAt(time: string): Promise<unknown[]> {
  const { db } = nelly.parts
  nelly.clock.set(time)
  const now = nelly.clock.now()
  const handler = scheduleHandler(nelly.parts)
  const leaseUntil = new Date(now.getTime() + DAY_MS)
  const results: unknown[] = []
  for (const job of await claimJobs(db, handler.kind, { now, leaseUntil, limit: 20 })) {
    const result = await handler.run(job as Job<never>, new AbortController().signal)
    await completeJob(db, job, result, now)
    results.push(result)
  }
  return results
}

// Rule of "The site": domain/site/schedule.ts, server/features/site/publish-scheduled.ts, server/features/site/schedule-letter.ts, web/owner/site/publish/schedule-notice.tsx, domain/site/schedule.test.ts, e2e/site-schedule.journey.ts
test('what the draft said is published when it is due, and later changes of the draft are not', async () => {
  await save(titled('Navidad'))
  const scheduled = await schedule(AT, 'Para las fiestas')
  expect(scheduled.json()).toMatchObject({
    schedule: { at: DUE, note: 'Para las fiestas', by: expect.any(String), blockers: null },
  })
  await save(titled('Año nuevo'))
  expect(await runAt('2027-03-01T14:29:59Z')).toEqual([])
  expect(await live()).not.toBe('Navidad')

  expect(await runAt(DUE)).toEqual([{ isPublished: true }])
  const after = await read()
  expect(after).toMatchObject({ schedule: null, published: { number: 2, isLive: true, at: DUE } })
  expect([await live(), headlineOf(after.document)]).toEqual(['Navidad', 'Año nuevo'])
  expect((await ask('GET', '/publications')).json()[0]).toMatchObject({
    ...{ number: 2, kind: 'scheduled', note: 'Para las fiestas', by: expect.any(String) },
  })
})

test('a landing that was never public becomes it when its publication is due', async () => {
  landing = (await madeLanding(nelly, ana, `Estreno ${named}`, 'draft')).id
  await madeVehicle(nelly, ana, landing)
  expect(await statusOf()).toBe('draft')
  expect((await schedule()).statusCode).toBe(200)
  await runAt(DUE)
  expect([await statusOf(), (await read()).published?.number]).toEqual(['published', 1])
})

test.each([
  ['a time that has passed', '2027-03-01T10:00', 'schedule-past'],
  ['more than a year ahead', '2028-03-10T10:00', 'schedule-too-far'],
  ['a day that does not exist', '2027-02-30T10:00', 'fields-invalid'],
  ['no time', '', 'fields-invalid'],
])('%s is refused at its field, and nothing is scheduled', async (_, at, code) => {
  const refused = await schedule(at)
  expect([refused.statusCode, refused.json().code]).toEqual([422, code])
  expect(refused.json().errors.at).toHaveLength(1)
  expect((await read()).schedule).toBeNull()
})

test('an hour that the clock of the landing skips is refused', async () => {
  const { db } = nelly.parts
  await db.update(landings).set({ timezone: 'Europe/Madrid' }).where(eq(landings.id, landing))
  const refused = await schedule('2027-03-28T02:30')
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'schedule-skipped'])
  expect((await schedule('2027-03-28T03:00')).json().schedule.at).toBe('2027-03-28T01:00:00.000Z')
})

test('another time takes the place of the one before, also where both come at once', async () => {
  const { revision } = await read()
  const body = { revision, at: AT }
  const twice = await Promise.all([ask('PUT', '/schedule', body), ask('PUT', '/schedule', body)])
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await save(titled('Después'))
  await schedule('2027-03-01T10:45')
  expect(await runAt(DUE)).toEqual([{ isPublished: false }, { isPublished: false }])
  expect(await live()).not.toBe('Después')
  expect(await runAt('2027-03-01T14:45:00Z')).toEqual([{ isPublished: true }])
  expect(await live()).toBe('Después')
})

test.each([
  ['cancelled', () => ask('DELETE', '/schedule')],
  ['published now', async () => ask('POST', '/publications', { revision: (await read()).revision })],
  [
    'taken offline',
    () =>
      nelly.app.inject({
        method: 'PATCH',
        url: '/api/landing/status',
        headers: ana.headers,
        payload: { landing_id: landing, user_id: ana.id, status: 'draft' },
      }),
  ],
])('what is %s is not published again when it was due', async (_, end) => {
  await save(titled('Navidad'))
  await schedule()
  const ended = await end()
  expect(ended.statusCode, ended.body).toBe(200)
  expect((await read()).schedule).toBeNull()
  const before = [await statusOf(), await live()]
  expect(await runAt(DUE)).toEqual([{ isPublished: false }])
  expect([await statusOf(), await live()]).toEqual(before)
  expect((await ask('DELETE', '/schedule')).statusCode).toBe(200)
})

test('who schedules an older revision is told, and so is who schedules what would break the site', async () => {
  const { revision } = await read()
  await save(titled('Mío'))
  const stale = await ask('PUT', '/schedule', { revision, at: AT })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed-meanwhile'])
  await save((document) => ({
    ...document,
    sections: document.sections.map((one) => ({ ...one, shown: true })),
    pages: [
      { id: 'p' as PartId, slug: 'flota', title: { es: '', en: '' }, body: { es: [], en: [] }, inMenu: true },
    ],
  }))
  const broken = await schedule()
  expect([broken.statusCode, Object.keys(broken.json().errors).sort()]).toEqual([
    422,
    ['document.pages.0.body.es', 'document.pages.0.title.es'],
  ])
  expect((await read()).schedule).toBeNull()
})

test('what would break the site by then is not published: the operator is told why, once', async () => {
  await save(titled('Navidad'))
  await schedule()
  const gone = await nelly.app.inject({
    method: 'DELETE',
    url: `/api/vehicle/${vehicle}`,
    headers: ana.headers,
  })
  expect(gone.statusCode, gone.body).toBe(200)
  const before = await live()
  expect(await runAt(DUE)).toEqual([{ isPublished: false }])
  expect(await live()).toBe(before)
  expect((await read()).schedule).toMatchObject({ at: DUE, blockers: ['no-vehicle'] })

  const { db } = nelly.parts
  const mails = (await db.select().from(jobs).where(eq(jobs.kind, 'mail'))).filter(
    ({ payload }) => (payload as Mail).kind === 'schedule-failed',
  )
  expect(mails).toHaveLength(1)
  const [mail] = mails as Job<Mail>[]
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .innerJoin(landings, eq(landings.accountId, accounts.id))
    .where(eq(landings.id, landing))
  expect(mail?.payload.to).toBe(account?.email)
  const sent = mail && mailMessage(mail, { name: 'Nelly', address: 'nelly@localhost' })
  expect(sent).toMatchObject({ subject: `No se publicó: Agenda ${named}` })
  expect(sent?.text).toContain('No hay ningún vehículo visible')
  expect(sent?.text).toContain(`/app/landings/${landing}/site`)

  const [row] = await db.select().from(siteSchedules).where(eq(siteSchedules.landingId, landing))
  const again = { schedule: row?.id ?? 0, origin: 'https://nelly.example' }
  expect(await publishScheduled(db, again, nelly.clock.now())).toBe(false)
  expect(await db.$count(jobs, eq(jobs.kind, 'mail'))).toBe(1)
})

test('a landing that is in the trash when its publication is due comes back without it', async () => {
  await save(titled('Navidad'))
  await schedule()
  const { published } = await read()
  const { headers } = ana
  const gone = await nelly.app.inject({ method: 'DELETE', url: `/api/landing/${landing}`, headers })
  expect(gone.statusCode, gone.body).toBe(200)
  expect(await runAt(DUE)).toEqual([{ isPublished: false }])
  const back = await nelly.app.inject({ method: 'POST', url: `/api/landing/restore/${landing}`, headers })
  expect(back.statusCode, back.body).toBe(200)
  expect(await read()).toMatchObject({ schedule: null, published: { number: published?.number } })
})

test('an edit that means now is in what is published later, too', async () => {
  await save(titled('Navidad'))
  await schedule()
  const edited = await nelly.app.inject({
    method: 'POST',
    url: `/api/landing-update/${ana.id}/${landing}`,
    ...(await landingForm(ana, {
      ...{ id_users_landing: undefined, logo: undefined, name: `Agenda ${named}` },
      color_primary: '#123456',
    })),
  })
  expect(edited.statusCode, edited.body).toBe(200)
  await runAt(DUE)
  const { published } = await read()
  expect(published?.document.look.primary).toBe('#123456')
  expect(published && headlineOf(published.document)).toBe('Navidad')
})

test('the pictures of what is scheduled stay, though nothing else names them', async () => {
  const form = multipart([['photograph', { content: await plainPicture(64, 40) }]])
  const url = `/api/landings/${landing}/site/pictures`
  const headers = { ...form.headers, ...ana.headers }
  const made = await nelly.app.inject({ method: 'POST', url, payload: form.payload, headers })
  const { path } = made.json()[0]
  await save(heroWith({ pictures: [{ path, alt: { es: '', en: '' }, focus: { x: 50, y: 50 } }] }))
  await schedule('2027-06-01T08:00')
  await save(heroWith({ pictures: [] }))
  const { db, files, now } = nelly.parts
  nelly.clock.set(new Date(now().getTime() + 40 * DAY_MS))
  await sweepSites(db, now())
  await sweepLater(nelly.parts)
  expect(await files.size(path)).toBeGreaterThan(0)
  await runAt('2027-06-01T12:00:00Z')
  const newest = (await db.select().from(sitePublications).where(eq(sitePublications.landingId, landing))).at(
    -1,
  )
  expect(JSON.stringify(newest?.document)).toContain(path)
})
