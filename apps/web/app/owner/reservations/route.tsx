import { titled } from '../words/titles.ts'
import { ReservationsScreen } from './reservations-screen.client.tsx'

export const meta = titled('reservations')

export default ReservationsScreen
