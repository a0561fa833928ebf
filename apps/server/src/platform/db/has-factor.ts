import type { PersonId } from '@nelly/domain/ids'
import { and, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import { authenticators, passkeys } from './schema.ts'

/** Whether a person has a second factor: a confirmed app or a passkey. They are counted, as what only `exists` would be read whole. */
export const hasFactor = (person: PersonId | SQLWrapper) => {
  const isConfirmed = and(eq(authenticators.personId, person), isNotNull(authenticators.confirmedAt))
  return sql<boolean>`((select count(*) from ${authenticators} where ${isConfirmed})
    + (select count(*) from ${passkeys} where ${eq(passkeys.personId, person)}) > 0)`
}
