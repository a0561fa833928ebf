import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditActor } from '@nelly/domain/audit/audit'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Who acts while a call is answered or a job runs; nobody where the product itself does. The audit alone reads it (decision 0167):
 * what decides by who acts takes a `Principal`.
 */
const acting = new AsyncLocalStorage<AuditActor>()

/** Runs work whose transactions the audit ascribes to an actor. */
export const actingAs = <T>(actor: AuditActor, work: () => T): T => acting.run(actor, work)

/** Tells a new transaction who acts. */
export async function tellWhoActs(tx: Database): Promise<void> {
  const actor = acting.getStore()
  if (actor) await setActor(tx, actor)
}

/** Ascribes what follows in a transaction to somebody whom it has found out itself. */
export const setActor = (tx: Database, actor: AuditActor): Promise<void> => set(tx, asText(actor))

/** Leaves the audit of a transaction out: it writes rows that are restored, not changed. */
export const withoutAudit = (tx: Database): Promise<void> => set(tx, 'off')

const set = async (tx: Database, actor: string): Promise<void> =>
  void (await tx.execute(sql`select set_config('nelly.actor', ${actor}, true)`))

const asText = (actor: AuditActor): string => {
  if ('id' in actor) return `${actor.kind}:${actor.id}`
  return 'job' in actor ? `${actor.kind}:${actor.job}` : actor.kind
}
