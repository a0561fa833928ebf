import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import { useNavigate } from 'react-router'
import { forgetLandingInProgress, landingInProgress } from '../designer/landing-in-progress.ts'
import { useLandingStatus } from '../landings/use-landing-status.ts'
import { storedSession } from '../session/session-storage.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { useVehiclesFirst } from './use-vehicles-first.ts'

/** Publishes a landing and goes to its confirmation; ends the wizard if it was the landing being made. */
export function usePublish() {
  const say = useWords('review')
  const toasts = useToasts()
  const navigate = useNavigate()
  const status = useLandingStatus()
  const vehiclesFirst = useVehiclesFirst()
  const publish = (landing: OwnedLandingDetail) => {
    const { id } = landing
    if (!storedSession()?.ownerId || !id) return toasts.failed(say('missingIds'))
    vehiclesFirst(landing, () =>
      status.mutate(
        { id, status: 'published' },
        {
          onSuccess: ({ address }) => {
            if (landingInProgress()?.id === id) forgetLandingInProgress()
            void navigate(`/published?landing=${address}`)
          },
          onError: () => toasts.failed(say('publishFailed')),
        },
      ),
    )
  }
  return { publish, pending: status.isPending }
}
