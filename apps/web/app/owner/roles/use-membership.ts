import { CALL_ROLES, isForSuspended } from '@nelly/contract/calls/call-roles'
import type { OwnerCall } from '@nelly/contract/calls/calls'
import { membershipRoute } from '@nelly/contract/calls/routes'
import { FIELD_ROLES, type FieldOfRoles } from '@nelly/contract/field-roles'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'

/** What the signed-in person is in the account, and where else they belong. It rarely changes: a refusal reads it anew. */
export const useMembership = () => useQuery({ ...callQuery(MEMBERSHIP, membershipRoute), staleTime: 60_000 })

/** Names the query. */
export const MEMBERSHIP = ['membership']

/** Whether the signed-in person may make a call, by their role and as the account is not suspended. What is not known yet is offered: the server refuses it all the same. */
export const useMay = (call: OwnerCall): boolean => useMayOf()(call)

/** The same for calls that are not known before. */
export function useMayOf(): (call: OwnerCall) => boolean {
  const { data } = useMembership()
  return (call) =>
    data === undefined ||
    (CALL_ROLES[call].includes(data.role) && (data.suspension === null || isForSuspended(call)))
}

/** Whether they may see a field of answers. */
export function useSees(field: FieldOfRoles): boolean {
  const { data } = useMembership()
  return data === undefined || FIELD_ROLES[field].includes(data.role)
}
