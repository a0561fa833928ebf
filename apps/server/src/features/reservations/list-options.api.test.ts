import type { LandingId, PersonId, VehicleId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { beforeAll, expect, test } from 'vitest'
import { addLanding, addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

interface Rental {
  owner: PersonId
  landing: LandingId
  vehicle: VehicleId
  headers: { authorization: string }
}

let nelly: TestApp
let ana: Rental
let luis: Rental

async function rental(): Promise<Rental> {
  const owner = await nelly.addOwner()
  const landing = await addLanding(nelly.parts, owner)
  const vehicle = await addVehicle(nelly.parts, landing, { units: 9 })
  const headers = { authorization: `Bearer ${await nelly.signIn(owner)}` }
  return { owner: owner.id, landing, vehicle, headers }
}

beforeAll(async () => {
  nelly = await startTestApp()
  ana = await rental()
  luis = await rental()
  const vehicle = await addVehicle(nelly.parts, ana.landing, {
    name: 'Škoda Fabia',
    pricePerDay: minorUnits(9000),
  })
  for (const [car, changes] of [
    [
      ana.vehicle,
      { name: 'José', last_name: 'Ñúñez', phone: '+1 (809) 555-0101', ...from('12 10:00', '14 10:00') },
    ],
    [vehicle, { name: 'Zoë', email: 'zoe@example.org', ...from('20 10:00', '29 10:00') }],
    [ana.vehicle, { name: 'Ana', place_of_departure: 'Samaná 100%', ...from('05 10:00', '06 10:00') }],
  ] as const) {
    const made = await send(nelly.app, booking(ana.landing, car, changes))
    if (made.statusCode !== 201) throw new Error(made.body)
  }
  await send(nelly.app, booking(luis.landing, luis.vehicle, { name: 'José', last_name: 'Ñúñez' }))
})

const get = (url: string, { headers } = ana) => nelly.app.inject({ url, headers })
const list = (query: string) => get(`/api/reservations/${ana.landing}?${query}`)
const names = (answer: { json(): { name: string }[] }) => answer.json().map(({ name }) => name)

test('by default the list is complete, the newest first', async () => {
  const answer = await get(`/reservations/${ana.landing}`)
  expect(names(answer)).toEqual(['Ana', 'Zoë', 'José'])
  expect([answer.headers['x-total-count'], answer.headers.link]).toEqual([undefined, undefined])
})

for (const [sort, sorted] of [
  ['created', ['José', 'Zoë', 'Ana']],
  ['-created', ['Ana', 'Zoë', 'José']],
  ['pickup', ['Ana', 'José', 'Zoë']],
  ['-pickup', ['Zoë', 'José', 'Ana']],
  ['total', ['Ana', 'José', 'Zoë']],
  ['-total', ['Zoë', 'José', 'Ana']],
] as const) {
  test(`an owner sorts reservations by ${sort}`, async () => {
    expect(names(await list(`sort=${sort}`))).toEqual(sorted)
  })

  test(`the pages of reservations by ${sort} make up the list`, async () => {
    for (const size of [1, 2, 3]) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => list(`sort=${sort}&per_page=${size}&page=${page}`)),
      )
      expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['3', '3', '3', '3'])
      const pieces = [0, 1, 2, 3].map((index) => sorted.slice(index * size, (index + 1) * size))
      expect(pages.map(names)).toEqual(pieces)
    }
  })
}

for (const [search, found] of [
  ['jose', ['José']],
  ['ÑUÑEZ josé', ['José']],
  ['nunez', ['José']],
  ['zoe@example', ['Zoë']],
  ['8095550101', ['José']],
  ['555-0101', ['José']],
  ['skoda', ['Zoë']],
  ['samana', ['Ana']],
  ['100%', ['Ana']],
  ['%', ['Ana']],
  ['romana', ['Ana', 'Zoë', 'José']],
  ['jose zoe', []],
  ["'; drop table reservations --", []],
  ['  ', ['Ana', 'Zoë', 'José']],
] as const) {
  test(`searching for "${search}" finds ${found.join(', ') || 'nothing'}`, async () => {
    expect(names(await list(`search=${encodeURIComponent(search)}`))).toEqual(found)
  })
}

