import { ActionIcon, Button } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { IconExternalLink, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { LandingLogo } from '../landing/landing-logo.tsx'
import { publicAddress } from '../landing/public-address.ts'
import { ReservationCount } from '../landing/reservation-count.tsx'
import { StatusBadge } from '../landing/status-badge.tsx'
import { useMay } from '../roles/use-membership.ts'
import { useWords } from '../words/use-words.ts'
import css from './landing-card.module.css'

interface LandingCardProps {
  landing: OwnedLanding
  deleting: boolean
  onDuplicate: () => void
  onDelete: () => void
}

/** A landing: its logo, its status, and its actions. */
export function LandingCard(props: LandingCardProps) {
  const { landing } = props
  const t = useWords('landings')
  const mayDuplicate = useMay('duplicateLanding')
  const mayDelete = useMay('deleteLanding')
  const address = publicAddress(landing.address)
  const name = landing.displayName
  return (
    <li className={css.card}>
      <Link to={`/view-landing/${landing.id}`} className={css.face} aria-label={t('openNamed', { name })}>
        <span className={css.stripe} style={{ background: landing.primary }} />
        <span className={css.stripe} style={{ background: landing.secondary }} />
        <LandingLogo landing={landing} className={css.logo} />
      </Link>
      <div className={css.body}>
        <div className={css.title}>
          <h2>{name}</h2>
          <StatusBadge status={landing.status} />
        </div>
        <p className="muted truncate">{address.label}</p>
        <p className="muted spaced">
          {t('vehicles', { count: landing.vehicleCount })} · <ReservationCount landing={landing} />
        </p>
        <div className={css.actions}>
          <Button component={Link} to={`/view-landing/${landing.id}`} variant="light" flex="1 0 auto">
            {t('open')}
          </Button>
          {mayDuplicate && (
            <Button
              variant="default"
              px={12}
              onClick={props.onDuplicate}
              aria-label={t('duplicateNamed', { name })}
            >
              {t('duplicate')}
            </Button>
          )}
          {landing.status === 'published' && (
            <ActionIcon
              component="a"
              href={address.href}
              target="_blank"
              rel="noreferrer"
              variant="default"
              size={36}
              aria-label={t('visit', { name })}
            >
              <IconExternalLink size={18} stroke={1.7} />
            </ActionIcon>
          )}
          {mayDelete && (
            <ActionIcon
              variant="default"
              size={36}
              loading={props.deleting}
              onClick={props.onDelete}
              aria-label={t('deleteNamed', { name })}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          )}
        </div>
      </div>
    </li>
  )
}
