import type { OwnedUnit } from '@nelly/contract/units/units'
import { useFormatter } from 'use-intl'
import { useWords } from '../words/use-words.ts'

/** Since when or until when a unit is on the fleet, or that it is no more; undefined where it is on it for good. */
export function useFleetDays(): (
  unit: Pick<OwnedUnit, 'fleet' | 'onFleet' | 'offFleet'>,
) => string | undefined {
  const t = useWords('units')
  const format = useFormatter()
  return ({ fleet, onFleet, offFleet }) => {
    const bound = fleet === 'before' ? onFleet : offFleet
    if (bound === null) return undefined
    const day = format.dateTime(new Date(`${bound}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
    return t(`fleetStates.${fleet}`, { day })
  }
}
