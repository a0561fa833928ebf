import { beforeAll, expect, test } from 'vitest'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { openRentalDesk, type RentalDesk } from '../../../tests/support/rental-desk.ts'
import { findCustomers } from './find-customers.ts'

let desk: RentalDesk

beforeAll(async () => {
  desk = await openRentalDesk()
  const others = await addLanding(desk.parts, await desk.addOwner())
  for (const landing of [desk.landing, others]) {
    const vehicle = await addVehicle(desk.parts, landing, { units: 9 })
    for (const contact of [
      {},
      { phone: '+34 600 11 22 33' },
      { name: 'José', last_name: 'Núñez', email: 'jose@example.com', phone: '829-555-0111 ext. 7' },
      { name: 'ana', last_name: 'Marte', email: 'ana@example.com', phone: '+1 849 555 0122' },
    ])
      await send(desk.app, booking(landing, vehicle, contact))
  }
})

for (const [text, names] of [
  ['', ['ana', 'José', 'María']],
  ['maria', ['María']],
  ['NUNEZ jose', ['José']],
  ['peña maria', ['María']],
  ['mar', ['ana', 'María']],
  ['maria nunez', []],
  ['ANA@example', ['ana']],
  ['+1 (829) 555-0111', ['José']],
  ['8495550122', ['ana']],
  ['600 112', ['María']],
  ['%', []],
] as const)
  test(`"${text}" finds ${names.join(', ') || 'nobody'}, among the account's own`, async () => {
    const found = await findCustomers(desk.parts.db, desk.owner.account, text, 10)
    expect(found.map(({ firstName }) => firstName)).toEqual(names)
  })

test('each is found once, with the number of their reservations', async () => {
  const [maria] = await findCustomers(desk.parts.db, desk.owner.account, 'maria', 10)
  expect(maria).toMatchObject({ reservations: 2, email: 'maria@example.com', doNotRentReason: null })
  expect(await findCustomers(desk.parts.db, desk.owner.account, '', 2)).toHaveLength(2)
})

test('while one is typed at the desk, those who are not to be rented to come first', async () => {
  const [maria] = await findCustomers(desk.parts.db, desk.owner.account, 'maria', 1)
  await desk.ask('PATCH', `/customers/${maria?.id}`, { doNotRentReason: 'Fumó en el carro' })
  const named = async (query: string) =>
    (await desk.ask('GET', `/customers?${query}`))
      .json()
      .map(({ firstName }: { firstName: string }) => firstName)
  expect(await named('search=mar&sort=do-not-rent')).toEqual(['María', 'ana'])
  expect(await named('search=mar')).toEqual(['ana', 'María'])
  expect((await desk.ask('GET', '/customers?sort=phone')).statusCode).toBe(422)
})
