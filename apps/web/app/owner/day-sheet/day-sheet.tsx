import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { IconCalendarOff } from '@tabler/icons-react'
import { ReservationDialog } from '../reservations/detail/reservation-dialog.tsx'
import { useOpenedReservation } from '../reservations/use-opened-reservation.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../words/use-words.ts'
import { HandoverTable } from './handover-table.tsx'
import type { DayOfHandovers } from './handovers.ts'

interface DaySheetProps {
  handovers: DayOfHandovers
  /** Whether vehicles are handed over and taken back here: on the day itself. */
  hasSteps: boolean
  /** Whether another day is being loaded. */
  busy: boolean
  /** Whether the landing of each vehicle is shown. */
  nameLandings: boolean
}

/** The day's pickups and returns with space for handwriting. */
export function DaySheet({ handovers, hasSteps, busy, nameLandings }: DaySheetProps) {
  const { overdue, pickups, returns } = handovers
  const t = useWords('daySheet')
  const opened = useOpenedReservation()
  const shown = { nameLandings, hasSteps, onOpen: ({ id }: ListedReservation) => opened.open(id) }
  return (
    <div className="stack refreshing" aria-busy={busy}>
      {overdue.length + pickups.length + returns.length === 0 ? (
        <div role="status">
          <EmptyState Icon={IconCalendarOff} title={t('emptyTitle')}>
            {t('empty')}
          </EmptyState>
        </div>
      ) : (
        <>
          {overdue.length > 0 && (
            <HandoverTable title={t('overdue')} end="return" handovers={overdue} {...shown} isOfOtherDays />
          )}
          <HandoverTable
            title={t('pickups')}
            end="pickup"
            none={t('noPickups')}
            handovers={pickups}
            {...shown}
          />
          <HandoverTable
            title={t('returns')}
            end="return"
            none={t('noReturns')}
            handovers={returns}
            {...shown}
          />
          <p className="muted">{t('unitNote')}</p>
        </>
      )}
      <ReservationDialog opened={opened} />
    </div>
  )
}
