import { type Placeholder, sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Where the values of a query go that is made before they are known. */
export type Places<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name> }

/** What Drizzle's builders make of a query that is complete. */
interface Buildable<Answer> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Answer> }
}

/** A query that has its values still to come, of a database or of one of its transactions. */
type MadeQuery<Values, Answer> = (db: Database, values: Values) => Promise<Answer>

/**
 * A query that Drizzle builds once, where it is asked often: building it takes longer than sending it. Its text goes over the
 * wire each time; it is no named statement, which a pooler that lends connections would lose (decision 0029).
 */
export function madeOnce<Values extends object, Answer>(
  build: (db: Database, places: Places<Values>) => Buildable<Answer>,
): MadeQuery<Values, Answer> {
  // One for each kind of database that this process uses: tests use several.
  const made = new Map<unknown, ReturnType<Buildable<Answer>['prepare']>>()
  return (db, values) => {
    const session = sessionOf(db)
    const known = made.get(session.constructor) ?? build(db, placesOf<Values>()).prepare('')
    made.set(session.constructor, known)
    // Drizzle binds what it has built to the connection it was built on; here each gets it for its own.
    const mine = Object.assign(Object.create(known) as typeof known, {
      client: session.client,
      logger: session.logger,
    })
    return mine.execute(values as Record<string, unknown>)
  }
}

/** What Drizzle keeps of a connection and does not tell in its types. */
const sessionOf = (db: Database) => db._.session as unknown as { client: unknown; logger: unknown }

const placesOf = <Values>(): Places<Values> =>
  new Proxy({} as Places<Values>, { get: (_, name) => sql.placeholder(String(name)) })
