import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useVehicle } from '../vehicles/use-vehicles.ts'
import { useWords } from '../words/use-words.ts'
import { VehicleForm } from './vehicle-form.tsx'

interface VehicleEditorProps {
  landingId: number
  vehicleId: number
  onSaved: () => void
  onCancel: () => void
}

/** Fetches a vehicle's current values and opens its form. */
export function VehicleEditor({ landingId, vehicleId, ...ways }: VehicleEditorProps) {
  const t = useWords('vehicles')
  const form = useWords('vehicleForm')
  const vehicle = useVehicle(landingId, vehicleId)
  if (!vehicle.data) return <NotLoaded query={vehicle} title={t('loadFailed')} />
  return (
    <>
      <VehicleForm
        key={vehicle.data.id}
        landingId={landingId}
        currency={vehicle.data.currency}
        vehicle={vehicle.data}
        {...ways}
      />
      <Anchor component={Link} to={`/app/landings/${landingId}/vehicles/${vehicleId}/calendars`}>
        {form('calendars')}
      </Anchor>
    </>
  )
}
