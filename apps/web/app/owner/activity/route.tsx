import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { ActivityScreen } from './activity-screen.client.tsx'

export const meta = titled('activity')
export const clientLoader = screenWords('activity')

export default ActivityScreen
