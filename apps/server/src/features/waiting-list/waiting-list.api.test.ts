import type { NewWish } from '@nelly/contract/public-site/waiting-list'
import { MAX_WISHES_OF_ADDRESS } from '@nelly/domain/waiting-list/waiting-list'
import type { WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signedIn } from '../../../tests/support/landing.ts'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { startBooked } from '../../../tests/support/own-reservation.ts'
import { addLanding, addVehicle, poolOf } from '../../../tests/support/rental.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { accounts, landings, vehicles, waitingWishes } from '../../platform/db/schema.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { Parts } from '../../platform/parts.ts'
import { sweepWishes } from './forget-wishes.ts'
import { tellWaiting } from './tell-waiting.ts'

const origin = 'https://rent.example.com'

/** A landing whose only vehicle is rented from 10 to 13 March. */
async function start(changes: Partial<Parts> = {}) {
  const rental = await startBooked({}, changes)
  const { parts, site, landing, name, clock, id } = rental
  clock.set('2027-03-01T12:00:00Z')
  const wish = (email: string, changes: Partial<NewWish> = {}): NewWish => ({
    ...{ email, language: 'en', vehicle: undefined, driverAge: null },
    period: { pickup: '2027-03-10T10:00' as WallClock, return: '2027-03-12T10:00' as WallClock },
    ...{ pickupPlace: 'Airport', returnPlace: 'Airport' },
    ...changes,
  })
  const ask = async (email: string, changes?: Partial<NewWish>, on = name) => {
    const visit = await site.visit(on)
    if (visit.kind !== 'found') throw new Error('no landing')
    return site.askToWait(visit.landing, wish(email, changes))
  }
  const mails = async (kind: 'waiting-confirm' | 'waiting-told') =>
    (await mailJobs(parts.db))
      .filter((mail) => mail.kind === kind)
      .map(({ to, content }) => ({ to, text: (content as MailContent).text }))
  /** The secret of the last mail to an address. */
  const secretTo = async (email: string, kind: 'waiting-confirm' | 'waiting-told' = 'waiting-confirm') => {
    const last = (await mails(kind)).findLast(({ to }) => to === email)
    return /waiting-list\?s=([\w-]+)/.exec(last?.text ?? '')?.[1] ?? ''
  }
  const open = async (secret: string, on = name) => {
    const visit = await site.myWish(on, secret)
    return visit.kind === 'found' ? visit.wish : undefined
  }
  return {
    ...{ ...rental, wish, ask, mails, secretTo, open },
    /** Asks and confirms, a minute after the last one. */
    wait: async (email: string, changes?: Partial<NewWish>, on = name) => {
      expect(await ask(email, changes, on)).toEqual({ ok: true, value: undefined })
      const own = await open(await secretTo(email), on)
      if (own) await site.confirmWish(own)
      clock.advance(60_000)
      return own
    },
    free: async () => {
      const reason = { reason: 'vehicle-unavailable' }
      const done = await rental.call('POST', `/reservations/${id}/cancellation`, reason)
      expect(done.statusCode, done.body).toBe(200)
    },
    tell: (db = parts.db) => tellWaiting(db, { origin, now: clock.now() }),
    told: async () => (await mails('waiting-told')).map(({ to }) => to),
    count: () => parts.db.$count(waitingWishes, eq(waitingWishes.landingId, landing)),
  }
}

const HOUR = 3_600_000

