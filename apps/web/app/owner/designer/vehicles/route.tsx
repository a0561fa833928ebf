import { screenWords } from '../../words/loaded-messages.ts'
import { titled } from '../../words/titles.ts'
import { VehiclesScreen } from './vehicles-screen.client.tsx'

export const meta = titled('vehicles')
export const clientLoader = screenWords('landing', 'places', 'vehicles')

export default VehiclesScreen
