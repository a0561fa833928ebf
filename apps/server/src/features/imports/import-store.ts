import { UNDO_DAYS } from '@nelly/contract/imports/imports'
import type { AccountId, ImportId } from '@nelly/domain/ids'
import type { ImportKind } from '@nelly/domain/imports/import-kinds'
import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { imports, landings } from '../../platform/db/schema.ts'

/** An import as it is stored, with the landing that it is for. */
export type ImportRow = typeof imports.$inferSelect &
  Pick<typeof landings.$inferSelect, 'currency'> & {
    landingName: string
  }
/** The same without its file and rows, which may be large. */
export type ImportAtGlance = Omit<ImportRow, 'file' | 'rows' | 'done'>

/** The most imports of an account that are stored, the newest. */
const MOST_IMPORTS = 50
export const DAY_MS = 86_400_000

const ofLanding = { landingName: landings.displayName, currency: landings.currency }
const { file: _, rows: __, done: ___, ...glance } = getTableColumns(imports)

/** One account's imports; those of others are not found. */
export const importsOf = (account: AccountId, db: Database) => {
  const mine = eq(imports.accountId, account)
  const one = (id: ImportId) => and(mine, eq(imports.id, id))
  const whole = () =>
    db
      .select({ ...getTableColumns(imports), ...ofLanding })
      .from(imports)
      .innerJoin(landings, eq(landings.id, imports.landingId))

  return {
    list: (): Promise<ImportAtGlance[]> =>
      db
        .select({ ...glance, ...ofLanding })
        .from(imports)
        .innerJoin(landings, eq(landings.id, imports.landingId))
        .where(mine)
        .orderBy(desc(imports.id))
        .limit(MOST_IMPORTS),

    find: async (id: ImportId): Promise<ImportRow | undefined> => (await whole().where(one(id)))[0],

    /** The same, locked until the transaction ends. */
    hold: async (id: ImportId): Promise<ImportRow | undefined> =>
      (await whole().where(one(id)).for('update', { of: imports }))[0],

    /** The field of each head of the last import of a kind that has a head, by that. */
    async fieldsOfHeads(
      kind: ImportKind,
      heads: readonly string[],
    ): Promise<ReadonlyMap<string, ImportRow['columns'][number]>> {
      const [last] = await db
        .select({
          heads: sql<string[]>`${imports.file} -> 'sheets' -> ${imports.sheet} -> 'heads'`,
          columns: imports.columns,
        })
        .from(imports)
        .where(
          and(
            mine,
            eq(imports.kind, kind),
            inArray(imports.state, ['applied', 'undone']),
            sql`${imports.file} -> 'sheets' -> ${imports.sheet} -> 'heads' ?| array[${sql.join(
              heads.map((head) => sql`${head}`),
              sql`, `,
            )}]::text[]`,
          ),
        )
        .orderBy(desc(imports.id))
        .limit(1)
      return new Map(last?.heads.map((head, index) => [head, last.columns[index] ?? null]))
    },

    /** Adds one; those that nobody applied for a week, and all but the newest, are deleted. */
    async add(row: Omit<typeof imports.$inferInsert, 'accountId'>): Promise<ImportId> {
      const abandoned = new Date(row.createdAt.getTime() - UNDO_DAYS * DAY_MS)
      await db.delete(imports).where(and(mine, eq(imports.state, 'open'), lt(imports.createdAt, abandoned)))
      const newest = db.select({ id: imports.id }).from(imports).where(mine).orderBy(desc(imports.id))
      await db.delete(imports).where(inArray(imports.id, newest.offset(MOST_IMPORTS - 1)))
      const [added] = await db
        .insert(imports)
        .values({ ...row, accountId: account })
        .returning({ id: imports.id })
      if (!added) throw new Error('an insert of an import answered no row')
      return added.id as ImportId
    },

    /** Changes a held one. */
    async change(id: number, changes: Partial<typeof imports.$inferInsert>): Promise<void> {
      await db.update(imports).set(changes).where(eq(imports.id, id))
    },
  }
}

/** Until when an applied import can be undone. */
export const undoableUntil = ({
  state,
  appliedAt,
}: Pick<ImportAtGlance, 'state' | 'appliedAt'>): Date | null =>
  state === 'applied' && appliedAt ? new Date(appliedAt.getTime() + UNDO_DAYS * DAY_MS) : null
