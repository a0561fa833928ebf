import type { LandingPictures, OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site'
import type { Database } from '../../platform/db/database.ts'
import { fleetGlance } from '../vehicles/fleet-glance.ts'
import { landingShare, landingSign, vehicleShare } from './landing-images.ts'

/** The addresses of a landing's generated images. */
export async function landingPictures(db: Database, landing: VisitedLanding): Promise<LandingPictures> {
  const sign = (name: 'icon' | 'touch-icon') =>
    `/${landing.address}/${name}.png?v=${landingSign(landing, name).version}`
  const { version } = landingShare(landing, await fleetGlance(db, landing.id))
  return {
    share: `/${landing.localAddress}/share.jpg?v=${version}`,
    icon: landing.favicon === null ? sign('icon') : `/storage/${landing.favicon}`,
    touchIcon: sign('touch-icon'),
  }
}

/** The address of a vehicle's share picture. */
export const sharePicture = (landing: VisitedLanding, vehicle: OfferedVehicle): string =>
  `/${landing.localAddress}/vehicles/${vehicle.id}/share.jpg?v=${vehicleShare(landing, vehicle).version}`
