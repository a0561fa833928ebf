import { randomBytes } from 'node:crypto'
import type { Ledger } from '@nelly/contract/ledger/ledger'
import { USD } from '@nelly/domain/currency'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ledgerEntries, payLinks, paymentAttempts } from '../../../src/platform/db/schema.ts'
import type { Parts } from '../../../src/platform/parts.ts'
import { secretHashOf } from '../../../src/platform/secret.ts'
import { startBooked } from '../own-reservation.ts'
import { AUTH_KEY, AzulSimulator, type AzulVisit, formOf } from './simulator.ts'

/** The settings of AZUL in dollars. */
export const AZUL = {
  ...{ provider: 'azul', currency: 'USD', merchantId: '39038540035', merchantName: 'Sol y Arena' },
  ...{ currencyCode: '$', pageUrl: 'https://azul.example/PaymentPage', authKey: AUTH_KEY },
}

export type CardDesk = Awaited<ReturnType<typeof startCardDesk>>

/** An operator who takes cards by AZUL, and a reservation of 217.65 dollars that owes all of it. */
export async function startCardDesk(changes: Partial<Parts> = {}) {
  const desk = await startBooked({ extras: [{ code: 'baby_seat', quantity: 1 }] }, changes)
  const { app, parts, call, id } = desk
  const { db } = parts
  const azul = new AzulSimulator(AUTH_KEY)
  expect((await call('PUT', '/gateways', AZUL)).statusCode).toBe(200)

  const begin = (token: string) => app.inject({ method: 'POST', url: `/pay/${token}/card` })

  /** Presses "pay by card" on the page of a link, and returns the form that leads to AZUL. */
  const formBy = async (token: string) => {
    const answer = await begin(token)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    return formOf(answer.body).fields
  }

  /** The browser follows an address. */
  const come = async (to: string) => {
    const { pathname, search } = new URL(to)
    const answer = await app.inject({ url: `${pathname}${search}` })
    expect(answer.statusCode).toBe(303)
    return answer.headers.location
  }

  const attempts = () => db.select().from(paymentAttempts).orderBy(paymentAttempts.id)

  return {
    ...desk,
    ...{ azul, begin, formBy, come, attempts },
    /** Makes a link to pay, and returns its token. */
    async link(body: object = {}): Promise<string> {
      const answer = await call('POST', `/reservations/${id}/pay-links`, body)
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
      return /\/pay\/([\w-]{22})$/.exec(answer.json().url)?.[1] ?? ''
    },
    /** Another link in the database, however many are open. */
    async linkOf(amountMinor: number): Promise<string> {
      const token = randomBytes(16).toString('base64url')
      await db.insert(payLinks).values({
        ...{ accountId: desk.owner.account, reservationId: id, tokenHash: secretHashOf(token) },
        ...{ kind: 'amount', amountMinor, currency: USD },
        ...{ createdAt: desk.clock.now(), expiresAt: new Date('2099-01-01') },
      })
      return token
    },
    /** Pays by a link, and comes back. */
    async pay(token: string, visit?: AzulVisit) {
      const back = azul.pay(await formBy(token), visit)
      if (back) expect(await come(back)).toBe(`/pay/${token}`)
      return back
    },
    states: async () => (await attempts()).map(({ state }) => state),
    payments: () => db.select().from(ledgerEntries).where(sql`kind = 'payment'`),
    ledger: async (): Promise<Ledger> => (await call('GET', `/reservations/${id}/ledger`)).json(),
    decide: (attempt: number, isPaid: boolean) =>
      call('POST', `/payment-attempts/${attempt}/decision`, { isPaid, authorization: '123456' }),
  }
}
