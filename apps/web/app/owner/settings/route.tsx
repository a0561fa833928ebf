import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { SettingsScreen } from './settings-screen.client.tsx'

export const meta = titled('settings')
export const clientLoader = screenWords('settings')

export default SettingsScreen
