import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site'
import { usePublicAddress } from '../found/public-address.ts'
import { StructuredData } from '../found/structured-data.tsx'
import { vehicleThing, wayThing } from '../found/things.ts'
import { useSpeech } from '../speech.tsx'

/** What machines read of a vehicle's page: the vehicle, its price per day, and the way here. */
export function VehicleData({ landing, vehicle }: { landing: VisitedLanding; vehicle: OfferedVehicle }) {
  const { say } = useSpeech()
  const publicAddress = usePublicAddress()
  const words = {
    type: say(`types.${vehicle.type}`),
    transmission: say(`transmissions.${vehicle.transmission}`),
  }
  const way = wayThing(landing, publicAddress, [
    { name: say('list.title', { name: landing.displayName }), path: '/vehicle' },
    { name: vehicle.name, path: `/vehicles/${vehicle.id}` },
  ])
  return <StructuredData things={[vehicleThing(landing, vehicle, publicAddress, words), way]} />
}
