import type { ReservationGroup } from '@nelly/contract/reservations/reservation'
import { formatMoney, sumByCurrency } from '@nelly/domain/money'
import { Link } from 'react-router'
import { LandingLogo } from '../../landing/landing-logo.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './reservation-group.module.css'
import { ReservationTable } from './reservation-table.tsx'
import type { ReservationsShown } from './reservations-shown.ts'

interface ReservationGroupProps extends Omit<ReservationsShown, 'reservations'> {
  group: ReservationGroup
  /** Whether the landing is named above its reservations. */
  named: boolean
  /** Whether the whole list is on this page, so that it can be summed up. */
  whole: boolean
}

/** The reservations of one landing. */
export function ReservationGroupSection({
  group,
  named,
  whole,
  onOpen,
  onCancel,
  onDelete,
}: ReservationGroupProps) {
  const id = `group-${group.landingId}`
  return (
    <section aria-labelledby={id}>
      <div className="row spaced">
        {named && <LandingLogo landing={group} className={css.logo} />}
        <div className="grow">
          <h2 className={named ? css.name : 'visually-hidden'} id={id}>
            {named ? (
              <Link to={`/view-landing/${group.landingId}`}>{group.landingName}</Link>
            ) : (
              group.landingName
            )}
          </h2>
          {whole && <Totals group={group} />}
        </div>
      </div>
      <ReservationTable
        reservations={group.reservations}
        onOpen={onOpen}
        onCancel={onCancel}
        onDelete={onDelete}
      />
    </section>
  )
}

/** Their number and their total; cancelled ones are listed apart and not counted. */
function Totals({ group: { reservations } }: { group: ReservationGroup }) {
  const t = useWords('reservations')
  const standing = reservations.filter(({ cancelled }) => !cancelled)
  const cancelled = reservations.length - standing.length
  const sums = sumByCurrency(standing.map(({ total, currency }) => ({ minor: total, currency })))
  const totals = [
    standing.length > 0 && t('totals', { count: standing.length, total: sums.map(formatMoney).join(' + ') }),
    cancelled > 0 && t('cancelledCount', { count: cancelled }),
  ]
  return <p className="muted">{totals.filter(Boolean).join(' · ')}</p>
}
