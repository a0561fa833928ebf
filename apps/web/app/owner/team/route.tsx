import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { TeamScreen } from './team-screen.client.tsx'

export const meta = titled('team')
export const clientLoader = screenWords('team')

export default TeamScreen
