import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { FleetScreen } from './fleet-screen.client.tsx'

export const meta = titled('fleet')
export const clientLoader = screenWords('units')

export default FleetScreen
