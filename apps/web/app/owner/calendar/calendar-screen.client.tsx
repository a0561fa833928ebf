import { Button } from '@mantine/core'
import { IconCar } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLandings } from '../landing/use-landings.ts'
import { IfMay } from '../roles/if-may.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { Calendar } from './calendar.tsx'
import { LandingSigns } from './landings/landing-sign.tsx'

/** When each vehicle of the account is out. */
export function CalendarScreen() {
  const t = useWords('calendar')
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <CalendarOfLandings />
    </>
  )
}

function CalendarOfLandings() {
  const t = useWords('calendar')
  const landings = useLandings()
  if (!landings.isSuccess) return <NotLoaded query={landings} />
  if (landings.data.length === 0) {
    return (
      <EmptyState
        Icon={IconCar}
        title={t('noLanding')}
        action={
          <IfMay call="createLanding">
            <Button component={Link} to="/layout-designer">
              {t('createLanding')}
            </Button>
          </IfMay>
        }
      >
        {t('noLandingHint')}
      </EmptyState>
    )
  }
  return (
    <LandingSigns landings={landings.data}>
      <Calendar landings={landings.data} />
    </LandingSigns>
  )
}
