import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FeedId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BlockDesk, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { calendarEvent } from '../../../tests/support/channel.ts'
import { signedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { watchQueries } from '../../../tests/support/watched-queries.ts'
import { jobs, poolFeeds } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { mailMessage } from '../reservations/mail/mail-message.ts'
import type { Mail } from '../reservations/mail/outbox.ts'
import { mailFailingFeeds } from './failing-feeds.ts'
import { feedHandler, planFeeds } from './feed-jobs.ts'
import { lookAtFeed } from './look-at-feed.ts'

let nelly: TestApp
let desk: BlockDesk
let channel: Server
let address: string
/** What the channel says: events, or how it fails. */
let says: { events: string[] } | { status: number } | { raw: string }
let etags: (string | undefined)[]
/** How long the channel takes to answer, in milliseconds. */
let answersAfter: number

beforeAll(async () => {
  nelly = await startTestApp()
  channel = createServer((request, reply) => {
    etags.push(request.headers['if-none-match'])
    nelly.clock.advance(answersAfter)
    if ('status' in says) return reply.writeHead(says.status).end()
    const text = 'raw' in says ? says.raw : calendar(says.events)
    const etag = `"${Buffer.from(text).length}-${text.length}"`
    if (request.headers['if-none-match'] === etag) return reply.writeHead(304).end()
    return reply.writeHead(200, { etag }).end(text)
  })
  await new Promise<void>((resolve) => channel.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(channel.address() as AddressInfo).port}/calendar.ics`
})
afterAll(() => {
  channel.closeAllConnections()
  channel.close()
})
beforeEach(async () => {
  desk = await openBlockDesk(nelly)
  says = { events: [] }
  etags = []
  answersAfter = 0
})

const calendar = (events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')
/** An event of whole days of March 2027, the last of which is free. */
const event = (uid: string, from: number, to: number) => {
  const day = (of: number) => `202703${String(of).padStart(2, '0')}`
  return `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART;VALUE=DATE:${day(from)}\r\nDTEND;VALUE=DATE:${day(to)}\r\nEND:VEVENT`
}
const HOURS = { dayStarts: '08:00', dayEnds: '08:00' }
const path = (rest = '') => `/landings/${desk.landing}/vehicles/${desk.vehicle}/feeds${rest}`
const add = (fields: object = {}) => desk.call('POST', path(), { name: 'Turo', url: address, ...fields })
const look = (id: number) =>
  lookAtFeed({ db: nelly.parts.db, now: nelly.clock.now, isAllowed: () => true }, id as FeedId)
const feed = async () => (await desk.call('GET', path())).json().feeds[0]
/** The blocks of the landing, as `Turo 1: 10-12`. */
const blocks = async () =>
  (await desk.call('GET', `/landings/${desk.landing}/blocks`))
    .json()
    .map(
      ({ feed, unit, from, to }: Record<string, string>) =>
        `${feed} ${unit}: ${from?.slice(8, 10)}-${to?.slice(8, 10)}`,
    )

// Rule of "Calls": contract/feeds/feeds.ts, server/features/feeds/look-at-feed.ts, server/features/feeds/hold-busy-times.ts, server/platform/fetch/guarded-fetch.ts, server/features/feeds/read-feed.test.ts, server/platform/fetch/guarded-fetch.test.ts, server/platform/fetch/public-address.test.ts
test('what another channel booked is a block that says so, and goes with its event and with the calendar', async () => {
  says = { events: [event('a', 10, 12), event('b', 11, 14)] }
  const { id } = (await add()).json()
  expect(await feed()).toMatchObject({ lookedAt: null, readAt: null, error: null, busy: 0 })
  await look(id)
  expect(await blocks()).toEqual(['Turo 1: 10-12', 'Turo 2: 11-14'])
  expect(await feed()).toMatchObject({ busy: 2, error: null, collisions: [] })
  expect((await desk.book('11 10:00', '11 20:00')).json().code).toBe('vehicle-not-available')
  says = { events: [event('b', 12, 15)] }
  await look(id)
  expect(await blocks()).toEqual(['Turo 1: 12-15'])
  expect((await desk.call('DELETE', path(`/${id}`))).statusCode).toBe(200)
  expect(await blocks()).toEqual([])
  expect((await desk.book('12 10:00', '12 20:00')).statusCode).toBe(201)
  expect(await look(id)).toBe('gone')
})

test('its blocks are changed at the other channel only', async () => {
  says = { events: [event('a', 10, 12)] }
  await look((await add()).json().id)
  const [block] = (await desk.call('GET', `/landings/${desk.landing}/blocks`)).json()
  expect((await desk.call('PUT', `/blocks/${block.id}`, { note: 'ours' })).json().code).toBe('block-of-feed')
  expect((await desk.call('DELETE', `/blocks/${block.id}`)).json().code).toBe('block-of-feed')
  expect(await blocks()).toEqual(['Turo 1: 10-12'])
})

test('a calendar that fails keeps the last look and its time, and is tried later and later', async () => {
  says = { events: [event('a', 10, 12)] }
  const { id } = (await add()).json()
  await look(id)
  const { readAt } = await feed()
  nelly.clock.advance(60_000)
  for (const [failing, error] of [
    [{ status: 500 }, 'failed'],
    [{ status: 302 }, 'redirected'],
    [{ raw: '\uFEFF{"error":"no calendar"}' }, 'not-a-calendar'],
    [{ status: 410 }, 'not-found'],
    [{ raw: '<!doctype html>' }, 'not-a-calendar'],
    [{ raw: 'x'.repeat(11 * 1024 * 1024) }, 'too-large'],
  ] as const) {
    says = failing
    expect(await look(id)).toBe(error)
    expect(await feed()).toMatchObject({ readAt, error, busy: 1 })
    expect(await blocks()).toEqual(['Turo 1: 10-12'])
  }
  says = { events: [] }
  await look(id)
  expect(await feed()).toMatchObject({ error: null, busy: 0 })
  expect(await blocks()).toEqual([])
})

test('a look that fails by a fault of ours says so too, and is not tried again at once', async () => {
  const { id } = (await add()).json()
  let faults = 0
  const now = () => {
    faults += 1
    if (faults === 1) throw new Error('a fault')
    return nelly.clock.now()
  }
  const looking = lookAtFeed({ db: nelly.parts.db, now, isAllowed: () => true }, id as FeedId)
  await expect(looking).rejects.toMatchObject({ isFinal: true })
  expect(await feed()).toMatchObject({ error: 'internal', lookedAt: nelly.clock.now().toISOString() })
  await look(id)
  expect((await feed()).error).toBeNull()
})

// Rule of "Calls": server/features/feeds/failing-feeds.ts, server/features/feeds/failing-feeds.ts, web/owner/desk/failing-feeds.tsx
test('a calendar that fails for an hour stands on the desk and is mailed once, until it can be read', async () => {
  const { db } = nelly.parts
  const mails = async () =>
    ((await db.select().from(jobs)) as Job<Mail>[])
      .filter(({ payload }) => payload?.kind === 'feed-failed')
      .map((job) => mailMessage(job, { name: 'Nelly', address: 'nelly@localhost' }))
      .filter(({ text }) =>
        `${text}`.includes(`/app/landings/${desk.landing}/vehicles/${desk.vehicle}/calendars`),
      )
  const onDesk = async () => {
    const newly = await signedIn(nelly, desk.ana)
    return (await newly.call('GET', '/failing-feeds')).json()
  }
  const mail = () => mailFailingFeeds({ db, publicUrl: undefined }, nelly.clock.now())
  says = { status: 500 }
  const { id } = (await add()).json()
  await look(id)
  const since = nelly.clock.now().toISOString()
  nelly.clock.advance(59 * 60_000)
  await look(id)
  await mail()
  expect([await onDesk(), await mails()]).toEqual([[], []])
  nelly.clock.advance(60_000)
  await Promise.all([mail(), mail()])
  await mail()
  expect(await onDesk()).toMatchObject([
    { id, name: 'Turo', landingId: desk.landing, vehicleId: desk.vehicle, failingSince: since },
  ])
  expect(await mails()).toMatchObject([
    { subject: expect.stringContaining('No se puede leer el calendario Turo') },
  ])
  const other = await signedInOwner(nelly)
  expect((await desk.call('GET', '/failing-feeds', undefined, other)).json()).toEqual([])
  says = { events: [] }
  await look(id)
  await mail()
  expect([await onDesk(), (await mails()).length]).toEqual([[], 1])
})

test('a reservation is not moved for another channel: what collides is told, and blocked once there is room', async () => {
  const mine = (await desk.book('10 10:00', '12 10:00')).json()
  says = { events: [event('a', 11, 13)] }
  const { id } = (await add({ unit: 1 })).json()
  await look(id)
  expect(await blocks()).toEqual([])
  expect((await feed()).collisions).toEqual([{ from: '2027-03-11T00:00', to: '2027-03-13T00:00' }])
  expect((await desk.unitsBooked()).get(mine.id)).toBe(1)
  const cancelled = await desk.call('POST', `/reservations/${mine.id}/cancellation`, {
    reason: 'vehicle-unavailable',
  })
  expect([cancelled.statusCode, cancelled.json().code]).toEqual([200, undefined])
  await look(id)
  expect([await blocks(), (await feed()).collisions]).toEqual([['Turo 1: 11-13'], []])
})

test('an unchanged calendar is not sent again for a day', async () => {
  says = { events: [event('a', 10, 12)] }
  const { id } = (await add()).json()
  await look(id)
  await look(id)
  expect(await blocks()).toEqual(['Turo 1: 10-12'])
  nelly.clock.advance(86_400_000)
  await look(id)
  expect(etags.map((etag) => etag !== undefined)).toEqual([false, true, false])
})

test('a calendar that is unchanged although nobody asked says so', async () => {
  says = { status: 304 }
  const { id } = (await add()).json()
  expect(await look(id)).toBe('not-modified')
  expect(await feed()).toMatchObject({ error: 'not-modified', readAt: null })
})

test('a thousand times are held by as few statements as ten, also where all of them have other names', async () => {
  const sent = async (count: number, name: string) => {
    const at = (nth: number) =>
      new Date(Date.UTC(2027, 3, 1, 8 * nth)).toISOString().replaceAll(/[-:]|\.\d+/g, '')
    const events = Array.from({ length: count }, (_, nth) =>
      calendarEvent(`UID:${name}-${nth}`, `DTSTART:${at(nth)}`, 'DURATION:PT4H'),
    )
    says = { events }
    const { db, queries } = watchQueries(nelly.parts.db)
    await lookAtFeed({ db, now: nelly.clock.now, isAllowed: () => true }, id)
    expect(await blocks()).toHaveLength(count)
    return queries.length
  }
  let id = (await add()).json().id
  const few = [await sent(10, 'first'), await sent(10, 'second')]
  await desk.call('DELETE', path(`/${id}`))
  id = (await add()).json().id
  expect([await sent(1_000, 'first'), await sent(1_000, 'second')]).toEqual(few)
})

test('a calendar that is slow waits longer for its next look', async () => {
  const { id } = (await add()).json()
  const nextLook = async (slowness: number) => {
    answersAfter = slowness
    await look(id)
    const [row] = await nelly.parts.db.select().from(poolFeeds).where(eq(poolFeeds.id, id))
    return ((row?.dueAt.getTime() ?? 0) - nelly.clock.now().getTime()) / 60_000
  }
  expect(await nextLook(4_999)).toBe(30)
  expect(await nextLook(5_000)).toBe(120)
})

test('events without sense harm nobody', async () => {
  const { id } = (await add()).json()
  says = { raw: calendar([event('a', 10, 12).replaceAll('2027', '2019')]) }
  expect(await look(id)).toBeUndefined()
  says = { raw: calendar([event('a\u0000\uFFFD'.repeat(5_000), 10, 12)]) }
  expect(await look(id)).toBeUndefined()
  expect(await blocks()).toEqual(['Turo 1: 10-12'])
  says = { raw: calendar([event('a', 10, 12).replace('20270312', '29990312')]) }
  expect(await look(id)).toBeUndefined()
  const [{ to }] = (await desk.call('GET', `/landings/${desk.landing}/blocks`)).json()
  expect(to).toBe('2030-03-10T00:00')
})

test('what no calendar can be is refused, and so are the eleventh and a unit that does not exist', async () => {
  for (const url of ['ftp://example.com/a.ics', 'calendar', 'https://ana:secret@example.com/a', 'file:///a'])
    expect((await add({ url })).json()).toMatchObject({
      code: 'feed-address-invalid',
      errors: { url: [expect.any(String)] },
    })
  expect((await add({ unit: 3 })).json().code).toBe('unit-not-found')
  for (let nth = 0; nth < 10; nth++)
    expect((await add({ url: 'webcal://example.com/a.ics' })).json().url).toBe('https://example.com/a.ics')
  expect((await add()).json().code).toBe('too-many-feeds')
})

test('a calendar within our own network is never asked for', async () => {
  const { id } = (await add()).json()
  expect(await lookAtFeed({ db: nelly.parts.db, now: nelly.clock.now }, id)).toBe('address-not-public')
  expect(etags).toEqual([])
})

test('each calendar is looked at every half an hour, by one of all servers', async () => {
  const { db } = nelly.parts
  const { id } = (await add()).json()
  const waiting = async () =>
    (await db.select().from(jobs)).filter(({ payload }) => (payload as { feed?: number } | null)?.feed === id)
  expect(await waiting()).toHaveLength(1)
  nelly.clock.advance(30 * 60_000 - 1)
  await planFeeds(db, nelly.clock.now())
  expect(await waiting()).toHaveLength(1)
  nelly.clock.advance(1)
  await Promise.all([planFeeds(db, nelly.clock.now()), planFeeds(db, nelly.clock.now())])
  const [, second] = await waiting()
  expect(await waiting()).toHaveLength(2)
  const handler = feedHandler({ db, now: nelly.clock.now, isAllowed: () => true })
  expect(await handler.run(second as never, AbortSignal.timeout(10_000))).toEqual({ outcome: 'read' })
  await desk.call('POST', path(`/${id}/refresh`))
  await desk.call('POST', path(`/${id}/refresh`))
  expect(await waiting()).toHaveLength(2)
  nelly.clock.advance(60_000)
  await desk.call('POST', path(`/${id}/refresh`))
  expect(await waiting()).toHaveLength(3)
})

test('another channel reads when no unit is free, without personal data, at an address that can be renewed', async () => {
  const calendarPath = `/landings/${desk.landing}/vehicles/${desk.vehicle}/calendar`
  expect((await desk.call('GET', path())).json().calendar).toBeNull()
  const first = (await desk.call('POST', calendarPath)).json().calendar
  const read = (url: string) => nelly.app.inject(new URL(url).pathname + new URL(url).search)
  await desk.book('10 10:00', '14 10:00')
  expect((await read(first)).body).not.toContain('BEGIN:VEVENT')
  expect((await read(`${first}?unit=1`)).body).toContain('DTSTART:20270310T140000Z')
  await desk.block('12 08:00', '20 18:00', { unit: 2 })
  const { body, headers } = await read(first)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
  })
  expect(body.replaceAll('\r', '').match(/^(DTSTART|DTEND|SUMMARY):.*$/gm)).toEqual([
    'DTSTART:20270312T120000Z',
    'DTEND:20270314T140000Z',
    'SUMMARY:No disponible',
  ])
  // Another installation, or this one, that reads it makes no block of it.
  says = { raw: body }
  const { id } = (await add()).json()
  await look(id)
  expect((await feed()).busy).toBe(0)
  const second = (await desk.call('POST', calendarPath)).json().calendar
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
  expect((await read(`${second}?unit=3`)).statusCode).toBe(404)
  expect((await read(`${second}?unit=x`)).statusCode).toBe(422)
  await desk.call('DELETE', calendarPath)
  expect((await read(second)).statusCode).toBe(404)
})

test('another account reaches neither calendars nor their addresses', async () => {
  const { id } = (await add()).json()
  const eva = await signedInOwner(nelly)
  const calendarPath = `/landings/${desk.landing}/vehicles/${desk.vehicle}/calendar`
  for (const [method, url] of [
    ['GET', path()],
    ['POST', path(`/${id}/refresh`)],
    ['PUT', path(`/${id}`)],
    ['DELETE', path(`/${id}`)],
    ['POST', calendarPath],
    ['DELETE', calendarPath],
  ] as const)
    expect((await desk.call(method, url, method === 'PUT' ? HOURS : undefined, eva)).statusCode).toBe(404)
  expect((await desk.call('POST', path(), { name: 'x', url: address }, eva)).statusCode).toBe(404)
  expect((await desk.call('GET', path())).json().feeds).toHaveLength(1)
})
