import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { auditEntries } from '../db/schema.ts'

/**
 * Writes to the audit that a member tried what their role may not do; the same again within a minute is not written again, so that a
 * page which repeats itself does not fill it.
 */
export async function auditRefusal(
  db: Database,
  { session, method, routeOptions }: FastifyRequest,
): Promise<void> {
  if (!session) return
  const call = `${method} ${routeOptions.url?.replace(/^\/api(?=\/)/, '')}`
  await db.execute(sql`
    insert into ${auditEntries} (account_id, actor_kind, actor_id, action, refused_call)
    select ${session.account}::integer, 'person', ${session.person}::integer, 'refused', ${call}::text
    where not exists (
      select from ${auditEntries} where account_id = ${session.account} and actor_id = ${session.person}
        and refused_call = ${call} and at > now() - interval '1 minute')`)
}
