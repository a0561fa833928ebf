import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { type CardDesk, startCardDesk } from '../../../tests/support/azul/card-desk.ts'
import { gatewayEvents, paymentAttempts } from '../../platform/db/schema.ts'
import { lookUpAttempt } from './look-up.ts'

let desk: CardDesk

beforeEach(async () => {
  desk = await startCardDesk()
})

test('five hundred forged returns: none is believed', async () => {
  const token = await desk.link()
  const form = await desk.formBy(token)
  const declined = desk.azul.pay(form, { code: '51' }) ?? ''
  const fields = [
    'OrderNumber',
    'Amount',
    'AuthorizationCode',
    'DateTime',
    'IsoCode',
    'ResponseMessage',
    'RRN',
    'AuthHash',
  ]
  const forged = fc.oneof(
    // A declined one that says it was approved, or has another field changed.
    fc
      .record({ field: fc.constantFrom(...fields), value: fc.string({ maxLength: 40 }) })
      .map(({ field, value }) => {
        const to = new URL(declined)
        to.searchParams.set('IsoCode', '00')
        if (field !== 'IsoCode') to.searchParams.set(field, value)
        return to
      }),
    // One with any hash.
    fc.uint8Array({ minLength: 64, maxLength: 64 }).map((hash) => {
      const to = new URL(declined)
      to.searchParams.set('IsoCode', '00')
      to.searchParams.set('AuthHash', Buffer.from(hash).toString('hex'))
      return to
    }),
    // A field twice, or none.
    fc.constantFrom(...fields).map((name) => {
      const to = new URL(declined)
      to.searchParams.append(name, '00')
      to.searchParams.append('IsoCode', '00')
      return to
    }),
    fc.constantFrom(...fields).map((name) => {
      const to = new URL(declined)
      to.searchParams.set('IsoCode', '00')
      to.searchParams.delete(name)
      return to
    }),
  )
  await fc.assert(
    fc.asyncProperty(forged, async (to) => {
      await desk.come(to.href)
      expect(await desk.states()).toEqual(['begun'])
    }),
    { numRuns: 500 },
  )
  expect([await desk.payments(), await desk.parts.db.$count(gatewayEvents)]).toEqual([[], 0])
  // Below the page of another link, a return that is signed is not its own.
  const approved = new URL(desk.azul.pay(form) ?? '')
  await desk.app.inject({
    url: approved.pathname.replace(token, await desk.link({ amount: 500 })) + approved.search,
  })
  expect(await desk.payments()).toEqual([])
}, 120_000)

// A thousand: `FUZZ=20 vitest run random-payments`.
test('payments with return, look-up and desk in any order and doubled: as many entries as approvals', async () => {
  const acts = fc.record({
    code: fc.constantFrom<'00' | '51'>('00', '00', '51'),
    isClosed: fc.boolean(),
    order: fc.shuffledSubarray([
      'return',
      'return-again',
      'look-up',
      'look-up-again',
      'desk',
      'desk-again',
      'cancel',
    ]),
    isAtOnce: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(acts, async ({ code, isClosed, order, isAtOnce }) => {
      const form = await desk.formBy(await desk.linkOf(100))
      const number = form.get('OrderNumber') ?? ''
      const [attempt] = await desk.parts.db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.orderNumber, number))
      const id = attempt?.id ?? 0
      const back = desk.azul.pay(form, { code, ...(isClosed && { fault: 'tab-closed' }) })
      const doing = (act: string): Promise<unknown> | undefined => {
        if (act.startsWith('return')) return back ? desk.come(back) : undefined
        if (act.startsWith('look-up')) return lookUpAttempt(desk.parts, id)
        if (act.startsWith('desk')) return desk.decide(id, desk.azul.approved.has(number))
        return desk.come(desk.azul.cancel(form))
      }
      if (isAtOnce) await Promise.all(order.map(doing))
      else for (const act of order) await doing(act)
      // At the end the desk decides, or the answer comes after all.
      await desk.decide(id, desk.azul.approved.has(number))
      if (back) await desk.come(back)
      const isIt = eq(paymentAttempts.id, id)
      const [after] = await desk.parts.db.select().from(paymentAttempts).where(isIt)
      const isOver = after?.state !== 'begun' && after?.state !== 'unknown'
      expect([isOver, after?.ledgerEntryId !== null]).toEqual([true, desk.azul.approved.has(number)])
    }),
    { numRuns: 50 * Number(process.env.FUZZ ?? 1) },
  )
  expect((await desk.payments()).length).toBe(desk.azul.approved.size)
  expect((await desk.ledger()).balance).toBe(21_765 - 100 * desk.azul.approved.size)
}, 600_000)
