import type { Database } from '../db/database.ts'
import { transaction } from '../db/in-transaction.ts'
import { writeValuesAlike } from './read-rows.ts'

/** Does something with the database as it is at one moment, whatever others write meanwhile. */
export const inSnapshot = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  transaction(
    db,
    async (tx) => {
      await writeValuesAlike(tx)
      return work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
