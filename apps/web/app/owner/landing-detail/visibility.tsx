import { Text } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import type { LandingStatus } from '@nelly/contract/specified/landings'
import { publicAddress } from '../landing/public-address.ts'
import { useLandingStatus } from '../landing/use-landing-status.ts'
import { useVehiclesFirst } from '../review/use-vehicles-first.ts'
import { IfMay } from '../roles/if-may.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { ask } from '../ui/question/open-question.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Whether the landing is published, and the button that changes it. */
export function Visibility({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('landing')
  const { publish, askToUnpublish, pending } = useVisibility(landing)
  const published = landing.status === 'published'
  return (
    <section className="card" aria-labelledby="visibility">
      <div className="row spread">
        <div>
          <Text component="h2" id="visibility" fw={650} size="lg">
            {t('visibility')}
          </Text>
          <Text c="dimmed">
            {published ? t('isPublished', { address: publicAddress(landing.address).label }) : t('isDraft')}
          </Text>
        </div>
        <IfMay call="setLandingStatus">
          <BusyButton
            variant={published ? 'default' : 'light'}
            busy={pending}
            onClick={published ? askToUnpublish : publish}
          >
            {published ? t('unpublish') : t('publish')}
          </BusyButton>
        </IfMay>
      </div>
    </section>
  )
}

function useVisibility(landing: OwnedLandingDetail) {
  const t = useWords('landing')
  const common = useWords('common')
  const toasts = useToasts()
  const change = useLandingStatus()
  const vehiclesFirst = useVehiclesFirst()
  const become = (status: LandingStatus) =>
    change.mutate(
      { id: landing.id, status },
      {
        onSuccess: () => toasts.done(status === 'published' ? t('nowPublished') : t('unpublished')),
        onError: () => toasts.failed(t('statusFailed')),
      },
    )
  const askToUnpublish = () =>
    ask({
      title: t('unpublishTitle', { name: landing.displayName }),
      question: t('unpublishHint'),
      confirm: t('unpublish'),
      cancel: common('cancel'),
      onConfirm: () => become('draft'),
    })
  return {
    publish: () => vehiclesFirst(landing, () => become('published')),
    askToUnpublish,
    pending: change.isPending,
  }
}
