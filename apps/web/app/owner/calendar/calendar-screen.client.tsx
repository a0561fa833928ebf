import { Button } from '@mantine/core'
import { IconCar } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLandingChoice } from '../landing/use-landing-choice.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { Calendar } from './calendar.tsx'

/** When each vehicle is out. */
export function CalendarScreen() {
  const t = useWords('calendar')
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <ChosenCalendar />
    </>
  )
}

function ChosenCalendar() {
  const t = useWords('calendar')
  const { landings, chosen, starting, choose } = useLandingChoice()
  if (!landings.isSuccess) return <NotLoaded query={landings} />
  const landing = chosen ?? starting
  if (!landing) {
    return (
      <EmptyState
        Icon={IconCar}
        title={t('noLanding')}
        action={
          <Button component={Link} to="/layout-designer">
            {t('createLanding')}
          </Button>
        }
      >
        {t('noLandingHint')}
      </EmptyState>
    )
  }
  return <Calendar landing={landing} landings={landings.data} onLanding={choose} />
}
