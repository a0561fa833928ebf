import type { Role } from '@nelly/domain/team/roles'
import { ALL_BUT_DESK, DESK, OWNERS } from './role-groups.ts'

/** What of an answer not every role may see: what a vehicle costs the operator, what is noted of a customer and their document, what one paid in all, who signs in by a password alone. */
export type FieldOfRoles =
  | 'commission'
  | 'customerDocument'
  | 'customerNotes'
  | 'customerTotals'
  | 'memberFactor'

/** Which roles see them; others get `null`. Without a default: a field that is missing here does not compile. */
export const FIELD_ROLES: Readonly<Record<FieldOfRoles, readonly Role[]>> = {
  commission: ALL_BUT_DESK,
  customerDocument: DESK,
  customerNotes: DESK,
  customerTotals: ALL_BUT_DESK,
  memberFactor: OWNERS,
}
