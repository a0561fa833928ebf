import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { VehicleCalendarsScreen } from './vehicle-calendars-screen.client.tsx'

export const meta = titled('vehicleCalendars')
export const clientLoader = screenWords('elsewhere')

export default VehicleCalendarsScreen
