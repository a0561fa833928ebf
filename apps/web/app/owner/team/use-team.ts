import { listMembers, readMembership } from '@nelly/contract/team/members'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The members of the account, and who is invited to it. */
export const useTeam = () =>
  useQuery({ queryKey: ['members'], queryFn: ({ signal }) => callApi(listMembers, { signal }) })

/** What the signed-in person is in the account, and where else they belong. */
export const useMembership = () =>
  useQuery({ queryKey: ['membership'], queryFn: ({ signal }) => callApi(readMembership, { signal }) })
