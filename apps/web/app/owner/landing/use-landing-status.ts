import { landingStatusBody, ownedLanding } from '@nelly/contract/specified/landing-mapper'
import { type LandingStatus, setLandingStatus } from '@nelly/contract/specified/landings'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** Publishes a landing or makes it a draft again, and updates every screen. */
export function useLandingStatus() {
  return useAction({
    subject: 'landings',
    run: async ({ id, status }: { id: number; status: LandingStatus }) =>
      ownedLanding(await callApi(setLandingStatus, { body: landingStatusBody(ownerId(), id, status) })),
  })
}
