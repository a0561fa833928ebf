import { type LandingStatus, setLandingStatus } from '@nelly/contract/landings'
import { landingStatusBody, ownedLanding } from '@nelly/contract/owned-landing'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** Publishes a landing or makes it a draft again, and updates every screen. */
export function useLandingStatus() {
  const client = useQueryClient()
  return useGuardedMutation({
    mutationFn: async ({ id, status }: { id: number; status: LandingStatus }) =>
      ownedLanding(await callApi(setLandingStatus, { body: landingStatusBody(ownerId(), id, status) })),
    onSuccess: () => invalidate(client, 'landings'),
  })
}
