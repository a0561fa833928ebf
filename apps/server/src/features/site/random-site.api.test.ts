import type { SiteDraft } from '@nelly/contract/site/calls'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { HexColour } from '@nelly/domain/landings/colours'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landingForm, madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { reservations, sitePublications, siteSchedules } from '../../platform/db/schema.ts'
import { visitedSite } from '../inventory/public-landing.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { sweepSites } from './sweep-site.ts'

type Document = SiteDraft['document']

const DAY_MS = 86_400_000

/** What can be done, the usual more often. */
const anyAction = fc.record({
  name: fc.constantFrom(
    'headline',
    'headline',
    'picture',
    'colour',
    'undo',
    'redo',
    'publish',
    'publish',
    'restore',
    'restore',
    'schedule',
    'due',
    'edit',
    'book',
    'sweep',
  ),
  nth: fc.nat(1_000),
})
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never

/** An operator whose landing, with one vehicle of many units, is public. */
async function businessOf(nelly: TestApp, owner: SignedIn, name: string) {
  const { app } = nelly
  const landing = (await madeLanding(nelly, owner, name)).id as LandingId
  const vehicle = (await madeVehicle(nelly, owner, landing, { units: '99' })).id
  const { headers } = owner
  const url = `/api/landings/${landing}/site`
  const read = async (): Promise<SiteDraft> => (await app.inject({ url, headers })).json()

  const change = async (method: 'PUT' | 'POST', path: string, fields: object = {}) => {
    const { revision } = await read()
    const payload = { revision, ...fields }
    const answer = await app.inject({ method, url: url + path, headers, payload })
    expect([200, 404, 409, 422], answer.body).toContain(answer.statusCode)
  }
  const save = async (changed: (document: Document) => Document) =>
    change('PUT', '', { document: changed((await read()).document) })
  const hero = (fields: object) => (document: Document) => ({
    ...document,
    sections: document.sections.map((one) => (one.kind === 'hero' ? { ...one, ...fields } : one)),
  })

  async function addPicture(): Promise<string> {
    const form = multipart([['photograph', { content: await plainPicture(64, 40) }]])
    const made = await app.inject({
      method: 'POST',
      url: `${url}/pictures`,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    })
    return made.json()[0].path
  }

  const can: Record<Action['name'], (nth: number) => Promise<unknown>> = {
    headline: (nth) => save(hero({ headline: { es: `Titular ${nth}`, en: '' } })),
    picture: async () =>
      save(
        hero({
          pictures: [{ path: await addPicture(), alt: { es: '', en: '' }, focus: { x: 50, y: 50 } }],
        }),
      ),
    colour: (nth) =>
      save((document) => ({
        ...document,
        look: { ...document.look, primary: `#${String(nth).padStart(6, '0')}` as HexColour },
      })),
    undo: () => change('POST', '/steps', { step: 'undo' }),
    redo: () => change('POST', '/steps', { step: 'redo' }),
    publish: () => change('POST', '/publications'),
    restore: async (nth) => {
      const newest = (await read()).published?.number ?? 1
      await change('POST', `/publications/${1 + (nth % newest)}/restoration`)
    },
    schedule: () => change('PUT', '/schedule', { at: '2027-03-20T08:00' }),
    due: async () => {
      const { db, now } = nelly.parts
      const [row] = await db.select().from(siteSchedules).where(eq(siteSchedules.landingId, landing))
      if (row) await publishScheduled(db, { schedule: row.id, origin: 'https://nelly.example' }, now())
    },
    edit: async (nth) =>
      app.inject({
        method: 'POST',
        url: `/api/landing-update/${owner.id}/${landing}`,
        ...(await landingForm(owner, {
          ...{ id_users_landing: undefined, logo: undefined, name },
          color_secondary: `#${String(nth).padStart(6, '0')}`,
        })),
      }),
    book: async (nth) => {
      const [month, day] = [4 + (nth % 8), 1 + (nth % 20)].map((part) => String(part).padStart(2, '0'))
      const dates = {
        date_of_departure: `2027-${month}-${day}`,
        date_of_arrival: `2027-${month}-${String(Number(day) + 3).padStart(2, '0')}`,
      }
      const made = await send(app, booking(landing, vehicle as VehicleId, dates))
      expect(made.statusCode, made.body).toBe(201)
    },
    sweep: (nth) => sweepSites(nelly.parts.db, new Date(nelly.parts.now().getTime() + (nth % 60) * DAY_MS)),
  }
  return { landing, can, read }
}

test('random edits, publications at once and later, restores and bookings: what is live is the newest publication, with its pictures, and reservations stay', async () => {
  const nelly = await startTestApp()
  const owner = await signedInOwner(nelly)
  const { db, files } = nelly.parts
  let named = 0

  const booked = (landing: LandingId) =>
    db.select().from(reservations).where(eq(reservations.landingId, landing)).orderBy(asc(reservations.id))
  const publications = (landing: LandingId) =>
    db
      .select()
      .from(sitePublications)
      .where(eq(sitePublications.landingId, landing))
      .orderBy(asc(sitePublications.number))

  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 25, maxLength: 25 }), async (actions) => {
      named += 1
      const name = `Azar ${named}`
      const { landing, can, read } = await businessOf(nelly, owner, name)
      let stands = await booked(landing)
      for (const { name: action, nth } of actions) {
        const before = await publications(landing)
        await can[action](nth)
        const after = await publications(landing)
        // A publication never changes, and nothing but a sweep removes one.
        expect(after.slice(0, before.length)).toEqual(before)
        const now = await booked(landing)
        expect(now.slice(0, stands.length), action).toEqual(stands)
        stands = now
      }

      const newest = (await publications(landing)).at(-1)
      const { published } = await read()
      expect(published?.number).toBe(newest?.number)
      const answer = (await nelly.app.inject(`/api/publicLanding/azar-${named}`)).json()
      expect([answer.color_primary, answer.color_secondary]).toEqual([
        published?.document.look.primary,
        published?.document.look.secondary,
      ])
      expect((await visitedSite(db, landing)).document).toEqual(newest?.document)

      const kept = (await publications(landing)).map(({ document }) => JSON.stringify(document))
      await sweepLater(nelly.parts)
      const shown = new Set(kept.flatMap((document) => document.match(/(?<="path":")[^"]+/g) ?? []))
      for (const path of shown) expect(await files.size(path), path).toBeGreaterThan(0)
    }),
    { numRuns: 3, endOnFailure: true },
  )
})
