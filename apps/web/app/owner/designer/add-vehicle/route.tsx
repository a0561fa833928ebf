import { screenWords } from '../../words/loaded-messages.ts'
import { titled } from '../../words/titles.ts'
import { AddVehicleScreen } from './add-vehicle-screen.client.tsx'

export const meta = titled('addVehicle')
export const clientLoader = screenWords('vehicles')

export default AddVehicleScreen
