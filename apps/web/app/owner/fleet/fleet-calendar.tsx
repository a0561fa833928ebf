import { Button } from '@mantine/core'
import type { FleetBar, FleetVehicle } from '@nelly/contract/overview/fleet'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import type { Block } from '@nelly/domain/blocks/blocks'
import { type CalendarDate, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { IconCar, IconFilterOff, IconLock } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { deviceToday } from '../dates/device-today.ts'
import { useMinute } from '../dates/use-minute.ts'
import { LandingSelect } from '../landing/landing-select.tsx'
import { NewReservation } from '../reservations/changes/new-reservation.tsx'
import { ReservationDialog } from '../reservations/detail/reservation-dialog.tsx'
import { useOpenedReservation } from '../reservations/use-opened-reservation.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { saying, useAddress } from '../ui/use-address.ts'
import { useRoomForRows } from '../ui/use-room-for-rows.ts'
import { useWords } from '../words/use-words.ts'
import { BlockDialog, type BlockWish } from './blocks/block-dialog.tsx'
import { DayToolbar } from './day-toolbar.tsx'
import { FleetDay } from './fleet-day.tsx'
import { type FleetFilter, filteredFleet, filterIn, filterOf, NO_FILTER } from './fleet-filter.ts'
import { FleetFilterBar } from './fleet-filter-bar.tsx'
import { FleetGrid } from './fleet-grid.tsx'
import { FleetLegend } from './fleet-legend.tsx'
import { fleetRows } from './fleet-rows.ts'
import { FleetToolbar, type ShowDays } from './fleet-toolbar.tsx'
import { type FleetWindow, windowIn } from './fleet-window.ts'
import { CalendarActionsProvider } from './moves/calendar-actions.tsx'
import { MovesHint } from './moves/grid-moves.tsx'
import { useFleet } from './use-fleet.ts'

interface FleetCalendarProps {
  landing: OwnedLanding
  landings: readonly OwnedLanding[]
  onLanding: (id: number | undefined) => void
}

/** The width in pixels from which on the screen has room for tracks; narrower ones show a day. */
const ROOM_FOR_TRACKS = 700

const NO_VEHICLES: readonly FleetVehicle[] = []

/** The calendar of a landing's vehicles and their reservations: tracks of some weeks, or a day as lists. */
export function FleetCalendar({ landing, landings, onLanding }: FleetCalendarProps) {
  const t = useWords('fleet')
  const blocks = useWords('blocks')
  const hasTracks = useRoomForRows(ROOM_FOR_TRACKS)
  const [shown, show] = useFleetWindow()
  const day = shown.isChosen ? shown.from : deviceToday()
  const fleet = useFleet(
    landing.id,
    hasTracks ? { from: shown.from, days: shown.weeks * 7 } : { from: day, days: 1 },
  )
  const [chosen, narrow] = useFleetFilter()
  const opened = useOpenedReservation()
  const [wish, dropWish] = useBlockWish()
  const [block, openBlock] = useState<Block | 'new' | undefined>(wish && 'new')
  const [expanded, toggle] = useExpanded()
  const now = useClockThere(fleet.data?.timezone ?? landing.timezone)
  const { isIncomplete } = fleet
  const vehicles = fleet.data?.vehicles ?? NO_VEHICLES
  // While vehicles are still being loaded, the chosen one may be among them.
  const filter = useMemo(
    () => (isIncomplete ? chosen : filterOf(vehicles, chosen)),
    [vehicles, isIncomplete, chosen],
  )
  const filtered = useMemo(() => filteredFleet(vehicles, filter, now), [vehicles, filter, now])
  const rows = useMemo(() => fleetRows(filtered.vehicles, expanded), [filtered, expanded])
  const closeBlock = () => {
    openBlock(undefined)
    dropWish()
  }
  const chooseLanding = <LandingSelect landings={landings} value={landing.id} onChange={onLanding} />
  const view = {
    now,
    busy: fleet.isPlaceholderData,
    reading: opened.details.isLoading ? opened.id : undefined,
    onOpen: ({ id }: FleetBar) => opened.open(id),
    onOpenBlock: openBlock,
  }
  return (
    <>
      {hasTracks ? (
        <FleetToolbar shown={shown} onShow={show}>
          {chooseLanding}
        </FleetToolbar>
      ) : (
        <DayToolbar day={day} onDay={(from) => show({ from })}>
          {chooseLanding}
        </DayToolbar>
      )}
      {!fleet.isSuccess && <NotLoaded query={fleet} title={t('loadFailed')} loading={t('loading')} />}
      {fleet.data?.vehicles.length === 0 && (
        <EmptyState Icon={IconCar} title={t('noVehicles')}>
          {t('noVehiclesHint')}
        </EmptyState>
      )}
      {fleet.data && fleet.data.vehicles.length > 0 && (
        <CalendarActionsProvider fleet={fleet.data} opened={opened}>
          <FleetFilterBar
            filter={filter}
            onChange={narrow}
            vehicles={fleet.data.vehicles}
            found={filtered.matches && { reservations: filtered.matches.size, units: filtered.unitCount }}
          />
          <div className="row filling spaced">
            <NewReservation landings={landings} landing={landing} />
            <Button
              variant="light"
              leftSection={<IconLock size={18} aria-hidden="true" />}
              onClick={() => openBlock('new')}
            >
              {blocks('addTitle')}
            </Button>
          </div>
          {hasTracks && rows.length > 0 && (
            <div className="list">
              <FleetGrid
                fleet={fleet.data}
                rows={rows}
                matches={filtered.matches}
                name={landing.displayName}
                onToggle={toggle}
                {...view}
              />
              <FleetLegend />
              <MovesHint />
            </div>
          )}
          {!hasTracks && filtered.unitCount > 0 && (
            <FleetDay fleet={filtered} day={fleet.data.from as CalendarDate} {...view} />
          )}
          {filtered.unitCount === 0 && !fleet.isIncomplete && (
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
          {fleet.isIncomplete && (
            <p className="soft" role="status">
              {t('loadingMore', { count: fleet.data.vehicles.length })}
            </p>
          )}
          <BlockDialog fleet={fleet.data} open={block} wish={wish} onClose={closeBlock} />
        </CalendarActionsProvider>
      )}
      <ReservationDialog opened={opened} />
    </>
  )
}

/** The wall clock at the rental place, anew each minute. */
function useClockThere(timezone: string): WallClock {
  const minute = useMinute()
  return useMemo(() => wallClockIn(timezone, new Date(minute)), [timezone, minute])
}

/** The filter of the calendar, stored in the address. */
function useFleetFilter(): [FleetFilter, (change: Partial<FleetFilter>) => void] {
  const [address, change] = useAddress()
  const filter = useMemo(() => filterIn(address), [address])
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
function useFleetWindow(): [FleetWindow, ShowDays] {
  const [address, change] = useAddress()
  return [windowIn(address, deviceToday()), (changed) => change(saying(changed))]
}
