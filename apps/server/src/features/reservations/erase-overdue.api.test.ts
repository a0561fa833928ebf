import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { booked, rental } from '../../../tests/support/fleet.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { accounts, landings, places, reservations } from '../../platform/db/schema.ts'
import { eraseOverdue } from './erase-overdue.ts'

const PERSONAL = { firstName: '', lastName: '', phone: '', email: '', comment: null }

/** The personal data that each reservation still has. */
async function start() {
  const nelly = await startTestApp()
  const mine = await rental(nelly)
  const kept = async (id: number) => {
    const [row] = await nelly.parts.db.select().from(reservations).where(eq(reservations.id, id))
    if (!row) throw new Error('the reservation is gone')
    return row
  }
  const eraseAt = (instant: string) => eraseOverdue(nelly.parts.db, new Date(instant))
  return { ...nelly, mine, kept, eraseAt }
}

// Rule of "Privacy": server/features/reservations/erase-overdue.ts, server/platform/jobs/periodic.ts
test('two years after the return personal data is erased, to the minute at the rental place, and the figures stay', async () => {
  const { mine, kept, eraseAt, ...nelly } = await start()
  const id = await booked(nelly as never, mine, ['2027-03-10T10:00', '2027-03-13T10:00'], {
    description: 'my hotel',
  })
  const before = await kept(id)
  // 10:00 in Santo Domingo is 14:00 in London.
  expect(await eraseAt('2029-03-13T13:59:59Z')).toBe(0)
  expect((await kept(id)).firstName).toBe('María')
  expect(await eraseAt('2029-03-13T14:00:00Z')).toBe(1)
  const after = await kept(id)
  expect(after).toMatchObject({ ...PERSONAL, erasedAt: new Date('2029-03-13T14:00:00Z'), payloadHash: null })
  const figures = ({ totalMinor, quote, during, vehicleName, unit, reference }: typeof before) => ({
    totalMinor,
    quote,
    during,
    vehicleName,
    unit,
    reference,
  })
  expect(figures(after)).toEqual(figures(before))
  expect(await eraseAt('2029-03-14T14:00:00Z')).toBe(0)
})

test('an owner sets the retention, and only for their own visitors', async () => {
  const { mine, kept, eraseAt, app, ...nelly } = await start()
  const other = await rental({ app, ...nelly } as never)
  const period = ['2027-03-10T10:00', '2027-03-13T10:00'] as const
  const [id, others] = [
    await booked({ app } as never, mine, period),
    await booked({ app } as never, other, period),
  ]
  const answer = await app.inject({
    method: 'POST',
    url: `/api/users-update/${mine.owner}`,
    headers: mine.headers,
    payload: { retention_months: 1 },
  })
  expect([answer.statusCode, answer.json().retention_months]).toEqual([200, 1])
  expect(await eraseAt('2027-04-13T14:00:00Z')).toBe(1)
  expect([(await kept(id)).email, (await kept(others)).email]).toEqual(['', 'maria@example.com'])
  for (const retention_months of [0, 121, 1.5, 'soon']) {
    const refused = await app.inject({
      method: 'POST',
      url: `/api/users-update/${mine.owner}`,
      headers: mine.headers,
      payload: { retention_months },
    })
    expect([retention_months, refused.statusCode]).toEqual([retention_months, 422])
    expect(refused.json().errors).toHaveProperty('retention_months')
  }
})

test('cancelled and deleted reservations, and those of deleted landings, are erased as well, in any number', async () => {
  const { mine, eraseAt, parts, app } = await start()
  const ids: number[] = []
  for (let day = 10; day < 14; day++)
    ids.push(await booked({ app } as never, mine, [`2027-03-${day}T10:00`, `2027-03-${day + 1}T10:00`]))
  const { db } = parts
  const at = parts.now()
  const one = (index: number) => eq(reservations.id, ids[index] ?? 0)
  await db
    .update(reservations)
    .set({ status: 'cancelled', cancelledAt: at, cancellationFeeMinor: minorUnits(1) })
    .where(one(0))
  await db.update(reservations).set({ deletedAt: at }).where(one(1))
  await db.update(landings).set({ deletedAt: at })
  const [row] = await db.select().from(reservations).where(one(2))
  if (!row) throw new Error('no reservation')
  const { id: _, ...rest } = row
  const copies = Array.from({ length: 230 }, (_, copy) => ({
    ...rest,
    reference: `copy-${copy}`,
    idempotencyKey: null,
    secretHash: null,
    unit: copy + 10,
  }))
  await db.insert(reservations).values(copies)
  expect(await eraseAt('2030-01-01T00:00:00Z')).toBe(234)
  expect(await db.$count(reservations, eq(reservations.email, ''))).toBe(234)
  expect(await db.$count(accounts)).toBe(1)
  expect(await db.$count(places)).toBe(0)
})

test('a rental that is out is left, unless it or its landing was deleted: nobody takes it back any more', async () => {
  const { mine, kept, eraseAt, parts, app } = await start()
  const { db } = parts
  const ids: number[] = []
  for (let day = 10; day < 12; day++)
    ids.push(await booked({ app } as never, mine, [`2027-03-${day}T10:00`, `2027-03-${day + 1}T10:00`]))
  const [first = 0, second = 0] = ids
  await db.update(reservations).set({ status: 'out', outAt: parts.now() })
  expect(await eraseAt('2030-01-01T00:00:00Z')).toBe(0)
  await db.update(reservations).set({ deletedAt: parts.now() }).where(eq(reservations.id, first))
  expect(await eraseAt('2030-01-01T00:00:00Z')).toBe(1)
  expect([(await kept(first)).email, (await kept(second)).email]).toEqual(['', 'maria@example.com'])
  await db.update(landings).set({ deletedAt: parts.now() })
  expect(await eraseAt('2030-01-01T00:00:00Z')).toBe(1)
  expect((await kept(second)).email).toBe('')
})