describe('who waits is told', () => {
  // Rule of "Mail": domain/waiting-list/waiting-list.ts, server/features/waiting-list/tell-waiting.ts, domain/waiting-list/waiting-list.test.ts
  test('in line, a day after one another, each once, with a link into the search', async () => {
    const list = await start()
    await list.wait('first@example.com', { vehicle: list.vehicle })
    await list.wait('second@example.com', { language: 'es' })
    expect(await list.tell()).toBe(0)
    await list.free()
    expect([await list.tell(), await list.tell()]).toEqual([1, 0])
    const [first] = await list.mails('waiting-told')
    expect(first?.to).toBe('first@example.com')
    expect(first?.text).toMatch(
      new RegExp(
        `${origin}/${list.name}(/en)?/vehicles/${list.vehicle}\\?place_of_departure=Airport&arrival_place=Airport&date_of_departure=2027-03-10&time_of_departure=10%3A00&date_of_arrival=2027-03-12`,
      ),
    )
    expect(first?.text).toContain('Nothing is held for you')
    list.clock.advance(24 * HOUR - 60_000)
    expect(await list.tell()).toBe(0)
    list.clock.advance(60_000)
    expect(await list.tell()).toBe(1)
    list.clock.advance(48 * HOUR)
    expect(await list.tell()).toBe(0)
    expect(await list.told()).toEqual(['first@example.com', 'second@example.com'])
  })

  test('by how long they wait for the cars, whichever landing offers them', async () => {
    const list = await start()
    const { db } = list.parts
    const landing = await addLanding(list.parts, list.owner)
    await addVehicle(list.parts, landing, { poolId: await poolOf(db, list.vehicle) })
    const [other] = await db.select().from(landings).where(eq(landings.id, landing))
    await list.wait('first@example.com', {}, other?.name)
    await list.wait('second@example.com', { vehicle: list.vehicle })
    await list.free()
    expect([await list.tell(), await list.tell()]).toEqual([1, 0])
    expect(await list.told()).toEqual(['first@example.com'])
    list.clock.advance(24 * HOUR)
    expect(await list.tell()).toBe(1)
  })

  test('sooner where who was told leaves the list, by the link of either mail', async () => {
    const list = await start()
    await list.wait('first@example.com')
    await list.wait('second@example.com')
    await list.free()
    await list.tell()
    const [asked, told] = [
      await list.secretTo('first@example.com'),
      await list.secretTo('first@example.com', 'waiting-told'),
    ]
    expect([(await list.open(asked))?.state, (await list.open(told))?.state]).toEqual(['told', 'told'])
    await list.site.leaveWaitingList({ id: (await list.open(told))?.id ?? 0 })
    expect([await list.open(asked), await list.open(told), await list.count()]).toEqual([
      undefined,
      undefined,
      1,
    ])
    expect(await list.tell()).toBe(1)
  })

  test('once by two servers, with a clock that jumps', async () => {
    const list = await start()
    await list.wait('first@example.com')
    await list.wait('second@example.com', {
      period: { pickup: '2027-03-12T10:00' as WallClock, return: '2027-03-13T09:00' as WallClock },
    })
    await list.free()
    const other = await connectedAnew(list.parts.db)
    const told = await Promise.all([list.tell(), list.tell(other), list.tell()])
    expect(told.reduce((sum, count) => sum + count)).toBe(2)
    for (const at of ['2027-03-09T12:00:00Z', '2027-02-01T12:00:00Z', '2027-03-02T12:00:00Z']) {
      list.clock.set(at)
      expect(await list.tell(other)).toBe(0)
    }
  })

  test.each<[string, (list: Awaited<ReturnType<typeof start>>) => Promise<unknown>]>([
    ['before it is confirmed', ({ parts }) => parts.db.update(waitingWishes).set({ confirmedAt: null })],
    ['of what is not on sale', ({ parts }) => parts.db.update(vehicles).set({ isOnSale: false })],
    ['of a landing that is not published', ({ parts }) => parts.db.update(landings).set({ status: 'draft' })],
    ['of a suspended account', ({ parts }) => parts.db.update(accounts).set({ suspendedAt: new Date() })],
    ['of a deleted landing', ({ parts }) => parts.db.update(landings).set({ deletedAt: new Date() })],
    ['where a rule refuses the trip', async ({ clock }) => clock.set('2027-03-10T14:30:00Z')],
  ])('not %s', async (_, prevent) => {
    const list = await start()
    await list.wait('first@example.com')
    await list.free()
    await prevent(list)
    expect(await list.tell()).toBe(0)
  })
})

