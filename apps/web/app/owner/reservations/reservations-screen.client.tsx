import { Button } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ImportLink } from '../imports/import-link.tsx'
import { useLandingChoice } from '../landing/use-landing-choice.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { NewReservation } from './changes/new-reservation.tsx'
import { ReservationBrowser } from './list/reservation-browser.tsx'

/** The reservations of all landings. */
export function ReservationsScreen() {
  const t = useWords('reservations')
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} action={<NewForLanding />} />
      <ReservationBrowser ifNone={<NoneYet />} />
    </>
  )
}

/** Reserves for the landing of the filter, or for any. */
function NewForLanding() {
  const { landings, chosen } = useLandingChoice()
  return landings.data?.length ? <NewReservation landing={chosen?.id} /> : null
}

function NoneYet() {
  const t = useWords('reservations')
  return (
    <EmptyState
      Icon={IconCalendarEvent}
      title={t('emptyTitle')}
      action={
        <div className="row filling">
          <Button component={Link} to="/landings">
            {t('toLandings')}
          </Button>
          <ImportLink kind="reservations" />
        </div>
      }
    >
      {t('empty')}
    </EmptyState>
  )
}
