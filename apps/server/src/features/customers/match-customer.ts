import type { CustomerSummary } from '@nelly/contract/customers/customers'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'
import { contactKeys } from '../customer-contacts/contact-keys.ts'
import { knownAs } from '../customer-contacts/known-as.ts'
import { isLivingOf } from '../inventory/published.ts'
import { findCustomer } from './find-customers.ts'

/** Whose contact data is that was typed on a landing, or on any of the account's without one; null where it is nobody's yet. */
export async function matchCustomer(
  db: Database,
  account: AccountId,
  contact: { readonly email: string; readonly phone: string },
  landing: LandingId | undefined,
): Promise<Result<CustomerSummary | null, 'landing-not-found'>> {
  const zones = await db
    .selectDistinct({ timezone: landings.timezone })
    .from(landings)
    .where(and(isLivingOf(account), landing === undefined ? undefined : eq(landings.id, landing)))
  if (landing !== undefined && zones.length === 0) return refuse('landing-not-found')
  const keys = contactKeys(contact, ...zones.map(({ timezone }) => timezone))
  const id = await knownAs(db, account, keys)
  return ok((id && (await findCustomer(db, account, id))) ?? null)
}
