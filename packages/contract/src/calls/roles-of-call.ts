import type { Role } from '@nelly/domain/team/roles'
import type { Call } from '../call.ts'
import { CALL_ROLES, isForSuspended } from './call-roles.ts'
import { type OwnerCall, SUBJECTS } from './calls.ts'

const NAMES = new Map(
  SUBJECTS.flatMap(({ calls }) =>
    Object.entries<Call>(calls)
      .filter(([, { access }]) => access === 'owner')
      .map(([name, call]) => [call, name as OwnerCall] as const),
  ),
)

/** Which roles may make a call; none where it needs no session. */
export function rolesOfCall(call: Call): readonly Role[] {
  const name = NAMES.get(call)
  return name ? CALL_ROLES[name] : []
}

/** Whether a call may be made in an account that is suspended. */
export function isCallForSuspended(call: Call): boolean {
  const name = NAMES.get(call)
  return name === undefined || isForSuspended(name)
}
