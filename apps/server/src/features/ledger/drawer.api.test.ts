import type { DrawerShift, DrawerShiftDetails } from '@nelly/contract/ledger/drawer'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { type Call, callsWith } from '../../../tests/support/call.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { createApp } from '../../app.ts'
import { accounts, drawerShifts, ledgerEntries } from '../../platform/db/schema.ts'

let desk: OwnReservation
let call: Call
let place: number

beforeEach(async () => {
  desk = await startBooked()
  // All of it is done by the role that stands at the drawer, who may pay back.
  await desk.call('PUT', '/desk-paying-back', { deskPaysBack: true })
  call = callsWith(desk.app, (await signedIn(desk, await addMember(desk, desk.owner, 'desk', 'Eva'))).headers)
  place = await placeOf('Airport')
})

const placeOf = async (name: string): Promise<number> =>
  (await desk.call('POST', `/landings/${desk.landing}/places`, { name })).json().id

/** An amount as `USD 500`. */
const money = (amount: string) => {
  const [currency, minor] = amount.split(' ')
  return { minor: Number(minor), currency }
}

const open = async (...opening: string[]): Promise<DrawerShift> => {
  const answer = await call('POST', '/drawer-shifts', { placeId: place, opening: opening.map(money) })
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json()
}
const read = async (id: number): Promise<DrawerShiftDetails> =>
  (await call('GET', `/drawer-shifts/${id}`)).json()
const close = (id: number, counted: readonly string[], note?: string) =>
  call('POST', `/drawer-shifts/${id}/closing`, { counted: counted.map(money), ...(note && { note }) })

const entry = (kind: string, amount: string, more: object = {}) => {
  const { minor, currency } = money(amount)
  const rate = currency === 'DOP' ? { rate: 59.1234 } : {}
  return { kind, amount: minor, currency, method: 'cash', placeId: place, ...rate, ...more }
}
/** Writes an entry at the place, and returns its number. */
async function write(...sent: Parameters<typeof entry>): Promise<number> {
  const answer = await call('POST', `/reservations/${desk.id}/ledger`, entry(...sent))
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json().id
}

// Rule of "Money and paper": domain/ledger/drawer.ts, server/features/ledger/change-drawer.ts
test('the cash that changes hands at a place is in the drawer that is open there, in its own currency', async () => {
  await write('payment', 'USD 1')
  const { id } = await open('DOP 500000')
  expect((await call('POST', '/drawer-shifts', { placeId: place })).json().code).toBe('drawer-open')
  const inIt = [
    await write('payment', 'DOP 901000'),
    await write('refund', 'DOP 236'),
    await write('deposit_held', 'USD 30000'),
  ]
  await write('deposit_captured', 'USD 16520')
  inIt.push(await write('deposit_released', 'USD 13480'))
  await write('payment', 'USD 700', { method: 'card' })
  await write('payment', 'USD 800', { placeId: undefined })
  await write('payment', 'USD 900', { placeId: await placeOf('Office') })
  const shift = await read(id)
  expect(shift.expected).toEqual([money('DOP 1400764'), money('USD 16520')])
  expect(shift.entries.map((one) => one.id)).toEqual(inIt)
  expect(shift.entries[1]).toMatchObject({ cash: money('DOP -236'), who: 'Eva', reservationId: desk.id })
})

test('it is closed once with what was counted; a difference has a note; what comes later is in the next one', async () => {
  const { id } = await open('USD 10000')
  const paid = await write('payment', 'USD 500')
  await write('payment', 'DOP 100')
  const refusals = [
    [['USD 10500'], undefined, 'count-missing', 'counted'],
    [['USD 10400', 'DOP 100'], undefined, 'difference-note-missing', 'note'],
    [['USD 10500', 'DOP 100', 'EUR 1'], ' ', 'fields-invalid', 'note'],
    [['USD 1', 'USD 1', 'DOP 100'], undefined, 'fields-invalid', 'counted'],
    [['USD -1', 'DOP 100'], undefined, 'fields-invalid', 'counted'],
  ] as const
  for (const [counted, note, code, field] of refusals) {
    const answer = await close(id, counted, note)
    const { errors } = answer.json()
    expect([answer.statusCode, answer.json().code, Object.keys(errors)[0]?.split('.')[0]]).toEqual([
      422,
      code,
      field,
    ])
  }
  const closed = await close(id, ['USD 10400', 'DOP 100'], 'A taxi')
  expect([closed.statusCode, closed.json()]).toMatchObject([
    200,
    { closedBy: 'Eva', note: 'A taxi', counted: [money('USD 10400'), money('DOP 100')] },
  ])
  expect((await close(id, ['USD 10500', 'DOP 100'])).json().code).toBe('drawer-closed')

  const between = await write('payment', 'USD 3')
  const next = await open()
  const reversal = await call('POST', `/ledger/${paid}/reversal`, { reason: 'A typo' })
  expect(reversal.statusCode).toBe(201)
  expect(await read(next.id)).toMatchObject({
    expected: [money('USD -500')],
    entries: [{ id: reversal.json().id, kind: 'reversal', reversedKind: 'payment' }],
  })
  expect((await read(id)).entries.map((one) => one.id)).not.toContain(between)
  expect((await read(id)).expected).toEqual([money('USD 10500'), money('DOP 100')])
  const listed = async (state: string) =>
    (await call('GET', `/drawer-shifts?state=${state}`)).json().map((one: DrawerShift) => one.id)
  expect([await listed('open'), await listed('closed')]).toEqual([[next.id], [id]])
})

