import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { ReservationGroups } from './reservation-groups.tsx'

/** The reservations of all landings. */
export function ReservationsScreen() {
  const say = useWords('reservations')
  return (
    <>
      <PageTitle title={say('title')} lead={say('lead')} />
      <ReservationGroups />
    </>
  )
}
