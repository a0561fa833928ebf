import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { useMemo } from 'react'
import { useMinute } from '../dates/use-minute.ts'

/** The wall clock of a time zone. */
export type ClockAt = (timezone: string) => WallClock

/** The wall clocks at the rental places, anew each minute. */
export function useClockAt(): ClockAt {
  const minute = useMinute()
  return useMemo(() => {
    const known = new Map<string, WallClock>()
    return (timezone) => {
      const clock = known.get(timezone) ?? wallClockIn(timezone, new Date(minute))
      known.set(timezone, clock)
      return clock
    }
  }, [minute])
}
