import { CloseButton } from '@mantine/core'
import { ApiProblem } from '../../../api/api-problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LazyContent } from '../../ui/lazy-content.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useLeave } from '../../ui/use-leave.ts'
import { screenWords } from '../../words/loaded-messages.ts'
import { useWords } from '../../words/use-words.ts'
import { StateBadge } from '../state-badge.tsx'
import { useCustomerName } from '../use-customer-name.ts'
import type { OpenedReservation } from '../use-opened-reservation.ts'
import css from './reservation-dialog.module.css'

// Screens with a list of reservations are shown without it.
const ReservationDetails = lazyPart(async () => {
  const [part] = await Promise.all([import('./reservation-details.tsx'), loadWords()])
  return { default: part.ReservationDetails }
})
const loadWords = screenWords('details')

/** The details of the open reservation, with its actions. */
export function ReservationDialog({ opened }: { opened: OpenedReservation }) {
  const t = useWords('reservation')
  const common = useWords('common')
  const guest = useCustomerName()
  const { id, details, close } = opened
  const reservation = id === undefined ? undefined : details.data
  const name = reservation && guest(reservation)
  return (
    <Dialog
      opened={id !== undefined}
      onClose={close}
      label={name ? t('open', { name }) : t('details')}
      isWide
    >
      {id !== undefined && (
        <>
          <header className="line spread spaced">
            <h2 className={css.title}>
              {name ?? t('details')} {reservation && <StateBadge reservation={reservation} />}
            </h2>
            <Close onClose={close} />
          </header>
          {details.isPending && <Loading words={common('loading')} />}
          {details.isError && <NotOpened problem={details.error} onRetry={() => details.refetch()} />}
          {reservation && (
            <LazyContent>
              <ReservationDetails key={id} reservation={reservation} opened={opened} />
            </LazyContent>
          )}
        </>
      )}
    </Dialog>
  )
}

function Close({ onClose }: { onClose: () => void }) {
  const common = useWords('common')
  return <CloseButton size="lg" aria-label={common('close')} onClick={useLeave(onClose)} />
}

function NotOpened({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const t = useWords('reservation')
  if (problem instanceof ApiProblem && problem.status === 404) return <p role="alert">{t('gone')}</p>
  return <LoadError error={problem} onRetry={onRetry} />
}
