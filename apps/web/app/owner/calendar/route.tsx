import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { CalendarScreen } from './calendar-screen.client.tsx'

export const meta = titled('calendar')
export const clientLoader = screenWords('calendar')

export default CalendarScreen
