import { Button } from '@mantine/core'
import { readFleet } from '@nelly/contract/fleet'
import { ownedFleet } from '@nelly/contract/owned-fleet'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import type { Block } from '@nelly/domain/blocks'
import { IconCar, IconLock } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { NewReservation } from '../reservations/changes/new-reservation.tsx'
import { ReservationDialog } from '../reservations/detail/reservation-dialog.tsx'
import { deviceToday } from '../reservations/device-today.ts'
import { LandingSelect } from '../reservations/landing-select.tsx'
import { useOpenedReservation } from '../reservations/use-opened-reservation.ts'
import { callApi } from '../session/call.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { saying, useAddress } from '../ui/use-address.ts'
import { useWords } from '../words/use-words.ts'
import { BlockDialog, type BlockWish } from './blocks/block-dialog.tsx'
import css from './fleet-calendar.module.css'
import { FleetGrid } from './fleet-grid.tsx'
import { FleetLegend } from './fleet-legend.tsx'
import { fleetRows } from './fleet-rows.ts'
import { FleetToolbar } from './fleet-toolbar.tsx'
import { type FleetWindow, windowIn } from './fleet-window.ts'
import { CalendarActionsProvider } from './moves/calendar-actions.tsx'

interface FleetCalendarProps {
  landing: OwnedLanding
  landings: readonly OwnedLanding[]
  onLanding: (id: number | undefined) => void
}

/** The calendar of a landing's vehicles and their reservations. */
export function FleetCalendar({ landing, landings, onLanding }: FleetCalendarProps) {
  const say = useWords('fleet')
  const blocks = useWords('blocks')
  const [shown, show] = useFleetWindow()
  const fleet = useFleet(landing.id, shown)
  const opened = useOpenedReservation()
  const [wish, dropWish] = useBlockWish()
  const [block, openBlock] = useState<Block | 'new' | undefined>(wish && 'new')
  const [expanded, toggle] = useExpanded()
  const rows = useMemo(() => fleetRows(fleet.data?.vehicles ?? [], expanded), [fleet.data, expanded])
  const closeBlock = () => {
    openBlock(undefined)
    dropWish()
  }
  return (
    <>
      <FleetToolbar shown={shown} onShow={show}>
        <LandingSelect landings={landings} value={landing.id} onChange={onLanding} />
      </FleetToolbar>
      {fleet.isPending && <Loading words={say('loading')} />}
      {fleet.isError && (
        <LoadError error={fleet.error} title={say('loadFailed')} onRetry={() => fleet.refetch()} />
      )}
      {fleet.data?.vehicles.length === 0 && (
        <EmptyState Icon={IconCar} title={say('noVehicles')}>
          {say('noVehiclesHint')}
        </EmptyState>
      )}
      {fleet.data && fleet.data.vehicles.length > 0 && (
        <CalendarActionsProvider fleet={fleet.data} opened={opened}>
          <div className={css.head}>
            <FleetLegend />
            <NewReservation landings={landings} landing={landing} />
            <Button
              variant="light"
              leftSection={<IconLock size={18} aria-hidden="true" />}
              onClick={() => openBlock('new')}
            >
              {blocks('addTitle')}
            </Button>
          </div>
          <FleetGrid
            fleet={fleet.data}
            rows={rows}
            name={landing.displayName}
            busy={fleet.isPlaceholderData}
            reading={opened.details.isLoading ? opened.id : undefined}
            onOpen={({ id }) => opened.open(id)}
            onOpenBlock={openBlock}
            onToggle={toggle}
          />
          <BlockDialog fleet={fleet.data} open={block} wish={wish} onClose={closeBlock} />
        </CalendarActionsProvider>
      )}
      <ReservationDialog opened={opened} />
    </>
  )
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
  const wish = vehicleId && unit ? { vehicleId, unit } : undefined
  return [wish, () => wish && change(saying({ block: undefined }))]
}

/** The days of the calendar, stored in the address; `undefined` returns to the current week. */
function useFleetWindow(): [FleetWindow, (change: Partial<FleetWindow>) => void] {
  const [address, change] = useAddress()
  return [windowIn(address, deviceToday()), (changed) => change(saying(changed))]
}

/** The calendar of a landing's fleet on these days. */
const useFleet = (landingId: number, { from, weeks }: FleetWindow) =>
  useQuery({
    queryKey: ['fleet', landingId, from, weeks],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      ownedFleet(
        await callApi(readFleet, { params: { landingId }, query: { from, days: weeks * 7 }, signal }),
      ),
  })
