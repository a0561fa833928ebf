import { useDebouncedValue } from '@mantine/hooks'
import type { TestedPrice } from '@nelly/contract/rates/test-call'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRates } from '../editor/rates-context.ts'
import { bookableQuery } from './bookable-query.ts'

/** Milliseconds without a change before the server is asked. */
const PAUSE = 400

/** What the server says of the tested wish by the rates as they are edited, as if it were asked for at another time. */
export function useBookable() {
  const { landingId, work, vehicles, places, wish } = useRates()
  const [now, setNow] = useState('')
  const [asked] = useDebouncedValue({ work, wish, now }, PAUSE)
  const vehicle = asked.wish.vehicle ?? vehicles[0]?.id
  const checked = useQuery({
    ...bookableQuery(landingId, { ...asked, vehicle, places }),
    placeholderData: keepPreviousData,
  })
  const isOfNow = asked.work === work && asked.wish === wish && asked.now === now
  /** Its answer to what is asked now; none while that is under way. */
  const answer: TestedPrice | undefined =
    isOfNow && !checked.isPlaceholderData && !checked.isError ? checked.data : undefined
  return { now, setNow, checked, answer }
}

export type Bookable = ReturnType<typeof useBookable>
