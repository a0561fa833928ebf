import { Alert, Button, Group } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { SOURCE_FIELDS } from '@nelly/contract/visitor-forms'
import { LANGUAGES } from '@nelly/domain/languages'
import type { OwnRef } from '@nelly/domain/reservations/source'
import { IconHeartHandshake, IconInfoCircle } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { LandingNotLoaded } from '../landing/landing-not-loaded.tsx'
import { publicAddress } from '../landing/public-address.ts'
import { useLanding } from '../landing/use-landing.ts'
import { LandingPage } from '../landing-page/landing-page.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { TextToCopy } from '../ui/text-to-copy.tsx'
import { useWords } from '../words/use-words.ts'
import { GoogleProfile } from './google-profile.tsx'
import { PosterButton } from './poster-button.tsx'
import css from './share.module.css'
import { frameSnippet, scriptSnippet } from './snippets.ts'

/** What an operator takes from a landing to other places: its search box, catalogue and profiles, and a poster. */
export function ShareScreen() {
  const { landingId } = useParams()
  const landing = useLanding(Number(landingId))
  if (!landing.data) return <LandingNotLoaded isPage query={landing} />
  return <Share landing={landing.data} />
}

function Share({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('share')
  const { href } = publicAddress(landing.address)
  const isPublished = landing.status === 'published'
  return (
    <LandingPage landing={landing} tab="share">
      {!isPublished && (
        <Alert color="yellow" variant="light" icon={<IconInfoCircle />} mb="md">
          {t('notPublished')}
        </Alert>
      )}
      <FormSection title={t('box')} hint={t('boxHint')}>
        <TextToCopy label={t('script')} hint={t('scriptHint')} text={scriptSnippet(href)} isLong />
        <TextToCopy
          label={t('frame')}
          hint={t('frameHint')}
          text={frameSnippet(href, landing.displayName)}
          isLong
        />
        {isPublished && (
          <div>
            <p className="muted">{t('preview')}</p>
            <iframe className={css.preview} src={`/${landing.address}/embed`} title={t('preview')} />
          </div>
        )}
      </FormSection>
      <FormSection title={t('link')} hint={t('linkHint')}>
        <TextToCopy label={t('link')} text={`${href}?${SOURCE_FIELDS.ref}=${'share' satisfies OwnRef}`} />
        <IfMay call="listPartners">
          <Group>
            <Button
              component={Link}
              to="/app/partners"
              variant="default"
              leftSection={<IconHeartHandshake size={18} aria-hidden="true" />}
            >
              {t('partners')}
            </Button>
          </Group>
        </IfMay>
      </FormSection>
      <FormSection title={t('catalogue')} hint={t('catalogueHint')}>
        <TextToCopy
          label={t('catalogueAddress')}
          hint={t('catalogueLanguage')}
          text={`${href}/catalogue.csv`}
        />
      </FormSection>
      <GoogleProfile landing={landing} />
      <FormSection title={t('poster')} hint={t('posterHint')}>
        <Group>
          {LANGUAGES.map((language) => (
            <PosterButton key={language} landing={landing} language={language} />
          ))}
        </Group>
      </FormSection>
    </LandingPage>
  )
}
