import type { LandingId } from '@nelly/domain/ids'
import { sql } from 'drizzle-orm'
import { LANDINGS_CHANNEL } from './change-notifications.ts'
import type { Database } from './database.ts'

/** Tells of a change of what a landing's pages show, where no trigger does; in the transaction of the change. */
export const tellOfLanding = async (tx: Database, landing: LandingId): Promise<void> =>
  void (await tx.execute(sql`select pg_notify(${LANDINGS_CHANNEL}, ${String(landing)})`))
