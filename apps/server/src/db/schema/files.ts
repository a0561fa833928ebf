import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Stored files that no row names any more and that are to be removed; a row outlives a crash. */
export const fileRemovals = pgTable('file_removals', {
  path: text('path').primaryKey(),
  requestedAt: instant('requested_at').notNull(),
})
