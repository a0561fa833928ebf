import { Alert, Button } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { mayBePublished } from '@nelly/domain/landings/launch-checklist'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { LandingNotLoaded } from '../landing/landing-not-loaded.tsx'
import { launchContent } from '../landing/launch-content.ts'
import { LandingPreview } from '../preview/landing-preview.tsx'
import { useReview } from '../queries/use-review.ts'
import { IfMay } from '../roles/if-may.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useRoomForRows } from '../ui/use-room-for-rows.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import { usePublish } from './use-publish.ts'
import { useNothingToBook } from './use-vehicles-first.ts'

/** A preview of a landing before it is published. */
export function ReviewScreen() {
  const { name = '' } = useParams()
  const landing = useReview(name)
  if (!landing.data) return <LandingNotLoaded isPage query={landing} />
  return <ReviewedLanding landing={landing.data} />
}

/** The landing in the width of a desktop or of a phone, and the button that publishes it. */
function ReviewedLanding({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('review')
  const wide = useRoomForRows()
  const { publish, pending } = usePublish()
  const toBook = useNothingToBook()(landing)
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead', { name: landing.displayName })}
        action={
          <>
            <Button component={Link} to={`/view-landing/${landing.id}?tab=settings`} variant="default">
              {t('edit')}
            </Button>
            <IfMay call="publishSite">
              <BusyButton onClick={() => publish(landing)} busy={pending}>
                {t('publish')}
              </BusyButton>
            </IfMay>
          </>
        }
      />
      {!mayBePublished(launchContent(landing)) && (
        <Alert color="yellow" variant="light" icon={<IconInfoCircle />} mb={16} c="var(--ink)">
          <p className="spaced">{toBook.words}</p>
          <Button component={Link} to={toBook.to} variant="default" size="sm">
            {toBook.action}
          </Button>
        </Alert>
      )}
      <LandingPreview
        landing={{ ...landing, name: landing.displayName, logo: storedUrl(landing.logo) }}
        first={wide ? 'desktop' : 'phone'}
      />
    </>
  )
}
