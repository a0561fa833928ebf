import type { ClockTime } from '../wall-clock.ts'

/** When a rental begins and ends that was drawn in the calendar, before its times are typed. */
export const USUAL_TIME = '10:00' as ClockTime
