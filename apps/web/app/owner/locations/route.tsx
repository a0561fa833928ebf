import { titled } from '../words/titles.ts'
import { LocationsScreen } from './locations-screen.client.tsx'

export const meta = titled('locations')

export default function LocationsRoute() {
  return <LocationsScreen />
}
