import { Button, TextInput } from '@mantine/core'
import { listUnitsElsewhere } from '@nelly/contract/reservations/desk'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { listReservationsOfOwner, reservationGroup } from '@nelly/contract/specified/reservations'
import { addDays, type CalendarDate, parseCalendarDate } from '@nelly/domain/wall-clock'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { deviceToday } from '../dates/device-today.ts'
import { useDesk } from '../desk/use-desk.ts'
import { LandingSelect } from '../landing/landing-select.tsx'
import { useLandingChoice } from '../landing/use-landing-choice.ts'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { ownerId } from '../session/owner-id.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { saying, useAddress } from '../ui/use-address.ts'
import { useWords } from '../words/use-words.ts'
import css from './day-sheet.module.css'
import { DaySheet } from './day-sheet.tsx'
import { handoversOn } from './handovers.ts'

/** The pickups and returns of a day, as a sheet to print. */
export function DaySheetScreen() {
  const t = useWords('daySheet')
  const format = useFormatter()
  const [day, chooseDay] = useDay()
  const { landings, chosen, choose } = useLandingChoice()
  const found = useReservationsOfDay(day)
  const groups = (found.data?.groups ?? []).filter(({ landingId }) => !chosen || landingId === chosen.id)
  const isToday = (found.data?.day ?? day) === deviceToday()
  const desk = useDesk(chosen?.id, isToday)
  const elsewhere = useUnitsElsewhere(found.data?.day ?? day)
  const handovers = handoversOn(found.data?.day ?? day, groups, {
    overdue: isToday ? desk.data?.overdue : undefined,
    elsewhere: elsewhere.data,
  })
  const isEmpty = Object.values(handovers).every((list) => list.length === 0)
  const dayInWords = format.dateTime(new Date(`${day}T00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={chosen ? `${dayInWords} · ${chosen.displayName}` : dayInWords}
        action={
          <Button
            className="on-screen"
            leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden="true" />}
            disabled={isEmpty || found.isPlaceholderData}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        }
      />
      <DaySheetChoices
        day={day}
        onDay={chooseDay}
        landings={landings.data ?? []}
        landing={chosen?.id}
        onLanding={choose}
      />
      {!found.isSuccess && <NotLoaded query={found} title={t('loadFailed')} />}
      {isToday && desk.isError && !desk.data && (
        <LoadError error={desk.error} title={t('overdueFailed')} onRetry={() => desk.refetch()} />
      )}
      {elsewhere.isError && !elsewhere.data && (
        <LoadError error={elsewhere.error} title={t('elsewhereFailed')} onRetry={() => elsewhere.refetch()} />
      )}
      {found.data && (
        <DaySheet
          handovers={handovers}
          busy={found.isPlaceholderData}
          hasSteps={isToday}
          nameLandings={(landings.data?.length ?? 0) > 1}
        />
      )}
    </>
  )
}

/** The day of the sheet, `yyyy-mm-dd`, from the address; today by default. */
function useDay(): [string, (day: string | undefined) => void] {
  const [address, change] = useAddress()
  const parsed = parseCalendarDate(address.get('day') ?? '')
  return [parsed.ok ? parsed.value : deviceToday(), (day) => change(saying({ day: day || undefined }))]
}

/** All reservations that overlap a day, grouped by landing. */
const useReservationsOfDay = (day: string) =>
  useQuery({
    queryKey: ['reservations', 'on', day],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { from: day, to: day, sort: 'pickup' } as const
      const found = await callApi(listReservationsOfOwner, { params: { userId: ownerId() }, query, signal })
      return { day, groups: found.map(reservationGroup) }
    },
  })

/** Where the units of the day's pickups are, where that is another place; with the desk, it is read again when something changed. */
const useUnitsElsewhere = (day: string) =>
  useQuery(callQuery(['desk', 'elsewhere', day], listUnitsElsewhere, { query: { day } }))

interface DaySheetChoicesProps {
  day: string
  onDay: (day: string | undefined) => void
  landings: readonly OwnedLanding[]
  landing: number | undefined
  onLanding: (landing: number | undefined) => void
}

/** Selects the day of the sheet, and one landing or all. */
function DaySheetChoices({ day, onDay, landings, landing, onLanding }: DaySheetChoicesProps) {
  const t = useWords('daySheet')
  const moved = (days: number) => onDay(addDays(day as CalendarDate, days))
  return (
    <div className={`row spaced on-screen ${css.choices}`}>
      <TextInput
        type="date"
        label={t('day')}
        value={day}
        onChange={({ currentTarget: { value } }) => onDay(value || undefined)}
      />
      <div className="line">
        <IconButton size={42} label={t('dayBefore')} Icon={IconChevronLeft} onClick={() => moved(-1)} />
        <Button variant="default" h={42} onClick={() => onDay(undefined)}>
          {t('today')}
        </Button>
        <IconButton size={42} label={t('dayAfter')} Icon={IconChevronRight} onClick={() => moved(1)} />
      </div>
      <LandingSelect landings={landings} value={landing} onChange={onLanding} />
    </div>
  )
}
