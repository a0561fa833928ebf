import { type LandingStatus, setLandingStatus } from '@nelly/contract/landings'
import { landingStatusBody, ownedLanding } from '@nelly/contract/owned-landing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** Publishes a landing or takes it back, and lets every screen know. */
export function useLandingStatus() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, status }: { id: number; status: LandingStatus }) =>
      ownedLanding(await callApi(setLandingStatus, { body: landingStatusBody(ownerId(), id, status) })),
    onSuccess: ({ id }) =>
      Promise.all(
        [['landings'], ['landing', id], ['review']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}
