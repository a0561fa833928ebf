import { NeedsLanding } from '../needs-landing.tsx'
import { LandingVehicles } from './landing-vehicles.tsx'

/** The second step: the fleet of the landing being made. */
export function VehiclesScreen() {
  return <NeedsLanding>{(landing) => <LandingVehicles landing={landing} />}</NeedsLanding>
}
