import { publishSite } from '@nelly/contract/site/calls'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../api/api-problem.ts'
import { forgetLandingInProgress, landingInProgress } from '../landing/landing-in-progress.ts'
import { useLandingStatus } from '../landing/use-landing-status.ts'
import { useAction } from '../mutations/use-action.ts'
import { sitePath } from '../paths/site-path.ts'
import { siteQuery } from '../queries/site-queries.ts'
import { callApi } from '../session/call.ts'
import { storedSession } from '../session/session-storage.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { useVehiclesFirst } from './use-vehicles-first.ts'

/** Publishes a landing as it is shown and goes to its confirmation; ends the wizard if it was the landing being made. */
export function usePublish() {
  const t = useWords('review')
  const toasts = useToasts()
  const navigate = useNavigate()
  const status = useLandingStatus()
  const draft = usePublishDraft()
  const vehiclesFirst = useVehiclesFirst()
  const publish = (landing: OwnedLandingDetail) => {
    const { id, address } = landing
    if (!storedSession()?.ownerId || !id) return toasts.failed(t('missingIds'))
    const onSuccess = () => {
      if (landingInProgress()?.id === id) forgetLandingInProgress()
      void navigate(`/published?landing=${address}`)
    }
    vehiclesFirst(landing, () =>
      // A landing that is live stays as it is by its status: its draft is the next publication.
      landing.status === 'published'
        ? draft.mutate(id, { onSuccess })
        : status.mutate(
            { id, status: 'published' },
            { onSuccess, onError: () => toasts.failed(t('publishFailed')) },
          ),
    )
  }
  return { publish, pending: status.isPending || draft.isPending }
}

/** Publishes the draft of a live landing, of the revision that the preview shows; what it lacks is put right in the editor. */
function usePublishDraft() {
  const t = useWords('review')
  const toasts = useToasts()
  const navigate = useNavigate()
  const client = useQueryClient()
  return useAction({
    run: async (landingId: number) => {
      const { revision } = await client.ensureQueryData(siteQuery(landingId))
      return callApi(publishSite, { params: { landingId }, body: { revision } })
    },
    subject: 'sites',
    failed: t('publishFailed'),
    onFailed: (problem, landingId) => {
      const code = problem instanceof ApiProblem ? problem.code : undefined
      if (code === 'fields-invalid')
        toasts.offering(t('blocked'), t('edit'), () => void navigate(sitePath(landingId)))
      if (code === 'changed-meanwhile')
        void client.invalidateQueries({ queryKey: siteQuery(landingId).queryKey })
      return code === 'fields-invalid'
    },
  })
}
