import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { DeskScreen } from './desk-screen.client.tsx'

export const meta = titled('desk')
export const clientLoader = screenWords('desk', 'details', 'quotes')

export default DeskScreen
