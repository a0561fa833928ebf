import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site/public-site'
import { useI18n } from '../i18n.tsx'
import { vehicleThing, wayThing } from '../seo/json-ld.ts'
import { usePublicAddress } from '../seo/public-address.ts'
import { StructuredData } from '../seo/structured-data.tsx'

/** The structured data of a vehicle's page: the vehicle, its price per day, and the breadcrumbs. */
export function VehicleData({ landing, vehicle }: { landing: VisitedLanding; vehicle: OfferedVehicle }) {
  const { t } = useI18n()
  const publicAddress = usePublicAddress()
  const words = {
    type: t(`types.${vehicle.type}`),
    transmission: t(`transmissions.${vehicle.transmission}`),
    fuel: vehicle.fuel && t(`fuels.${vehicle.fuel}`),
  }
  const way = wayThing(landing, publicAddress, [
    { name: t('list.title', { name: landing.displayName }), path: '/vehicle' },
    { name: vehicle.name, path: `/vehicles/${vehicle.id}` },
  ])
  return <StructuredData things={[vehicleThing(landing, vehicle, publicAddress, words), way]} />
}
