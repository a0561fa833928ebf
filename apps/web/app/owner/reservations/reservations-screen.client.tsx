import { Button } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { ReservationBrowser } from './list/reservation-browser.tsx'
import { ReservationNav } from './reservation-nav.tsx'

/** The reservations of all landings. */
export function ReservationsScreen() {
  const say = useWords('reservations')
  return (
    <>
      <PageTitle title={say('title')} lead={say('lead')} />
      <ReservationNav />
      <ReservationBrowser ifNone={<NoneYet />} />
    </>
  )
}

function NoneYet() {
  const say = useWords('reservations')
  return (
    <EmptyState
      Icon={IconCalendarEvent}
      title={say('emptyTitle')}
      action={
        <Button component={Link} to="/landings">
          {say('toLandings')}
        </Button>
      }
    >
      {say('empty')}
    </EmptyState>
  )
}
