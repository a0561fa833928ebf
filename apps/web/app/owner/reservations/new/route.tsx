import { screenWords } from '../../words/loaded-messages.ts'
import { titled } from '../../words/titles.ts'
import { NewReservationScreen } from './new-reservation-screen.client.tsx'

export const meta = titled('newReservation')
export const clientLoader = screenWords('changes', 'quotes')

export default function NewReservationRoute() {
  return <NewReservationScreen />
}
