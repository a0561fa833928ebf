import { Button } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { useFormatter } from 'use-intl'
import { LandingLogo } from '../landing/landing-logo.tsx'
import { ReservationCount } from '../landing/reservation-count.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'
import css from './deleted-landings.module.css'

interface DeletedLandingProps {
  landing: OwnedLanding
  restoring: boolean
  onRestore: () => void
  onDelete: () => void
}

/** A deleted landing with its actions. */
export function DeletedLanding({ landing, restoring, onRestore, onDelete }: DeletedLandingProps) {
  const t = useWords('deleted')
  const count = useWords('landings')
  const format = useFormatter()
  const name = landing.displayName
  const deletedAt = landing.deletedAt && format.dateTime(new Date(landing.deletedAt), { dateStyle: 'long' })
  return (
    <li className={css.row}>
      <LandingLogo landing={landing} className={css.logo} />
      <div className="grow">
        <h2>{name}</h2>
        <p className="muted">
          {deletedAt && `${t('when', { date: deletedAt })} · `}
          {count('vehicles', { count: landing.vehicleCount })} · <ReservationCount landing={landing} />
        </p>
      </div>
      <div className="row filling">
        <IfMay call="restoreLanding">
          <BusyButton
            variant="light"
            busy={restoring}
            onClick={onRestore}
            aria-label={t('restoreNamed', { name })}
          >
            {t('restore')}
          </BusyButton>
        </IfMay>
        <IfMay call="deleteLandingForGood">
          <Button
            variant="subtle"
            color="red"
            c="red.8"
            onClick={onDelete}
            aria-label={t('forGoodNamed', { name })}
          >
            {t('forGood')}
          </Button>
        </IfMay>
      </div>
    </li>
  )
}
