import type { Database } from '../db/database.ts'
import { type TakenMail, takeMails } from '../mail/taken-mails.ts'

/** Takes the mail that has been due longest, for until `leaseEnds`; undefined where none is due. */
export async function takeMail(db: Database, now: Date, leaseEnds: Date): Promise<TakenMail | undefined> {
  const [taken] = await takeMails(db, { now, leaseEnds, most: 1 })
  return taken
}
