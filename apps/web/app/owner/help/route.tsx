import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { HelpScreen } from './help-screen.client.tsx'

export const meta = titled('help')
export const clientLoader = screenWords('help')

export default HelpScreen
