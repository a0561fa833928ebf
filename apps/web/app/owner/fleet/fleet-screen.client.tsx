import { Button } from '@mantine/core'
import { IconCar } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ReservationNav } from '../reservations/reservation-nav.tsx'
import { useLandingChoice } from '../reservations/use-landing-choice.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { FleetCalendar } from './fleet-calendar.tsx'

/** When each vehicle is out. */
export function FleetScreen() {
  const say = useWords('fleet')
  return (
    <>
      <PageTitle title={say('title')} lead={say('lead')} />
      <ReservationNav />
      <ChosenFleet />
    </>
  )
}

function ChosenFleet() {
  const say = useWords('fleet')
  const common = useWords('common')
  const { landings, chosen, starting, choose } = useLandingChoice()
  if (landings.isPending) return <Loading words={common('loading')} />
  if (landings.isError) return <LoadError error={landings.error} onRetry={() => landings.refetch()} />
  const landing = chosen ?? starting
  if (!landing) {
    return (
      <EmptyState
        Icon={IconCar}
        title={say('noLanding')}
        action={
          <Button component={Link} to="/layout-designer">
            {say('createLanding')}
          </Button>
        }
      >
        {say('noLandingHint')}
      </EmptyState>
    )
  }
  return <FleetCalendar landing={landing} landings={landings.data} onLanding={choose} />
}
