import { titled } from '../../words/titles.ts'
import { EditVehicleScreen } from './edit-vehicle-screen.client.tsx'

export const meta = titled('editVehicle')

export default function EditVehicleRoute() {
  return <EditVehicleScreen />
}
