import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { Row, Slot } from '@nelly/domain/calendar/slots'
import { addMinutes, dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import { useShortDay } from '../../dates/use-short-day.ts'
import { useWords } from '../../words/use-words.ts'

/** Puts a place and a time of the calendar into words: the vehicle, the unit or its plate, and from when to when. */
export function useSlotWords(vehicles: readonly CalendarVehicle[]): (slot: Slot) => string {
  const t = useWords('moves')
  const day = useShortDay()
  const rowWords = useRowWords(vehicles)
  const at = (moment: WallClock) => `${day(dateOf(moment))}, ${timeOf(moment)}`
  return (slot) => t('slot', { row: rowWords(slot), from: at(slot.from), to: at(slot.to) })
}

/** Only from when to when a slot is. */
export function usePeriodWords(): (slot: Slot) => string {
  const day = useShortDay()
  return ({ from, to }) => `${day(dateOf(from))} ${timeOf(from)} – ${day(dateOf(to))} ${timeOf(to)}`
}

/** The place, and the days, of a slot of whole days. */
export function useDaysWords(vehicles: readonly CalendarVehicle[]): (slot: Slot) => string {
  const t = useWords('moves')
  const day = useShortDay()
  const rowWords = useRowWords(vehicles)
  return (slot) => {
    const [first, last] = [dateOf(slot.from), dateOf(addMinutes(slot.to, -1))]
    if (first === last) return t('oneDay', { row: rowWords(slot), day: day(first) })
    return t('slot', { row: rowWords(slot), from: day(first), to: day(last) })
  }
}

/** Puts a row into words: the vehicle, and the unit or its plate. */
function useRowWords(vehicles: readonly CalendarVehicle[]): (row: Row) => string {
  const t = useWords('moves')
  return ({ vehicleId, unit }) => {
    const vehicle = vehicles.find(({ id }) => id === vehicleId)
    const plate = vehicle?.units.find((one) => one.unit === unit)?.plate
    const place = unit === null ? t('allUnits') : (plate ?? t('oneUnit', { unit }))
    return [vehicle?.name, place].join(', ')
  }
}