test('a page in the second half, which is counted from the end, is in the same order', async () => {
  const eva = await rental()
  for (const day of ['10', '11', '12', '13', '14']) {
    const dates = from(`${day} 10:00`, `${day} 12:00`)
    await send(nelly.app, booking(eva.landing, eva.vehicle, { name: `Day ${day}`, ...dates }))
  }
  const page = async (number: number) =>
    names(await get(`/reservations/${eva.landing}?sort=pickup&per_page=2&page=${number}`, eva))
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    ['Day 10', 'Day 11'],
    ['Day 12', 'Day 13'],
    ['Day 14'],
    [],
  ])
})

test('a page has the total number and the addresses of the others', async () => {
  const links = (answer: { headers: Record<string, unknown> }) =>
    Object.fromEntries(
      String(answer.headers.link)
        .split(', ')
        .map((link) => /^<https?:\/\/[^/]+([^>]+)>; rel="(\w+)"$/.exec(link) ?? [])
        .map(([, address, relation]) => [relation, address]),
    )
  const at = (page: number) => `/api/reservations/${ana.landing}?per_page=1&sort=pickup&page=${page}`
  const second = await get(at(2))
  expect([names(second), second.headers['x-total-count']]).toEqual([['José'], '3'])
  expect(links(second)).toEqual({ first: at(1), prev: at(1), next: at(3), last: at(3) })
  const third = await get(links(second).next ?? '')
  expect([names(third), links(third)]).toEqual([['Zoë'], { first: at(1), prev: at(2), last: at(3) }])
  const beyond = await get(at(9))
  expect([names(beyond), beyond.headers['x-total-count'], links(beyond).prev]).toEqual([[], '3', at(3)])
})

test('pages are of the search results, with 25 by default', async () => {
  const answer = await list('page=1&search=jose%20%C3%B1')
  expect([names(answer), answer.headers['x-total-count']]).toEqual([['José'], '1'])
  expect(answer.headers.link).toContain('per_page=25')
  const nobody = await list('per_page=5&search=nobody')
  expect([names(nobody), nobody.headers['x-total-count']]).toEqual([[], '0'])
})

// Rule of "Calls": server/features/reservations/reservation-list.ts, server/platform/http/pagination-headers.ts
test('all landings’ reservations are sorted, searched and paged as one list, and grouped', async () => {
  const landing = await addLanding(nelly.parts, { id: ana.owner })
  const vehicle = await addVehicle(nelly.parts, landing, { pricePerDay: minorUnits(100_000) })
  await send(nelly.app, booking(landing, vehicle, { name: 'Eva', ...from('15 10:00', '16 10:00') }))
  const all = async (query: string) => {
    const answer = await get(`/reservations/user/${ana.owner}?${query}`)
    const groups: { id_landing: number; reservations: { name: string }[] }[] = answer.json()
    return {
      total: answer.headers['x-total-count'],
      groups: groups.map((group) => [group.id_landing, group.reservations.map(({ name }) => name)]),
    }
  }
  expect(await all('sort=pickup')).toEqual({
    total: undefined,
    groups: [
      [ana.landing, ['Ana', 'José', 'Zoë']],
      [landing, ['Eva']],
    ],
  })
  expect(await all('sort=-total&per_page=2&page=1')).toEqual({
    total: '4',
    groups: [
      [landing, ['Eva']],
      [ana.landing, ['Zoë']],
    ],
  })
  expect(await all('search=jose&page=1')).toEqual({ total: '1', groups: [[ana.landing, ['José']]] })
})

test('another owner’s list is refused with any options', async () => {
  expect((await get(`/reservations/${ana.landing}?page=1&search=jose`, luis)).statusCode).toBe(404)
  expect((await get(`/reservations/user/${ana.owner}?page=1`, luis)).statusCode).toBe(403)
})

for (const query of [
  'sort=price',
  'sort=',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1e309',
  'page=99999999999999999999',
  'page=1&page=2',
  'per_page=0',
  'per_page=101',
  `search=${'x'.repeat(121)}`,
  'search=a%00b',
  'search=a&search=b',
]) {
  test(`a list with ${query.slice(0, 30)} is refused`, async () => {
    const answer = await list(query)
    const [field = ''] = query.split('=')
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })
}
