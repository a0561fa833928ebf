import type { Adjustments } from '@nelly/domain/rates/adjusted-quote'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../../platform/db/schema.ts'
import type { Session } from '../../../platform/http/session-store.ts'

/** What was typed at the desk, with what its role may take off the price. */
export async function limitedDiscount<Body extends { readonly adjustments?: Adjustments | undefined }>(
  db: Database,
  { account, role }: Session,
  body: Body,
): Promise<Body> {
  if (role !== 'desk' || !body.adjustments) return body
  const [row] = await db.select().from(accounts).where(eq(accounts.id, account))
  return { ...body, adjustments: { ...body.adjustments, mostPercent: row?.deskDiscountPercent ?? 0 } }
}
