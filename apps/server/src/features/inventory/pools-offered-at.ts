import type { LandingId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { vehicles } from '../../platform/db/schema.ts'

/** The pools of a landing's vehicles, deleted ones too. */
export async function poolsOfferedAt(db: Database, landing: LandingId): Promise<number[]> {
  const found = await db
    .selectDistinct({ pool: vehicles.poolId })
    .from(vehicles)
    .where(eq(vehicles.landingId, landing))
  return found.map(({ pool }) => pool)
}
