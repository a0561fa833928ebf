import { Button, Group, Title } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { IconBrush, IconExternalLink, IconReceipt2, IconShare } from '@tabler/icons-react'
import { Link } from 'react-router'
import { LandingLogo } from '../landing/landing-logo.tsx'
import { publicAddress } from '../landing/public-address.ts'
import { ReservationCount } from '../landing/reservation-count.tsx'
import { StatusBadge } from '../landing/status-badge.tsx'
import { ratesPath } from '../paths/rates-path.ts'
import { reviewsPath } from '../paths/reviews-path.ts'
import { sharePath } from '../paths/share-path.ts'
import { sitePath } from '../paths/site-path.ts'
import { BackLink } from '../ui/back-link.tsx'
import { useWords } from '../words/use-words.ts'
import css from './landing-detail.module.css'

/** The back link, the logo, the name, and counts. */
export function LandingHead({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('landing')
  const count = useWords('landings')
  return (
    <Group mb={24}>
      <BackLink to="/landings" label={t('back')} />
      <LandingLogo landing={landing} className={css.logo} />
      <div className="grow">
        <div className="row">
          <Title order={1}>{landing.displayName}</Title>
          <StatusBadge status={landing.status} />
        </div>
        <p className="muted">
          {count('vehicles', { count: landing.vehicles.length })} · <ReservationCount landing={landing} /> ·{' '}
          <Link to={reviewsPath(landing.id)}>{t('reviews')}</Link>
        </p>
      </div>
      <Button
        component={Link}
        to={sitePath(landing.id)}
        leftSection={<IconBrush size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t('site')}
      </Button>
      <Button
        component={Link}
        to={ratesPath(landing.id, 'prices')}
        variant="light"
        leftSection={<IconReceipt2 size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t('prices')}
      </Button>
      <Button
        component={Link}
        to={sharePath(landing.id)}
        variant="light"
        leftSection={<IconShare size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t('share')}
      </Button>
      {landing.status === 'published' && (
        <Button
          component="a"
          href={publicAddress(landing.address).href}
          target="_blank"
          rel="noreferrer"
          variant="default"
          rightSection={<IconExternalLink size={18} stroke={1.7} aria-hidden="true" />}
        >
          {t('viewSite')}
        </Button>
      )}
    </Group>
  )
}
