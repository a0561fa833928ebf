import { useDebouncedValue } from '@mantine/hooks'
import { type DeskQuestionInput, offerAtDesk } from '@nelly/contract/reservations/desk-offers'
import type { LandingId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../session/call-query.ts'
import type { BookingDraft } from './booking-draft.ts'

/** Milliseconds without a change before the server is asked. */
const PAUSE = 300

/** What is free for what is typed, as soon as it has both days and times. */
export function useOffers({ landing, desk }: BookingDraft, isOut: boolean) {
  const { pickupDate, pickupTime, returnDate, returnTime, pickupPlace, returnPlace } = desk
  const typed = JSON.stringify({
    ...{ pickupDate, pickupTime, returnDate, returnTime },
    pickupPlace: pickupPlace || null,
    returnPlace: returnPlace || null,
    isOut,
  } satisfies Omit<DeskQuestionInput, 'landingId'>)
  const [settled] = useDebouncedValue(typed, PAUSE)
  const isComplete = [pickupDate, pickupTime, returnDate, returnTime].every((value) => value !== '')
  const found = useQuery({
    ...callQuery(['desk', 'offers', landing, settled], offerAtDesk, {
      body: { landingId: landing as LandingId | null, ...JSON.parse(settled) },
    }),
    enabled: isComplete,
    gcTime: 0,
    // Another landing has other vehicles of the same units: none of the former list is chosen for it.
    placeholderData: (data, former) => (former?.queryKey[2] === landing ? data : undefined),
    retry: false,
  })
  // Where a time is refused, the places stay those of the last answer.
  const [last, setLast] = useState(found.data)
  if (found.data && found.data !== last) setLast(found.data)
  return {
    found: found.data,
    places: last,
    failure: isComplete && found.isError ? found.error : undefined,
    isChecking: isComplete && (settled !== typed || found.isFetching),
    retry: () => void found.refetch(),
  }
}
