import { Button, Title } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { IconExternalLink, IconRocket } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { AddressToCopy } from '../landing/address-to-copy.tsx'
import { LandingLogo } from '../landing/landing-logo.tsx'
import { LandingNotLoaded } from '../landing/landing-not-loaded.tsx'
import { publicAddress } from '../landing/public-address.ts'
import { useReview } from '../queries/use-review.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../words/use-words.ts'
import css from './published.module.css'

/** The confirmation of a publication; the landing is in the address, so that it survives a reload. */
export function PublishedScreen() {
  const [search] = useSearchParams()
  const name = search.get('landing')
  return name ? <PublishedByName name={name} /> : <NonePublished />
}

function PublishedByName({ name }: { name: string }) {
  const landing = useReview(name)
  if (!landing.data) return <LandingNotLoaded isPage query={landing} />
  return landing.data.status === 'published' ? <Published landing={landing.data} /> : <NonePublished />
}

/** Shown where nothing was published, with a link back. */
function NonePublished() {
  const t = useWords('published')
  return (
    <EmptyState
      isPage
      Icon={IconRocket}
      title={t('none')}
      link={{ to: '/landings', label: t('dashboard') }}
    />
  )
}

/** The landing's logo, name and address, to be copied and opened. */
function Published({ landing }: { landing: OwnedLanding }) {
  const t = useWords('published')
  const { href } = publicAddress(landing.address)
  return (
    <section className={css.sheet}>
      <div className={css.stripes} aria-hidden="true">
        <span style={{ background: landing.primary }} />
        <span style={{ background: landing.secondary }} />
      </div>
      <LandingLogo landing={landing} className={css.logo} />
      <p className="soft">{landing.displayName}</p>
      <Title order={1}>{t('title')}</Title>
      <p className="soft">{t('lead')}</p>
      <AddressToCopy address={landing.address} />
      <div className="row filling">
        <Button component={Link} to="/landings" variant="default">
          {t('dashboard')}
        </Button>
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noreferrer"
          variant="light"
          rightSection={<IconExternalLink size={18} aria-hidden="true" />}
        >
          {t('open')}
        </Button>
      </div>
    </section>
  )
}
