import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { LocationsScreen } from './locations-screen.client.tsx'

export const meta = titled('locations')
export const clientLoader = screenWords('landing', 'places')

export default LocationsScreen
