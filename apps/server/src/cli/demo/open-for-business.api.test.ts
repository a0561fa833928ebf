import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { type AddedOwner, addOwner } from '../../features/accounts/add-owner.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { reservations } from '../../platform/db/schema.ts'
import { accepted } from './accepted.ts'
import { type AddedBusiness, addBusiness } from './add-business.ts'
import { readBusiness } from './demo-business.ts'
import { openForBusiness } from './open-for-business.ts'

/** Ends a transaction, so that the next date begins with what this one began with. */
const UNDONE = new Error('undone')

let demo: TestApp
let owner: AddedOwner
let added: AddedBusiness

beforeAll(async () => {
  demo = await startTestApp()
  const login = { email: 'demo@example.com', name: 'Marisol', phone: '', password: 'known to this test' }
  owner = accepted(await addOwner(demo.parts.db, login, demo.clock.now()))
  const business = await readBusiness('caribe-rent-a-car')
  for (const vehicle of business.vehicles) vehicle.pictures.splice(1)
  added = await addBusiness(demo.parts, owner, business, () => {})
})

test.each([
  ['a Sunday, late in the evening', '2027-05-17T02:30:00Z'],
  ['a day shortly before Christmas', '2027-12-18T14:00:00Z'],
])('the demo is busy where it is first started on %s', async (_, instant) => {
  let made = 0
  const opening = inTransaction(demo.parts.db, async (tx) => {
    await openForBusiness(tx, owner, added, new Date(instant))
    made = await tx.$count(reservations)
    throw UNDONE
  })
  await expect(opening).rejects.toBe(UNDONE)
  expect(made).toBeGreaterThan(80)
})
