import type { reservationEvents, reservations } from '../../../platform/db/schema.ts'
import type { ChangeDetails, Replaced } from './change-details.ts'

/** For how many hours a change can be undone. */
const UNDOABLE_HOURS = 24

/** A change that can be undone, and what it replaced. */
export interface UndoableChange {
  readonly details: ChangeDetails
  readonly before: Replaced
}

/**
 * The change behind the last event of a reservation, if it can be undone: within a day, while nothing else has happened,
 * and where it was more than contact data.
 *
 * Source: rules.md, "Changes".
 */
export function undoableChange(
  { revision, erasedAt }: Pick<typeof reservations.$inferSelect, 'revision' | 'erasedAt'>,
  last: typeof reservationEvents.$inferSelect | undefined,
  now: Date,
): UndoableChange | undefined {
  if (last?.kind !== 'changed' || erasedAt !== null) return undefined
  if (now.getTime() - last.at.getTime() > UNDOABLE_HOURS * 3_600_000) return undefined
  const details = last.details as unknown as ChangeDetails
  const { before, fields } = details
  if (!before || details.revision !== revision) return undefined
  return fields.every((field) => field === 'contact') ? undefined : { details, before }
}
