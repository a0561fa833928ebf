import { wallClockIn } from '@nelly/domain/wall-clock'
import type { CheckedRates, RatesWarning } from '@nelly/domain/warnings/rates-warning'
import { ratesWarnings } from '@nelly/domain/warnings/rates-warnings'
import { useEffect, useState } from 'react'

/** Milliseconds without an edit: while somebody types, nothing is looked through. */
const PAUSE = 300

/** What is probably not meant in the rates as they are edited; undefined until they were looked through, and again whenever they change. */
export function useRatesWarnings(
  compiled: CheckedRates['compiled'],
  vehicles: CheckedRates['vehicles'],
  places: CheckedRates['places'],
  timezone: string,
): readonly RatesWarning[] | undefined {
  const [found, setFound] = useState<readonly RatesWarning[]>()
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = wallClockIn(timezone, new Date())
      setFound(ratesWarnings({ compiled, vehicles, places, now }))
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [compiled, vehicles, places, timezone])
  return found
}
