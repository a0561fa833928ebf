import type { PublicSite } from '@nelly/contract/public-site/public-site'
import type { VehicleId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { formerNames, landings, vehiclePictures, vehicles } from '../../platform/db/schema.ts'

/** A landing with a green and an amber colour, a blue logo, and a vehicle with a red photograph. */
async function openRental() {
  let site: PublicSite | undefined
  const started = await startTestApp({
    site: async (_request, context) => {
      site = context.site
      return new Response('')
    },
  })
  const { app, parts } = started
  await app.inject('/any')
  if (!site) throw new Error('no page was asked for')
  await parts.files.put('logos/sun.png', await plainPicture(250, 80, { format: 'png', colour: '#0000ff' }))
  const landing = await addLanding(parts, await started.addOwner(), {
    name: 'sun-cars',
    displayName: 'Sun Cars',
  })
  const vehicle = await addVehicle(parts, landing)
  await addPhotograph(started, vehicle, 'vehicles/red/picture.jpg', '#ff0000')
  return { ...started, pages: site, landing, vehicle, db: parts.db }
}
type Rental = Awaited<ReturnType<typeof openRental>>

async function addPhotograph(
  { parts }: Pick<Rental, 'parts'>,
  vehicle: VehicleId,
  path: string,
  colour: string,
) {
  await parts.files.put(path, await plainPicture(900, 600, { colour }))
  const picture = { path, width: 900, height: 600, sources: [] }
  await parts.db
    .insert(vehiclePictures)
    .values({ vehicleId: vehicle, position: 0, picture, createdAt: parts.now() })
}

/** The addresses of the share pictures of the landing and of its vehicle, as pages have them. */
async function addresses({ pages, landing, vehicle }: Pick<Rental, 'pages' | 'landing' | 'vehicle'>) {
  const visit = await pages.visit('sun-cars')
  if (visit.kind !== 'found') throw new Error('no landing')
  const shown = await pages.vehicle(landing, vehicle)
  if (!shown) throw new Error('no vehicle')
  return {
    ...(await pages.landingPictures(visit.landing)),
    vehicle: pages.sharePicture(visit.landing, shown),
  }
}

const colourAt = async (picture: Buffer, left: number, top: number) => {
  const [red = 0, green = 0, blue = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return { red, green, blue }
}

// Rule of "Found and shared": server/features/public-site/landing-images.ts, server/platform/images/share/render-share.ts, server/platform/images/share/card-tree.ts
test('the share picture of a landing or a vehicle has its photograph, logo and colours', async () => {
  const rental = await openRental()
  const { share, vehicle } = await addresses(rental)
  for (const address of [share, vehicle]) {
    const { statusCode, headers, rawPayload } = await rental.app.inject(address)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(rawPayload.length).toBeLessThan(300_000)
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect((await colourAt(rawPayload, 1100, 300)).red).toBeGreaterThan(230)
    expect((await colourAt(rawPayload, 150, 110)).blue).toBeGreaterThan(230)
    expect(await colourAt(rawPayload, 10, 10)).toMatchObject({ red: expect.closeTo(10, -1) })
    expect((await colourAt(rawPayload, 10, 10)).green).toBeGreaterThan(110)
  }
  expect(share).not.toBe(vehicle)
})

test('an image’s address changes with everything visible on it, and with nothing else', async () => {
  const rental = await openRental()
  const { db, landing, vehicle } = rental
  const changed = { share: true, vehicle: true }
  const rows: [what: string, change: () => Promise<unknown>, changes: object][] = [
    ['a price', () => db.update(vehicles).set({ pricePerDay: minorUnits(4999) }), changed],
    [
      'a vehicle’s name',
      () => db.update(vehicles).set({ name: 'Kia Soul' }),
      { share: false, vehicle: true },
    ],
    ['a colour', () => db.update(landings).set({ colorSecondary: '#ff8800' }), changed],
    ['the language', () => db.update(landings).set({ defaultLanguage: 'en' }), changed],
    ['the landing’s name', () => db.update(landings).set({ displayName: 'Moon Cars' }), changed],
    [
      'the photograph',
      async () => {
        await db.delete(vehiclePictures)
        await addPhotograph(rental, vehicle, 'vehicles/other/picture.jpg', '#00ff00')
      },
      changed,
    ],
    [
      'the description',
      () => db.update(vehicles).set({ description: 'x' }),
      { share: false, vehicle: false },
    ],
    [
      'a dearer vehicle',
      () => addVehicle(rental.parts, landing, { pricePerDay: minorUnits(9000) }),
      { share: false, vehicle: false },
    ],
    [
      'a cheaper one',
      () => addVehicle(rental.parts, landing, { pricePerDay: minorUnits(900) }),
      { share: true, vehicle: false },
    ],
  ]
  let before = await addresses(rental)
  for (const [what, change, changes] of rows) {
    await change()
    const after = await addresses(rental)
    const differs = { share: after.share !== before.share, vehicle: after.vehicle !== before.vehicle }
    expect({ what, ...differs }).toEqual({ what, ...changes })
    before = after
  }
})

test('an image is cached for good by its versioned address, revalidated without a version, and generated once', async () => {
  const { app, parts, ...rental } = await openRental()
  const { share } = await addresses(rental)
  const stored = vi.spyOn(parts.files, 'put')
  const all = await Promise.all(Array.from({ length: 30 }, () => app.inject(share)))
  expect(new Set(all.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.length}`)).size).toBe(1)
  expect(stored).toHaveBeenCalledTimes(1)
  expect(all[0]?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { etag } = all[0]?.headers ?? {}
  for (const address of ['/sun-cars/share.jpg', '/sun-cars/share.jpg?v=old']) {
    const answer = await app.inject(address)
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
      200,
      'no-cache',
      etag,
    ])
  }
  const again = await app.inject({ url: share, headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  expect((await app.inject({ method: 'HEAD', url: share })).headers['content-length']).toBe(
    all[0]?.headers['content-length'],
  )
  expect(stored).toHaveBeenCalledTimes(1)
})

test('a generated image is removed after a day, and generated again on request', async () => {
  const { app, parts, ...rental } = await openRental()
  const { share } = await addresses(rental)
  const first = await app.inject(share)
  await sweepLater(parts)
  const stored = vi.spyOn(parts.files, 'put')
  expect((await app.inject(share)).rawPayload).toEqual(first.rawPayload)
  expect(stored).toHaveBeenCalledTimes(1)
})

test('when the render queue of images is full the next request is refused, and the server keeps working', {
  timeout: 120_000,
}, async () => {
  const { app, parts, landing } = await openRental()
  const many = await Promise.all(
    Array.from({ length: 40 }, (_, n) => addVehicle(parts, landing, { name: `Car ${n}` })),
  )
  const answers = await Promise.all(many.map((id) => app.inject(`/sun-cars/vehicles/${id}/share.jpg`)))
  const late = answers.filter(({ statusCode }) => statusCode === 503)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length + late.length).toBe(40)
  expect(late.length).toBeGreaterThan(0)
  expect(late[0]?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
  const last = answers.findIndex(({ statusCode }) => statusCode === 503)
  expect((await app.inject(`/sun-cars/vehicles/${many[last]}/share.jpg`)).statusCode).toBe(200)
})

// Rule of "Found and shared": server/features/public-site/generated-image-routes.ts, e2e/found.journey.ts
test('there is no image of what is not published, and none of another landing’s vehicle', async () => {
  const { app, parts, db, landing, vehicle, clock, ...rental } = await openRental()
  const elsewhere = await addVehicle(parts, await addLanding(parts, await rental.addOwner()))
  const gone = await addVehicle(parts, landing, { deletedAt: clock.now() })
  const { share } = await addresses({ ...rental, landing, vehicle })
  expect((await app.inject(share)).statusCode).toBe(200)
  for (const url of [
    '/nobody/share.jpg',
    `/sun-cars/vehicles/${elsewhere}/share.jpg`,
    `/sun-cars/vehicles/${gone}/share.jpg`,
    '/sun-cars/vehicles/0/share.jpg',
    '/sun-cars/vehicles/x/share.jpg',
  ]) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
  }
  await db.update(landings).set({ status: 'draft' }).where(eq(landings.id, landing))
  for (const url of [share, `/sun-cars/vehicles/${vehicle}/share.jpg`, '/sun-cars/icon.png']) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 404, 'no-store'])
  }
})

test('the address of a stored file never serves a generated image', async () => {
  const { app, parts, ...rental } = await openRental()
  const stored = vi.spyOn(parts.files, 'put')
  await app.inject((await addresses(rental)).share)
  const [path] = stored.mock.calls[0] ?? []
  expect(path).toMatch(/^drawn\//)
  expect((await app.inject(`/storage/${path}`)).statusCode).toBe(404)
})

test('a former name and capitals redirect to the image’s address', async () => {
  const { app, db, landing, clock } = await openRental()
  await db.insert(formerNames).values({ name: 'moon-cars', landingId: landing, createdAt: clock.now() })
  const moved = await app.inject('/moon-cars/share.jpg?v=1')
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/sun-cars/share.jpg?v=1'])
  expect((await app.inject('/Sun-Cars/icon.png')).headers.location).toBe('/sun-cars/icon.png')
})

test('names with unsupported letters, very long ones and ones that look like SVG get an image too', async () => {
  const rental = await openRental()
  for (const [displayName, name] of [
    ['租车', '丰田卡罗拉'],
    ['تأجير السيارات', '🚙 !'],
    ['Прокат Москва', 'Αθήνα Žigulí Nguyễn'],
    ['W'.repeat(35), 'M'.repeat(120)],
    ['<svg onload="x">&amp;', '</text><image href="file:///etc/passwd"/>'],
  ] as const) {
    await rental.db.update(landings).set({ displayName })
    await rental.db.update(vehicles).set({ name })
    const { share, vehicle } = await addresses(rental)
    for (const address of [share, vehicle]) {
      expect([name, (await rental.app.inject(address)).statusCode]).toEqual([name, 200])
    }
  }
})

test('a landing without vehicles, logo or readable photograph gets an image all the same', async () => {
  const { app, parts, db } = await openRental()
  await parts.files.remove('vehicles/red/picture.jpg')
  expect((await app.inject('/sun-cars/share.jpg')).statusCode).toBe(200)
  await parts.files.put('logos/sun.png', Buffer.from('no picture'))
  await db.update(vehicles).set({ deletedAt: parts.now() })
  const bare = await app.inject('/sun-cars/share.jpg')
  expect(bare.statusCode).toBe(200)
  expect((await colourAt(bare.rawPayload, 1100, 60)).green).toBeGreaterThan(110)
})

for (const { name, side, most } of [
  { name: 'icon', side: 96, most: 5000 },
  { name: 'touch-icon', side: 180, most: 12_000 },
] as const) {
  test(`a landing’s ${name} is its logo, uncropped in a small square`, async () => {
    const { app, pages, landing, vehicle } = await openRental()
    const found = await addresses({ pages, landing, vehicle })
    const address = name === 'icon' ? found.icon : found.touchIcon
    const { statusCode, headers, rawPayload } = await app.inject(address)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    expect(rawPayload.length).toBeLessThan(most)
    const rgb = await sharp(rawPayload).flatten().removeAlpha().png().toBuffer()
    expect((await colourAt(rgb, side / 2, side / 2)).blue).toBeGreaterThan(230)
    expect(await colourAt(rgb, side / 2, 2)).toEqual({ red: 255, green: 255, blue: 255 })
  })
}

test('the owner’s own icon is used unchanged', async () => {
  const { db, ...rental } = await openRental()
  const before = await addresses(rental)
  await db.update(landings).set({ favicon: 'favicons/mine/icon.png' })
  const after = await addresses(rental)
  expect(after.icon).toBe('/storage/favicons/mine/icon.png')
  expect(after.touchIcon).not.toBe(before.touchIcon)
})
