import { buffer } from 'node:stream/consumers'
import type { Photographs } from '@nelly/contract/reservations/photographs'
import { MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import { MOST_PHOTOGRAPHS, PHOTOGRAPH_SIDES, type RentalEnd } from '@nelly/domain/reservations/photographs'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { type SignedIn, signedIn } from '../../../tests/support/landing.ts'
import { type FormFile, multipart } from '../../../tests/support/multipart.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { storedFiles } from '../../../tests/support/stored.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { createApp } from '../../app.ts'
import { queryRows } from '../../platform/db/database.ts'
import { reservationPhotographs } from '../../platform/db/schema.ts'
import { deleteLandingForGood } from '../landings/delete-landing-for-good.ts'

let desk: OwnReservation

beforeEach(async () => {
  desk = await startBooked()
})

const at = () => `/reservations/${desk.id}/photographs`

/** Sends files as photographs of a check; the owner's, unless somebody else sends them. */
async function send(
  check: RentalEnd,
  files: readonly FormFile[],
  { by, app = desk.app }: { by?: SignedIn; app?: OwnReservation['app'] } = {},
) {
  const sender = by ?? (await signedIn(desk, desk.owner))
  const { payload, headers } = multipart([
    ['check', check],
    ...files.map((file) => ['photograph', file] as const),
  ])
  const url = `/api${at()}`
  return app.inject({ method: 'POST', url, payload, headers: { ...headers, ...sender.headers } })
}

/** A photograph that is like no other of another width. */
const photo = async (width = 40): Promise<FormFile> => ({ content: await plainPicture(width, 30) })

/** Adds a photograph, and returns its number. */
async function add(check: RentalEnd = 'out', width = 40): Promise<number> {
  const answer = await send(check, [await photo(width)])
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json().id
}

const list = async (): Promise<Photographs> => (await desk.call('GET', at())).json()
const step = (name: string, more: object = {}) =>
  desk.call('POST', `/reservations/${desk.id}/steps`, { step: name, ...more })
const files = () => storedFiles(desk.folder).filter((file) => /photographs|thumbnails/.test(file))

/** The rental as it goes out and comes back. */
async function goOut() {
  desk.clock.set('2027-03-10T14:00:00Z')
  expect((await step('hand_over')).statusCode).toBe(200)
}
async function comeBack() {
  desk.clock.set('2027-03-13T14:00:00Z')
  expect((await step('take_back')).statusCode).toBe(200)
}

// Rule of "Money and paper": domain/reservations/photographs.ts, server/features/photographs/add-photograph.ts, web/owner/photographs/check-photographs.tsx
test('a handover and a return are photographed until the reservation is closed', async () => {
  expect(await list()).toEqual({ photographs: [], addable: ['out'], isRemovable: true })
  const first = await add()
  const early = await send('back', [await photo()])
  expect([early.statusCode, early.json().code]).toEqual([409, 'photograph-not-possible'])
  await goOut()
  const second = await add('out', 41)
  const third = await add('back')
  await comeBack()
  const fourth = await add('back', 41)
  const { photographs, addable } = await list()
  expect(addable).toEqual(['out', 'back'])
  expect(photographs.map(({ id, check }) => [id, check])).toEqual([
    [first, 'out'],
    [second, 'out'],
    [third, 'back'],
    [fourth, 'back'],
  ])
  expect(photographs[0]?.addedBy).toEqual(expect.any(String))
  expect((await step('close', { note: 'Paid at the counter' })).statusCode).toBe(200)
  const closed = await list()
  expect([closed.photographs.length, closed.addable, closed.isRemovable]).toEqual([4, [], false])
  expect((await send('back', [await photo(42)])).json().code).toBe('photograph-not-possible')
  expect((await desk.call('DELETE', `/photographs/${first}`)).json().code).toBe('photograph-not-possible')
  await step('reopen')
  expect((await desk.call('DELETE', `/photographs/${first}`)).statusCode).toBe(204)
})

test('a photograph is shrunk, upright, without what a camera adds, and has a small one that stands for it', async () => {
  const content = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#369' } })
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Make: 'quetzal' }, IFD3: { GPSLatitude: '18/1 28/1 0/1' } },
    })
    .toBuffer()
  expect(content.includes('quetzal')).toBe(true)
  const { id } = (await send('out', [{ content }])).json()
  for (const [size, longest] of Object.entries(PHOTOGRAPH_SIDES)) {
    const { rawPayload, headers } = await desk.call('GET', `/photographs/${id}?size=${size}`)
    const { format, width, height, exif } = await sharp(rawPayload).metadata()
    expect([size, format, width, height, exif]).toEqual([size, 'jpeg', longest / 2, longest, undefined])
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('the same file again is the same photograph, also where it filled the last place or the reservation was closed', async () => {
  const widths = Array.from({ length: MOST_PHOTOGRAPHS }, (_, nth) => 40 + nth)
  const ids: number[] = []
  for (const width of widths) ids.push(await add('out', width))
  expect(await add('out', widths.at(-1))).toBe(ids.at(-1))
  const full = await send('out', [await photo(99)])
  expect([full.statusCode, full.json().code]).toEqual([409, 'too-many-photographs'])
  await goOut()
  // Those of the return have places of their own, and may show the same.
  const ofReturn = await add('back', 40)
  expect(ids).not.toContain(ofReturn)
  await comeBack()
  await step('close', { note: 'Paid at the counter' })
  expect(await add('back', 40)).toBe(ofReturn)
  expect((await list()).photographs).toHaveLength(MOST_PHOTOGRAPHS + 1)
  expect(files()).toHaveLength(2 * (MOST_PHOTOGRAPHS + 1))
})

test('of many that are sent at once to two servers, as many are added as there is room for, and none twice', async () => {
  const second = await createApp({ ...desk.parts, db: await connectedAnew(desk.parts.db) })
  onTestFinished(() => second.close())
  const by = await signedIn(desk, desk.owner)
  for (let width = 40; width < 40 + MOST_PHOTOGRAPHS - 2; width++) await add('out', width)
  const twins = await Promise.all(
    [90, 90, 91, 91, 92, 92].map(async (width, nth) =>
      send('out', [await photo(width)], { by, app: nth % 2 ? second : desk.app }),
    ),
  )
  const added = twins.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().id)
  expect(new Set(added).size).toBe(2)
  for (const { statusCode } of twins) expect([201, 409]).toContain(statusCode)
  expect((await list()).photographs).toHaveLength(MOST_PHOTOGRAPHS)
  expect(files()).toHaveLength(2 * MOST_PHOTOGRAPHS)
})

