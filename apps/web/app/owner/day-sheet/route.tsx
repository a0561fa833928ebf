import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { DaySheetScreen } from './day-sheet-screen.client.tsx'

export const meta = titled('daySheet')
export const clientLoader = screenWords('calendar', 'desk', 'details')

export default DaySheetScreen
