import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { IconCar } from '@tabler/icons-react'
import { ReservationDialog } from '../reservations/detail/reservation-dialog.tsx'
import { LandingSelect } from '../reservations/landing-select.tsx'
import { useOpenedReservation } from '../reservations/use-opened-reservation.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { useWords } from '../words/use-words.ts'
import { FleetLegend } from './fleet-legend.tsx'
import { FleetTable } from './fleet-table.tsx'
import { FleetToolbar } from './fleet-toolbar.tsx'
import { useFleet } from './use-fleet.ts'
import { useFleetWindow } from './use-fleet-window.ts'

interface FleetCalendarProps {
  landing: OwnedLanding
  landings: readonly OwnedLanding[]
  onLanding: (id: number | undefined) => void
}

/** The calendar of a landing's vehicles and their reservations. */
export function FleetCalendar({ landing, landings, onLanding }: FleetCalendarProps) {
  const say = useWords('fleet')
  const [shown, show] = useFleetWindow()
  const fleet = useFleet(landing.id, shown)
  const opened = useOpenedReservation()
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
        <>
          <FleetLegend />
          <FleetTable
            fleet={fleet.data}
            name={landing.displayName}
            busy={fleet.isPlaceholderData}
            reading={opened.details.isLoading ? opened.id : undefined}
            onOpen={({ id }) => opened.open(id)}
          />
        </>
      )}
      <ReservationDialog opened={opened} />
    </>
  )
}
