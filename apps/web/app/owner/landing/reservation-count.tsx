import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { useWords } from '../words/use-words.ts'

/** How many reservations a landing has; cancelled ones are counted apart. */
export function ReservationCount({
  landing,
}: {
  landing: Pick<OwnedLanding, 'reservationCount' | 'cancelledCount'>
}) {
  const t = useWords('landings')
  const cancelled = useWords('reservations')
  const counts = [t('reservations', { count: landing.reservationCount })]
  if (landing.cancelledCount > 0) counts.push(cancelled('cancelledCount', { count: landing.cancelledCount }))
  return <span>{counts.join(' · ')}</span>
}
