import { Button } from '@mantine/core'
import type { CalendarBar, CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import type { Block } from '@nelly/domain/blocks/blocks'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { IconCar, IconFilterOff, IconLock } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { deviceToday } from '../dates/device-today.ts'
import { ImportLink } from '../imports/import-link.tsx'
import { NewReservation } from '../reservations/changes/new-reservation.tsx'
import { ReservationDialog } from '../reservations/detail/reservation-dialog.tsx'
import { useOpenedReservation } from '../reservations/use-opened-reservation.ts'
import { IfMay } from '../roles/if-may.tsx'
import { useMay } from '../roles/use-membership.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { saying, useAddress } from '../ui/use-address.ts'
import { useRoomForRows } from '../ui/use-room-for-rows.ts'
import { useWords } from '../words/use-words.ts'
import { BlockDialog, type BlockWish } from './blocks/block-dialog.tsx'
import { CalendarDay } from './calendar-day.tsx'
import { type CalendarFilter, filteredCalendar, filterIn, filterOf, NO_FILTER } from './calendar-filter.ts'
import { CalendarFilterBar } from './calendar-filter-bar.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { calendarRows } from './calendar-rows.ts'
import { CalendarToolbar, type ShowDays } from './calendar-toolbar.tsx'
import { type CalendarWindow, windowIn } from './calendar-window.ts'
import { DayToolbar } from './day-toolbar.tsx'
import { CalendarActionsProvider } from './moves/calendar-actions.tsx'
import { MovesHint } from './moves/grid-moves.tsx'
import { useCalendar } from './use-calendar.ts'
import { useClockAt } from './use-clock-at.ts'

/** The width in pixels from which on the screen has room for tracks; narrower ones show a day. */
const ROOM_FOR_TRACKS = 700

const NO_VEHICLES: readonly CalendarVehicle[] = []

/** The calendar of the vehicles of all landings and their reservations: tracks of some weeks, or a day as lists. */
export function Calendar({ landings }: { landings: readonly OwnedLanding[] }) {
  const t = useWords('calendar')
  const blocks = useWords('blocks')
  const hasTracks = useRoomForRows(ROOM_FOR_TRACKS)
  const [shown, show] = useCalendarWindow()
  const day = shown.isChosen ? shown.from : deviceToday()
  const calendar = useCalendar(
    hasTracks ? { from: shown.from, days: shown.weeks * 7 } : { from: day, days: 1 },
  )
  const [chosen, narrow] = useCalendarFilter(landings)
  const opened = useOpenedReservation()
  const [wish, dropWish] = useBlockWish()
  const mayBlock = useMay('addBlock')
  const [block, openBlock] = useState<Block | 'new' | undefined>(wish && 'new')
  const [expanded, toggle] = useExpanded()
  const clockAt = useClockAt()
  const { isIncomplete } = calendar
  const vehicles = calendar.data?.vehicles ?? NO_VEHICLES
  // While vehicles are still being loaded, the chosen one may be among them.
  const filter = useMemo(
    () => (isIncomplete ? chosen : filterOf(vehicles, chosen)),
    [vehicles, isIncomplete, chosen],
  )
  const filtered = useMemo(() => filteredCalendar(vehicles, filter, clockAt), [vehicles, filter, clockAt])
  const rows = useMemo(() => calendarRows(filtered.vehicles, expanded), [filtered, expanded])
  const isEmpty = vehicles.every(({ units }) => units.every(({ bars }) => bars.length === 0))
  const closeBlock = () => {
    openBlock(undefined)
    dropWish()
  }
  const landing = landings.find(({ id }) => id === filter.landing) ?? onlyOf(landings)
  const view = {
    clockAt,
    busy: calendar.isPlaceholderData,
    reading: opened.details.isLoading ? opened.id : undefined,
    onOpen: ({ id }: CalendarBar) => opened.open(id),
    onOpenBlock: openBlock,
  }
  return (
    <>
      {hasTracks ? (
        <CalendarToolbar shown={shown} onShow={show} />
      ) : (
        <DayToolbar day={day} onDay={(from) => show({ from })} />
      )}
      {!calendar.isSuccess && <NotLoaded query={calendar} title={t('loadFailed')} loading={t('loading')} />}
      {calendar.data?.vehicles.length === 0 && (
        <EmptyState Icon={IconCar} title={t('noVehicles')} action={<ImportLink kind="fleet" />}>
          {t('noVehiclesHint')}
        </EmptyState>
      )}
      {calendar.data && calendar.data.vehicles.length > 0 && (
        <CalendarActionsProvider calendar={calendar.data} landing={filter.landing} opened={opened}>
          <CalendarFilterBar
            filter={filter}
            onChange={narrow}
            vehicles={calendar.data.vehicles}
            landings={landings}
            found={filtered.matches && { reservations: filtered.matches.size, units: filtered.unitCount }}
          />
          <div className="row filling spaced">
            <NewReservation landing={filter.landing} />
            {isEmpty && !isIncomplete && <ImportLink kind="reservations" />}
            {mayBlock && (
              <Button
                variant="light"
                leftSection={<IconLock size={18} aria-hidden="true" />}
                onClick={() => openBlock('new')}
              >
                {blocks('addTitle')}
              </Button>
            )}
          </div>
          {hasTracks && rows.length > 0 && (
            <div className="list">
              <CalendarGrid
                calendar={calendar.data}
                rows={rows}
                matches={filtered.matches}
                name={landing?.displayName ?? t('fleet')}
                onToggle={toggle}
                {...view}
              />
              <CalendarLegend />
              <IfMay call="changeReservation">
                <MovesHint />
              </IfMay>
            </div>
          )}
          {!hasTracks && filtered.unitCount > 0 && (
            <CalendarDay calendar={filtered} day={calendar.data.from as CalendarDate} {...view} />
          )}
          {filtered.unitCount === 0 && !calendar.isIncomplete && (
            <EmptyState
              Icon={IconFilterOff}
              title={t('noneFound')}
              action={
                <Button variant="default" onClick={() => narrow(NO_FILTER)}>
                  {t('clearFilters')}
                </Button>
              }
            />
          )}
          {calendar.isIncomplete && (
            <p className="soft" role="status">
              {t('loadingMore', { count: calendar.data.vehicles.length })}
            </p>
          )}
          <BlockDialog
            calendar={calendar.data}
            open={block === 'new' && !mayBlock ? undefined : block}
            wish={wish}
            onClose={closeBlock}
          />
        </CalendarActionsProvider>
      )}
      <ReservationDialog opened={opened} />
    </>
  )
}

/** The only one of a list; undefined where there are several. */
const onlyOf = <T,>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

/** The filter of the calendar, stored in the address. A landing that is not there, as in an old link, is ignored. */
function useCalendarFilter(
  landings: readonly OwnedLanding[],
): [CalendarFilter, (change: Partial<CalendarFilter>) => void] {
  const [address, change] = useAddress()
  const filter = useMemo(() => {
    const wanted = filterIn(address)
    return { ...wanted, landing: landings.find(({ id }) => id === wanted.landing)?.id }
  }, [address, landings])
  return [
    filter,
    (changed) =>
      change(saying({ ...changed, ...('search' in changed && { search: changed.search || undefined }) })),
  ]
}

/** The vehicles whose free units are all shown, and a function that changes that of one. */
function useExpanded(): [ReadonlySet<number>, (vehicle: number) => void] {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback(
    (vehicle: number) =>
      setExpanded((before) => {
        const after = new Set(before)
        if (!after.delete(vehicle)) after.add(vehicle)
        return after
      }),
    [],
  )
  return [expanded, toggle]
}

/**
 * The unit that the address asks to block, as `block=12-1`: a vehicle and the number of its unit; and a function that
 * removes it from the address.
 */
function useBlockWish(): [BlockWish | undefined, () => void] {
  const [address, change] = useAddress()
  const [, vehicleId, unit] = /^(\d{1,9})-(\d{1,6})$/.exec(address.get('block') ?? '') ?? []
  const wish = vehicleId && unit ? { vehicleId: Number(vehicleId), unit } : undefined
  return [wish, () => wish && change(saying({ block: undefined }))]
}

/** The days of the calendar, stored in the address; `undefined` returns to the current week. */
function useCalendarWindow(): [CalendarWindow, ShowDays] {
  const [address, change] = useAddress()
  return [windowIn(address, deviceToday()), (changed) => change(saying(changed))]
}
