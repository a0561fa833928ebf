import { titled } from '../words/titles.ts'
import { DaySheetScreen } from './day-sheet-screen.client.tsx'

export const meta = titled('daySheet')

export default function DaySheetRoute() {
  return <DaySheetScreen />
}
