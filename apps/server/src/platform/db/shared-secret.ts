import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { sharedSecrets } from './schema.ts'

type Purpose = 'booking-form' | 'installation-id'

/** The secret of 256 bits that all instances have for a purpose; generated if there is none yet. */
export async function sharedSecret(db: Database, purpose: Purpose): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(sharedSecrets).values({ purpose, value }).onConflictDoNothing()
  const [row] = await db.select().from(sharedSecrets).where(eq(sharedSecrets.purpose, purpose))
  if (!row) throw new Error(`the secret for ${purpose} is gone`)
  return row.value
}
