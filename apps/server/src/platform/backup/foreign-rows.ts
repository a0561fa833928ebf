import { is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { type Database, queryRows } from '../db/database.ts'
import * as schema from '../db/schema.ts'
import { BadBackup } from './entry.ts'

/** A row's reference to a row of another table by one column, its `key` there. */
interface Reference {
  readonly from: PgTable
  readonly column: string
  readonly to: PgTable
  readonly key: string
}

const TABLES = Object.values(schema).filter((table) => is(table, PgTable))
const nameOf = (table: PgTable): string => getTableConfig(table).name
const has = (table: PgTable, column: string): boolean =>
  getTableConfig(table).columns.some(({ name }) => name === column)

const REFERENCES: readonly Reference[] = TABLES.flatMap((from) =>
  getTableConfig(from).foreignKeys.flatMap(({ reference }) => {
    const { columns, foreignTable: to, foreignColumns } = reference()
    const [[column, ...others], [key]] = [columns, foreignColumns]
    return column && key && others.length === 0 ? [{ from, column: column.name, to, key: key.name }] : []
  }),
)

/** What a row may share with the row that it refers to; both then have the same. */
const SHARED = ['landing_id', 'vehicle_id', 'pool_id']

/**
 * Refuses rows that refer to a row of another account, landing, vehicle or pool than their own, which foreign keys allow. Throws
 * `BadBackup`.
 */
export async function refuseForeignRows(tx: Database): Promise<void> {
  for (const { from, column, to, key } of REFERENCES) {
    const differences = SHARED.filter((shared) => has(from, shared) && has(to, shared)).map(
      (shared) => sql`own.${sql.identifier(shared)} <> other.${sql.identifier(shared)}`,
    )
    const [account, otherAccount] = [accountOf(from, 'own'), accountOf(to, 'other')]
    if (account && otherAccount) differences.push(sql`${account} <> ${otherAccount}`)
    if (differences.length === 0) continue
    const rows = await queryRows(
      tx,
      sql`select from ${sql.identifier(nameOf(from))} own
        join ${sql.identifier(nameOf(to))} other on other.${sql.identifier(key)} = own.${sql.identifier(column)}
        where ${sql.join(differences, sql` or `)} limit 1`,
    )
    if (rows.length > 0)
      throw new BadBackup(`holds a row of ${nameOf(from)} whose ${column} belongs elsewhere`)
  }
}

/** The account of a row, by its own column or by the first row it refers to that has one; undefined for people. */
function accountOf(table: PgTable, alias: string): SQL | undefined {
  if (table === schema.accounts) return sql`${sql.identifier(alias)}.id`
  if (has(table, 'account_id')) return sql`${sql.identifier(alias)}.account_id`
  for (const { from, column, to, key } of REFERENCES) {
    const account = from === table ? accountOf(to, `${alias}_`) : undefined
    if (account)
      return sql`(select ${account} from ${sql.identifier(nameOf(to))} ${sql.identifier(`${alias}_`)}
        where ${sql.identifier(`${alias}_`)}.${sql.identifier(key)} = ${sql.identifier(alias)}.${sql.identifier(column)})`
  }
  return undefined
}
