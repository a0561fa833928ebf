import { Group, Title } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { IconCopy } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { LandingLogo } from '../landing/landing-logo.tsx'
import { publicAddress } from '../landing/public-address.ts'
import { ReservationCount } from '../landing/reservation-count.tsx'
import { StatusBadge } from '../landing/status-badge.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { IconButton, QUIET } from '../ui/icon-button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useCopy } from '../ui/use-copy.ts'
import { useWords } from '../words/use-words.ts'
import css from './landing-page.module.css'

// The editor of the site has its own button instead.
const PublishLink = lazyPart(async () => ({ default: (await import('./publish-link.tsx')).PublishLink }))

interface LandingHeadProps {
  landing: OwnedLandingDetail
  action: ReactNode
}

/** The back link, the logo, the name with the public address and counts, and the way to the publication. */
export function LandingHead({ landing, action }: LandingHeadProps) {
  const t = useWords('landing')
  const count = useWords('landings')
  return (
    <Group mb={16} align="flex-start">
      <BackLink to="/landings" label={t('back')} />
      <LandingLogo landing={landing} className={css.logo} />
      <div className="grow">
        <div className="row">
          <Title order={1}>{landing.displayName}</Title>
          <StatusBadge status={landing.status} />
        </div>
        <PublicAddress landing={landing} />
        <p className="muted">
          {count('vehicles', { count: landing.vehicles.length })} · <ReservationCount landing={landing} />
        </p>
      </div>
      <div className="row">
        {action ?? (
          <IfMay call="publishSite">
            <Suspense>
              <PublishLink landing={landing} />
            </Suspense>
          </IfMay>
        )}
      </div>
    </Group>
  )
}

/** The landing's public address, a link where there is something to see, with a button that copies it. */
function PublicAddress({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('landing')
  const copy = useCopy()
  const { href, label } = publicAddress(landing.address)
  return (
    <div className={css.address}>
      {landing.status === 'published' ? (
        <a href={href} target="_blank" rel="noreferrer">
          {label}
        </a>
      ) : (
        <span className="soft">{label}</span>
      )}
      <IconButton {...QUIET} size={32} label={t('copyAddress')} Icon={IconCopy} onClick={() => copy(href)} />
    </div>
  )
}
