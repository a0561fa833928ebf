import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { ReservationNav } from '../reservations/reservation-nav.tsx'
import { useLandingChoice } from '../reservations/use-landing-choice.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import css from './day-sheet.module.css'
import { DaySheet } from './day-sheet.tsx'
import { DaySheetChoices } from './day-sheet-choices.tsx'
import { handoversOn } from './handovers.ts'
import { useDay } from './use-day.ts'
import { useReservationsOfDay } from './use-reservations-of-day.ts'

/** The pickups and returns of a day, as a sheet to print. */
export function DaySheetScreen() {
  const say = useWords('daySheet')
  const common = useWords('common')
  const format = useFormatter()
  const [day, chooseDay] = useDay()
  const { landings, chosen, choose } = useLandingChoice()
  const found = useReservationsOfDay(day)
  const groups = (found.data?.groups ?? []).filter(({ landingId }) => !chosen || landingId === chosen.id)
  const handovers = handoversOn(found.data?.day ?? day, groups)
  const isEmpty = handovers.pickups.length + handovers.returns.length === 0
  const dayInWords = format.dateTime(new Date(`${day}T00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <>
      <PageTitle
        title={say('title')}
        lead={chosen ? `${dayInWords} · ${chosen.displayName}` : dayInWords}
        action={
          <Button
            className={css.onScreen}
            leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden="true" />}
            disabled={isEmpty || found.isPlaceholderData}
            onClick={() => window.print()}
          >
            {say('print')}
          </Button>
        }
      />
      <ReservationNav />
      <DaySheetChoices
        day={day}
        onDay={chooseDay}
        landings={landings.data ?? []}
        landing={chosen?.id}
        onLanding={choose}
      />
      {found.isPending && <Loading words={common('loading')} />}
      {found.isError && (
        <LoadError error={found.error} title={say('loadFailed')} onRetry={() => found.refetch()} />
      )}
      {found.data && (
        <DaySheet
          handovers={handovers}
          busy={found.isPlaceholderData}
          nameLandings={!chosen && (landings.data?.length ?? 0) > 1}
        />
      )}
    </>
  )
}
