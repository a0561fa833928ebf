import { expect, test } from 'vitest'
import { dueByLink, type PayLinkStanding, payLinkState } from './pay-link.ts'

const NOW = new Date('2027-03-01T14:00:00Z')
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

/** A link to the balance of row 1 of the rates, of which 30 % are the prepayment. */
const link: PayLinkStanding = {
  ...{ kind: 'balance', amount: null, expiresAt: at(60), revokedAt: null },
  ...{ prepayment: 6_530, isOff: false, balance: 21_765, paid: 0, paidByLink: 0 },
}

// Rule of "Money and paper": domain/payments/pay-link.ts
test.each<[string, Partial<PayLinkStanding>, number, string]>([
  ['all of it', {}, 21_765, 'open'],
  ['what is left', { balance: 15_235, paid: 6_530 }, 15_235, 'open'],
  ['nothing once it is paid', { balance: 0, paid: 21_765 }, 0, 'paid'],
  ['nothing where too much was paid', { balance: -4, paid: 21_769 }, 0, 'paid'],
  ['the prepayment', { kind: 'prepayment' }, 6_530, 'open'],
  ['what is left of the prepayment', { kind: 'prepayment', balance: 20_000, paid: 1_765 }, 4_765, 'open'],
  ['no prepayment beyond the balance', { kind: 'prepayment', balance: 5_000 }, 5_000, 'open'],
  ['a prepayment that is paid', { kind: 'prepayment', balance: 15_235, paid: 6_530 }, 0, 'paid'],
  ['no prepayment where there is none', { kind: 'prepayment', prepayment: null }, 0, 'paid'],
  ['a free amount beyond the balance', { kind: 'amount', amount: 30_000 }, 30_000, 'open'],
  [
    'a free amount that was paid in part',
    { kind: 'amount', amount: 5_000, paidByLink: 2_000 },
    3_000,
    'open',
  ],
  ['the fee of a cancellation', { isOff: true, balance: 6_530 }, 6_530, 'open'],
  ['no more than that fee', { isOff: true, balance: 6_530, kind: 'amount', amount: 9_000 }, 6_530, 'open'],
  ['nothing of one that was cancelled without a fee', { isOff: true, balance: 0 }, 0, 'cancelled'],
  ['until it ends', { expiresAt: at(1) }, 21_765, 'open'],
  ['not in the moment in which it ends', { expiresAt: NOW }, 21_765, 'expired'],
  ['not once it is revoked', { revokedAt: at(-1) }, 21_765, 'revoked'],
])('a link asks for %s', (_, changes, due, state) => {
  const standing = { ...link, ...changes }
  expect([dueByLink(standing), payLinkState(standing, NOW)]).toEqual([due, state])
})