test('fifty payments while two people close it: each is in it or not at all, and one of the two closes it', async () => {
  const other = await createApp({ ...desk.parts, db: await connectedAnew(desk.parts.db) })
  onTestFinished(() => other.close())
  const { headers } = await signedIn(desk, desk.owner)
  const on = [callsWith(desk.app, headers), callsWith(other, headers)] as const
  const openings = await Promise.all(on.map((by) => by('POST', '/drawer-shifts', { placeId: place })))
  expect(openings.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  const id: number = openings.find(({ statusCode }) => statusCode === 201)?.json().id
  const closings: ReturnType<Call>[] = []
  const payments = await Promise.all(
    Array.from({ length: 50 }, async (_, nth) => {
      const paid = on[nth % 2 ? 0 : 1](
        'POST',
        `/reservations/${desk.id}/ledger`,
        entry('payment', `USD ${nth + 1}`),
      )
      if (nth === 20)
        closings.push(
          ...on.map((by) =>
            by('POST', `/drawer-shifts/${id}/closing`, { counted: [money('USD 0')], note: 'Blind' }),
          ),
        )
      return paid
    }),
  )
  expect(payments.map(({ statusCode }) => statusCode)).toEqual(payments.map(() => 201))
  expect((await Promise.all(closings)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const rows = await desk.parts.db.select().from(ledgerEntries).where(sql`method = 'cash'`)
  const inIt = rows.filter(({ shiftId }) => shiftId === id)
  const sum = inIt.reduce((total, { amountMinor }) => total + amountMinor, 0)
  expect([rows.length, rows.every(({ shiftId }) => shiftId === id || shiftId === null)]).toEqual([50, true])
  expect((await read(id)).expected).toEqual(sum === 0 ? [] : [money(`USD ${sum}`)])
})

test('nobody else sees, opens, counts or names what is an account’s; who only looks changes nothing', async () => {
  const { id } = await open('USD 10000')
  await write('payment', 'USD 500')
  const { call: byOther } = await signedIn(desk, await desk.addOwner())
  expect((await byOther('GET', '/drawer-shifts')).json()).toEqual([])
  expect((await byOther('GET', `/drawer-shifts/${id}`)).json().code).toBe('drawer-shift-not-found')
  const closing = { counted: [money('USD 10500')] }
  const tried = await byOther('POST', `/drawer-shifts/${id}/closing`, closing)
  expect(tried.json().code).toBe('drawer-shift-not-found')
  expect((await byOther('POST', '/drawer-shifts', { placeId: place })).json().code).toBe('place-not-found')
  const viewer = (await signedIn(desk, await addMember(desk, desk.owner, 'viewer'))).call
  expect((await viewer('POST', `/drawer-shifts/${id}/closing`, closing)).statusCode).toBe(403)
  expect((await viewer('GET', `/drawer-shifts/${id}`)).statusCode).toBe(200)
  await desk.call('DELETE', `/places/${place}`)
  const gone = await call('POST', `/reservations/${desk.id}/ledger`, entry('payment', 'USD 1'))
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'place-not-found'])
  expect((await close(id, ['USD 10500'])).json()).toMatchObject({ placeName: 'Airport' })
})

test('a closed drawer is not changed, also not by SQL, and goes with its account alone', async () => {
  const { db } = desk.parts
  const failing = async (statement: ReturnType<typeof sql>) =>
    expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^23/) } })
  const { id } = await open('USD 10000')
  await failing(sql`update drawer_shifts set opening = '[]'`)
  await close(id, ['USD 10000'])
  await open()
  await failing(sql`update drawer_shifts set note = 'Another' where closed_at is not null`)
  await failing(sql`update drawer_shifts set closed_at = null, counted = null, expected = null`)
  await failing(sql`delete from drawer_shifts`)
  await failing(sql`truncate drawer_shifts cascade`)
  await write('payment', 'USD 500')
  for (const table of ['reservations', 'customer_contacts', 'customers', 'landings', 'pools'])
    await db.execute(sql.raw(`delete from ${table}`))
  expect(await db.$count(drawerShifts)).toBe(2)
  await db.delete(accounts)
  expect(await db.$count(drawerShifts)).toBe(0)
})
