import { IconCalendarEvent } from '@tabler/icons-react'
import { ReservationBrowser } from '../reservations/list/reservation-browser.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../words/use-words.ts'

/** The landing's reservations. */
export function ReservationsTab({ landingId }: { landingId: number }) {
  const t = useWords('landing')
  return (
    <ReservationBrowser
      landing={landingId}
      ifNone={
        <EmptyState Icon={IconCalendarEvent} title={t('noReservations')}>
          {t('noReservationsHint')}
        </EmptyState>
      }
    />
  )
}
