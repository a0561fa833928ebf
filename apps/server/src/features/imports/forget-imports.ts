import { UNDO_DAYS } from '@nelly/contract/imports/imports'
import { and, eq, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { imports } from '../../platform/db/schema.ts'
import { DAY_MS } from './import-store.ts'

/**
 * Forgets the people of files, once what they did can no longer be undone: of those that were applied their rows, and all of those that were not.
 *
 * Source: rules.md, "Import".
 */
export async function forgetImports(db: Database, instant: Date): Promise<void> {
  const ended = new Date(instant.getTime() - UNDO_DAYS * DAY_MS)
  const isOfPeople = ne(imports.kind, 'fleet')
  await db.delete(imports).where(and(isOfPeople, eq(imports.state, 'open'), lte(imports.createdAt, ended)))
  await db
    .update(imports)
    .set({ file: sql`without_rows(${imports.file})`, rows: [], kept: [], done: null })
    .where(and(isOfPeople, lte(imports.appliedAt, ended), isNotNull(imports.done)))
}
