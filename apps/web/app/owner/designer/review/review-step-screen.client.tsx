import { Button, Stack } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { AddressToCopy } from '../../landing/address-to-copy.tsx'
import { LandingNotLoaded } from '../../landing/landing-not-loaded.tsx'
import { publicAddress } from '../../landing/public-address.ts'
import { useLanding } from '../../landing/use-landing.ts'
import { LandingPreview } from '../../preview/landing-preview.tsx'
import { usePublish } from '../../review/use-publish.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { storedUrl } from '../../words/stored-url.ts'
import { useWords } from '../../words/use-words.ts'
import { NeedsLanding } from '../needs-landing.tsx'
import { LaunchChecklist } from './launch-checklist.tsx'
import css from './review-step.module.css'

/** The third step: the checklist, a preview, and the button that publishes. */
export function ReviewStepScreen() {
  return <NeedsLanding>{({ id }) => <LoadedStep id={id} />}</NeedsLanding>
}

function LoadedStep({ id }: { id: number }) {
  const landing = useLanding(id)
  if (!landing.data) return <LandingNotLoaded query={landing} />
  return <ReviewStep landing={landing.data} />
}

/** A checklist and the address beside a preview of the landing. */
function ReviewStep({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('review')
  const isPublished = landing.status === 'published'
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead', { name: landing.displayName })} />
      <div className={css.halves}>
        <Stack justify="flex-start">
          <LaunchChecklist landing={landing} />
          <section className="card stack" aria-label={t('publish')}>
            <AddressToCopy
              address={landing.address}
              hint={isPublished ? t('addressOpen') : t('addressLater')}
              variant="default"
            />
            <div className="row end filling">
              <Button component={Link} to={`/review-component/${landing.address}`} variant="default">
                {t('preview')}
              </Button>
              {isPublished ? <VisitButton landing={landing} /> : <PublishButton landing={landing} />}
            </div>
          </section>
        </Stack>
        <aside className={css.preview}>
          <LandingPreview
            landing={{ ...landing, name: landing.displayName, logo: storedUrl(landing.logo) }}
            first="phone"
            fit="screen"
          />
        </aside>
      </div>
    </>
  )
}

function PublishButton({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('review')
  const { publish, pending } = usePublish()
  return (
    <BusyButton onClick={() => publish(landing)} busy={pending}>
      {t('publish')}
    </BusyButton>
  )
}

function VisitButton({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('published')
  return (
    <Button
      component="a"
      href={publicAddress(landing.address).href}
      target="_blank"
      rel="noreferrer"
      rightSection={<IconExternalLink size={18} aria-hidden="true" />}
    >
      {t('open')}
    </Button>
  )
}
