import { screenWords } from '../../words/loaded-messages.ts'
import { titled } from '../../words/titles.ts'
import { EditVehicleScreen } from './edit-vehicle-screen.client.tsx'

export const meta = titled('editVehicle')
export const clientLoader = screenWords('vehicles')

export default EditVehicleScreen
