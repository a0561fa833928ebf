import type { Displaced } from '@nelly/contract/displaced'
import { useWords } from '../../words/use-words.ts'

/** How many of the reservations that moved a notice names. */
const NAMED = 3

/** What a notice or a question adds of the reservations that get another unit: nothing where there are none. */
export function useMovedWords(): (
  done: string,
  displaced: readonly Displaced[],
  key?: 'moved' | 'wouldMove',
) => string {
  const t = useWords('collisions')
  const nameOf = ({ customer, reference, unit, plate, toUnit, toPlate }: Displaced) =>
    t('movedOne', {
      name: customer || reference,
      unit: plate ?? t('unit', { unit }),
      toUnit: toPlate ?? t('unit', { unit: toUnit }),
    })
  return (done, displaced, key = 'moved') => {
    if (displaced.length === 0) return done
    const names = displaced.slice(0, NAMED).map(nameOf).join('; ')
    const more = Math.max(0, displaced.length - NAMED)
    return `${done} ${t(key, { count: displaced.length, names, more })}`
  }
}
