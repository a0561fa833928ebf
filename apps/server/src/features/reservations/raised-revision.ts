import { sql } from 'drizzle-orm'
import { reservations } from '../../platform/db/schema.ts'

/** The next revision of a reservation, which every change of it sets. */
export const raisedRevision = sql`${reservations.revision} + 1`
