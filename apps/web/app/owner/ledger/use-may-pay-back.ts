import { useMembership } from '../roles/use-membership.ts'

/** Whether the signed-in person gives money back and reverses entries: the desk only where its account lets it. */
export function useMayPayBack(): boolean {
  const { data } = useMembership()
  return data === undefined || data.role !== 'desk' || data.deskPaysBack
}
