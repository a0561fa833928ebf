import type { NewGateway, StoredGateway } from '@nelly/contract/payments/gateways'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { Currency } from '@nelly/domain/currency'
import type { AccountId, GatewayId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lockAccount } from '../../platform/db/lock-account.ts'
import { paymentGateways } from '../../platform/db/schema.ts'
import { isStale } from '../../platform/is-stale.ts'
import type { Parts } from '../../platform/parts.ts'
import { sealed, unsealed } from '../../platform/sealed.ts'
import { PORTS } from './ports.ts'

type GatewayRow = typeof paymentGateways.$inferSelect

const ownerOf = (account: number) => `gateway of account ${account}`

/** The gateways of an account, without what signs for it. */
export const gatewaysOf = async (db: Database, account: AccountId): Promise<StoredGateway[]> =>
  (
    await db
      .select()
      .from(paymentGateways)
      .where(eq(paymentGateways.accountId, account))
      .orderBy(asc(paymentGateways.currency))
  ).map(toStored)

const toStored = (row: GatewayRow): StoredGateway => ({
  id: row.id as GatewayId,
  provider: row.provider,
  currency: row.currency,
  merchantId: row.merchantId,
  merchantName: row.merchantName,
  currencyCode: row.currencyCode,
  pageUrl: row.pageUrl,
  testedAt: row.testedAt?.toISOString() ?? null,
  revision: row.revision,
})

/**
 * Stores the gateway of a currency, in place of the one before, unless somebody changed that since `revision`. An edit that
 * began without one tells revision 0, which a stored one never has. Without a key the former one stays. Whatever changes, it counts as never run.
 *
 * Source: rules.md, "Payments by card".
 */
export function storeGateway(
  { db, now, secretsKey }: Pick<Parts, 'db' | 'now' | 'secretsKey'>,
  account: AccountId,
  { authKey, revision, ...settings }: NewGateway,
): Promise<
  Outcome<
    StoredGateway,
    'changed-meanwhile' | 'secrets-key-missing' | 'auth-key-missing' | 'merchant-of-another-currency'
  >
> {
  return inTransaction(db, async (tx) => {
    if (secretsKey === undefined) return refuse('secrets-key-missing')
    const { provider, currency, merchantId } = settings
    // Locked, so that two that are stored at once know of each other.
    await lockAccount(tx, account)
    const isOf = eq(paymentGateways.accountId, account)
    const [before] = await tx
      .select()
      .from(paymentGateways)
      .where(and(isOf, eq(paymentGateways.currency, currency)))
    if (before && isStale({ revision }, before))
      return refuse('changed-meanwhile', { newest: toStored(before) })
    const sealedKey = authKey
      ? sealed(authKey, { key: secretsKey, owner: ownerOf(account) })
      : before?.sealedKey
    if (!sealedKey) return refuse('auth-key-missing')
    const isMerchant = and(eq(paymentGateways.provider, provider), eq(paymentGateways.merchantId, merchantId))
    const others = and(isOf, isMerchant, ne(paymentGateways.currency, currency))
    if ((await tx.$count(paymentGateways, others)) > 0) return refuse('merchant-of-another-currency')
    const values = { ...settings, sealedKey, testedAt: null, storedAt: now() }
    const [row] = await tx
      .insert(paymentGateways)
      .values({ ...values, accountId: account, revision: 1 })
      .onConflictDoUpdate({ target: [paymentGateways.accountId, paymentGateways.currency], set: values })
      .returning()
    if (!row) throw new Error('a gateway was not stored')
    return ok(toStored(row))
  })
}

/** Removes a gateway; false where there is no such one. Attempts that are under way are decided by the desk. */
export const removeGateway = async (db: Database, account: AccountId, id: GatewayId): Promise<boolean> =>
  (
    await inTransaction(db, (tx) =>
      tx
        .delete(paymentGateways)
        .where(and(eq(paymentGateways.id, id), eq(paymentGateways.accountId, account)))
        .returning({ id: paymentGateways.id }),
    )
  ).length > 0

/**
 * How an account is paid in a currency: by which gateway, through which port, and as whom. Undefined without a gateway, or where the key
 * of the environment does not open its key.
 */
export async function gatewayFor(
  db: Database,
  secretsKey: string | undefined,
  { account, currency }: { readonly account: number; readonly currency: Currency },
) {
  if (secretsKey === undefined) return undefined
  const [row] = await db
    .select()
    .from(paymentGateways)
    .where(and(eq(paymentGateways.accountId, account), eq(paymentGateways.currency, currency)))
  const authKey = row && unsealed(row.sealedKey, { key: secretsKey, owner: ownerOf(account) })
  if (!row || !authKey) return undefined
  const { merchantId: number, merchantName: name, currencyCode, pageUrl } = row
  const merchant = { number, name, currency: row.currency, currencyCode, pageUrl, authKey }
  return { provider: row.provider, port: PORTS[row.provider], merchant }
}
