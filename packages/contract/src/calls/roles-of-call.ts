import type { Role } from '@nelly/domain/team/roles'
import type { Call } from '../call.ts'
import { CALL_ROLES } from './call-roles.ts'
import { type OwnerCall, SUBJECTS } from './calls.ts'

const ROLES_OF = new Map(
  SUBJECTS.flatMap(({ calls }) =>
    Object.entries<Call>(calls)
      .filter(([, { access }]) => access === 'owner')
      .map(([name, call]) => [call, CALL_ROLES[name as OwnerCall]] as const),
  ),
)

/** Which roles may make a call; none where it needs no session. */
export const rolesOfCall = (call: Call): readonly Role[] => ROLES_OF.get(call) ?? []
