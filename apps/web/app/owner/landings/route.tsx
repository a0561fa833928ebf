import { titled } from '../words/titles.ts'
import { LandingsScreen } from './landings-screen.client.tsx'

export const meta = titled('landings')

export default LandingsScreen