test('what is no photograph is refused beside its field, and nothing is stored', async () => {
  const mp4 = Buffer.concat([
    Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isommp41', 'latin1'),
    Buffer.alloc(2_000),
  ])
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  for (const [code, sent] of [
    ['image-not-an-image', [{ content: mp4, name: 'photo.jpg' }]],
    ['image-not-an-image', [{ content: Buffer.from('%PDF-1.7'), name: 'photo.jpg' }]],
    ['image-too-large', [{ content: Buffer.alloc(MAX_UPLOAD_BYTES + 1) }]],
    ['image-heic', [{ content: heic }]],
    ['file-one-only', [await photo(), await photo(41)]],
    ['photograph-missing', []],
  ] as const) {
    const answer = await send('out', sent)
    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
      422,
      code,
      ['photograph'],
    ])
  }
  const unknown = await send('sideways' as RentalEnd, [await photo()])
  expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['check']])
  expect([await desk.parts.db.$count(reservationPhotographs), files()]).toEqual([0, []])
})

test('photographs are of one account alone, at no public address, and are removed by who works at the desk', async () => {
  const id = await add()
  const other = await signedIn(desk, await desk.addOwner())
  for (const [method, path] of [
    ['GET', at()],
    ['GET', `/photographs/${id}`],
    ['GET', `/photographs/${id}?size=small`],
    ['DELETE', `/photographs/${id}`],
  ] as const)
    expect([method, path, (await other.call(method, path)).statusCode]).toEqual([method, path, 404])
  expect((await send('out', [await photo(50)], { by: other })).statusCode).toBe(404)
  const { path = '', smallPath = '' } = (await desk.parts.db.select().from(reservationPhotographs))[0] ?? {}
  for (const stored of [path, smallPath]) {
    expect(await desk.parts.files.size(stored)).toBeGreaterThan(0)
    expect((await desk.app.inject({ url: `/storage/${stored}` })).statusCode).toBe(404)
  }
  expect((await desk.app.inject({ url: `/api/photographs/${id}` })).statusCode).toBe(401)

  const viewer = await signedIn(desk, await addMember(desk, desk.owner, 'viewer'))
  expect((await viewer.call('GET', `/photographs/${id}`)).statusCode).toBe(200)
  expect((await viewer.call('DELETE', `/photographs/${id}`)).json().code).toBe('role-not-allowed')
  expect((await send('out', [await photo(50)], { by: viewer })).json().code).toBe('role-not-allowed')
  const clerk = await signedIn(desk, await addMember(desk, desk.owner, 'desk'))
  expect((await clerk.call('DELETE', `/photographs/${id}`)).statusCode).toBe(204)
  expect((await clerk.call('DELETE', `/photographs/${id}`)).statusCode).toBe(404)
  expect([(await list()).photographs, files()]).toEqual([[], []])
  const told = await queryRows(
    desk.parts.db,
    sql`select action, thing_id from audit_entries where thing = 'photograph' order by id`,
  )
  const thing_id = String(desk.id)
  expect(told).toEqual([
    { action: 'created', thing_id },
    { action: 'deleted', thing_id },
  ])
})

test('the sweep keeps the files of photographs, and the export of the account names them', async () => {
  const id = await add()
  const before = files()
  await sweepLater(desk.parts)
  expect(files()).toEqual(before)
  const exported = (await desk.call('GET', `/users/export/${desk.owner.id}`)).json()
  expect(exported.reservation_photographs).toEqual([
    expect.objectContaining({ id, reservation_id: desk.id, rental_end: 'out' }),
  ])
  const file = await desk.parts.files.read(exported.reservation_photographs[0].path)
  const { rawPayload } = await desk.call('GET', `/photographs/${id}`)
  expect(file && (await buffer(file.stream))).toEqual(rawPayload)
})

test('a customer who is erased takes the photographs along, and none is added after that', async () => {
  await add()
  await goOut()
  await add('back')
  await comeBack()
  desk.clock.set('2027-03-20T14:00:00Z')
  await desk.site.eraseMyReservation(desk)
  expect(await list()).toEqual({ photographs: [], addable: [], isRemovable: true })
  expect((await send('back', [await photo(60)])).json().code).toBe('photograph-not-possible')
  await sweepLater(desk.parts)
  expect(files()).toEqual([])
})

test('photographs go with their landing', async () => {
  const id = await add()
  const by = await signedIn(desk, desk.owner)
  await desk.parts.db.execute(sql`update landings set deleted_at = now(), status = 'draft'`)
  expect((await by.call('GET', `/photographs/${id}`)).statusCode).toBe(404)
  const principal = { account: desk.owner.account, actor: { kind: 'person' as const, id: desk.owner.id } }
  expect(await deleteLandingForGood(desk.parts, principal, desk.landing)).toBe(true)
  expect([await desk.parts.db.$count(reservationPhotographs), files()]).toEqual([0, []])
})
