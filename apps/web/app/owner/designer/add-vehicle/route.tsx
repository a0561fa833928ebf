import { titled } from '../../words/titles.ts'
import { AddVehicleScreen } from './add-vehicle-screen.client.tsx'

export const meta = titled('addVehicle')

export default function AddVehicleRoute() {
  return <AddVehicleScreen />
}
