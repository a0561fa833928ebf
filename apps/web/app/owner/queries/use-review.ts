import { placesRoute } from '@nelly/contract/calls/routes'
import { ownedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { reviewLanding } from '@nelly/contract/specified/landings'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The owner's own landing by its address, published or not. */
export const useReview = (name: string) =>
  useQuery({
    queryKey: ['review', name],
    queryFn: async ({ signal }) => {
      const landing = await callApi(reviewLanding, { params: { name }, signal })
      return ownedLandingDetail(
        landing,
        await callApi(placesRoute, { params: { landingId: landing.id }, signal }),
      )
    },
  })
