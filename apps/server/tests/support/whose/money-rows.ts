import { randomUUID } from 'node:crypto'
import { USD } from '@nelly/domain/currency'
import type { LandingId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import {
  ledgerEntries,
  payLinks,
  paymentAttempts,
  paymentGateways,
  saleDocuments,
  transferSlips,
} from '../../../src/platform/db/schema.ts'
import type { Parts } from '../../../src/platform/parts.ts'
import { sealed } from '../../../src/platform/sealed.ts'
import { added } from './added.ts'

/** A payment for a reservation, with the owner's word in its note. */
export async function paid(
  { db, now }: Parts,
  of: { reservation: number; landing: LandingId; account: number; word: string },
): Promise<number> {
  const minor = minorUnits(100)
  const row = {
    ...{ accountId: of.account, landingId: of.landing, reservationId: of.reservation, note: of.word },
    ...{ kind: 'payment' as const, method: 'cash' as const, actorKind: 'system' as const, at: now() },
    ...{ amountMinor: minor, currency: USD, bookedMinor: minor, bookedCurrency: USD },
    ...{ receiptYear: 2027, receiptNumber: of.reservation },
  }
  return added(db.insert(ledgerEntries).values(row).returning())
}

/** A link to pay for a reservation with a slip that waits, whose file is there. */
export async function asked(
  { db, files, now }: Parts,
  of: { reservation: number; account: number; word: string },
): Promise<readonly [number, number]> {
  const row = {
    ...{ accountId: of.account, reservationId: of.reservation, kind: 'balance' as const, currency: USD },
    ...{ tokenHash: `${of.word} ${of.reservation}`, createdAt: now(), expiresAt: new Date('2099-01-01') },
  }
  const payLink = await added(db.insert(payLinks).values(row).returning())
  const path = `slips/${randomUUID()}/slip.jpg`
  await files.put(path, Buffer.from(of.word))
  const sent = { accountId: of.account, payLinkId: payLink, path, sha256: of.word, createdAt: now() }
  return [payLink, await added(db.insert(transferSlips).values(sent).returning())]
}

/** The account's gateway for cards, and an attempt to pay for a reservation of which nothing was heard. */
export async function byCard(
  { db, now, secretsKey = '' }: Parts,
  of: { reservation: number; account: number; word: string },
): Promise<readonly [number, number]> {
  const settings = {
    ...{
      accountId: of.account,
      provider: 'azul' as const,
      currency: USD,
      currencyCode: '$',
      storedAt: now(),
    },
    ...{ merchantId: of.word, merchantName: of.word, pageUrl: 'https://azul.example/page' },
    sealedKey: sealed(of.word, { key: secretsKey, owner: `gateway of account ${of.account}` }),
  }
  // The landings of an owner share it.
  const target = [paymentGateways.accountId, paymentGateways.currency]
  const stored = db.insert(paymentGateways).values(settings)
  const gateway = await added(stored.onConflictDoUpdate({ target, set: settings }).returning())
  const attempt = {
    ...{ accountId: of.account, reservationId: of.reservation, purpose: 'payment' as const, currency: USD },
    ...{ provider: 'azul' as const, tokenHash: of.word, orderNumber: `${of.account} ${of.reservation}` },
    ...{ amountMinor: 500, state: 'unknown' as const, begunAt: now() },
  }
  return [gateway, await added(db.insert(paymentAttempts).values(attempt).returning())]
}

/** A document that corrects the one of a sale, which is of a reservation that is gone, so that this one's can be closed. */
export async function sold(
  { db, now }: Parts,
  of: { reservation: number; account: number; word: string },
): Promise<number> {
  const sums = { tax: minorUnits(0), total: minorUnits(100) }
  const nothing = minorUnits(0)
  const forms = { cash: nothing, card: nothing, transfer: nothing, other: nothing, credit: sums.total }
  const content = {
    ...{ ...sums, forms, pesos: { ...sums, forms }, lines: [], language: 'es' as const },
    operator: { name: of.word, legalName: null, taxNumber: null, legalAddress: null },
    ...{ reference: of.word, vehicle: of.word, buyer: { name: of.word, document: null }, reason: of.word },
    ...{ from: '2027-03-10' as CalendarDate, to: '2027-03-13' as CalendarDate },
  }
  const row = {
    ...{ accountId: of.account, currency: USD, rate: 59, content, number: of.reservation },
    ...{ day: '2027-03-01' as CalendarDate, closedAt: now() },
  }
  const gone = { ...row, reservationId: 1_000_000_000 + of.reservation, year: 2025 }
  const correctsId = await added(db.insert(saleDocuments).values(gone).returning())
  const correction = { ...row, reservationId: of.reservation, year: 2026, correctsId }
  return added(db.insert(saleDocuments).values(correction).returning())
}
