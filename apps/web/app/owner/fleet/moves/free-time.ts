import type { Row } from '@nelly/domain/calendar/slots'
import type { Stop } from '@nelly/domain/calendar/stops'

/** Free time on a row of the calendar. */
export type FreeTime = Row & Pick<Stop, 'from' | 'to'>

/** Names free time among all of the calendar. */
export const keyOfFree = ({ vehicleId, unit, from }: FreeTime): string => `${vehicleId} ${unit} ${from}`