describe('a wish', () => {
  test('counts once it is confirmed, and asked again it is the same, without a word of it', async () => {
    const list = await start()
    const answers = [await list.ask('eva@example.com')]
    const secret = await list.secretTo('eva@example.com')
    expect([(await list.open(secret))?.state, (await list.open(secret))?.state]).toEqual(['asked', 'asked'])
    const { id = 0 } = (await list.open(secret)) ?? {}
    await list.site.confirmWish({ id })
    expect((await list.open(secret))?.state).toBe('waiting')
    answers.push(await list.ask('eva@example.com'), await list.ask('ana@example.com'))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await list.count()).toBe(2)
    expect((await list.open(await list.secretTo('eva@example.com')))?.state).toBe('waiting')
    expect(await list.site.myWish('elsewhere', secret)).toEqual({ kind: 'not-found' })
  })

  test('is gone when nobody confirms it for a day, after its pickup day, and with its landing', async () => {
    const list = await start()
    await list.ask('late@example.com')
    const late = await list.secretTo('late@example.com')
    await list.wait('eva@example.com')
    const at = async (time: string) => {
      list.clock.set(time)
      await sweepWishes(list.parts.db, list.clock.now())
      return list.count()
    }
    expect(await at('2027-03-02T11:59:59Z')).toBe(2)
    list.clock.set('2027-03-02T12:00:00Z')
    expect(await list.open(late)).toBeUndefined()
    expect(await at('2027-03-02T12:00:00Z')).toBe(1)
    // 11 March begins at 04:00 UTC there.
    expect(await at('2027-03-11T03:59:59Z')).toBe(1)
    expect(await at('2027-03-11T04:00:00Z')).toBe(0)
    list.clock.set('2027-03-01T12:00:00Z')
    await list.wait('eva@example.com')
    await list.parts.db.delete(landings).where(eq(landings.id, list.landing))
    expect(await list.parts.db.$count(waitingWishes)).toBe(0)
  })

  test('is not kept where its landing is deleted for good meanwhile', async () => {
    const list = await start()
    const visit = await list.site.visit(list.name)
    if (visit.kind !== 'found') throw new Error('no landing')
    await list.parts.db.delete(landings).where(eq(landings.id, list.landing))
    expect(await list.site.askToWait(visit.landing, list.wish('eva@example.com'))).toEqual({
      ok: true,
      value: undefined,
    })
    expect(await list.count()).toBe(0)
  })

  test('is listed for the operator of its landing in line, who removes it', async () => {
    const list = await start()
    await list.wait('first@example.com', { vehicle: list.vehicle })
    await list.wait('second@example.com')
    await list.ask('third@example.com')
    await list.free()
    await list.tell()
    const wishes = (await list.call('GET', '/waiting-wishes')).json()
    expect(wishes).toMatchObject([
      { email: 'first@example.com', vehicle: expect.any(String), toldAt: expect.any(String) },
      { email: 'second@example.com', vehicle: null, toldAt: null, period: { pickup: '2027-03-10T10:00' } },
    ])
    const other = await signedIn(list, await list.addOwner())
    const url = `/waiting-wishes/${wishes[0].id}`
    expect((await other.call('GET', '/waiting-wishes')).json()).toEqual([])
    expect((await other.call('DELETE', url)).json()).toMatchObject({ code: 'wish-not-found' })
    expect((await list.call('DELETE', url)).statusCode).toBe(204)
    expect((await list.call('DELETE', url)).statusCode).toBe(404)
    // The turn of who was removed is the next one's.
    expect([await list.tell(), await list.told()]).toEqual([1, ['first@example.com', 'second@example.com']])
  })

  test('is erased with its customer', async () => {
    const list = await start()
    await list.wait('maria@example.com')
    await list.wait('eva@example.com')
    await list.free()
    const [customer] = (await list.call('GET', '/customers')).json()
    const erased = await list.call('POST', `/customers/${customer.id}/erasure`)
    expect(erased.statusCode, erased.body).toBe(200)
    expect(await list.count()).toBe(1)
  })

  test('is limited by network and address, and the answer is the same for an address', async () => {
    const list = await start({ rateLimits: true })
    for (let nth = 0; nth < 6; nth += 1) expect((await list.ask('eva@example.com')).ok).toBe(true)
    expect(await list.mails('waiting-confirm')).toHaveLength(5)
    for (let nth = 6; nth < 30; nth += 1) await list.ask(`eva${nth}@example.com`)
    expect(await list.ask('ana@example.com')).toMatchObject({ ok: false, refusal: 'too-many-requests' })
  })

  test('is one of ten of an address at most', async () => {
    const list = await start()
    for (let nth = 0; nth <= MAX_WISHES_OF_ADDRESS; nth += 1)
      expect((await list.ask('eva@example.com', { pickupPlace: `Place ${nth}` })).ok).toBe(true)
    expect(await list.count()).toBe(MAX_WISHES_OF_ADDRESS)
  })
})
