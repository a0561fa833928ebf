import { useFormatter } from 'use-intl'
import { useSite } from '../site-context.ts'

/** Writes when something is published, by the clock of the landing. */
export function useScheduleTime(): (at: Date) => string {
  const format = useFormatter()
  const { landing } = useSite()
  return (at) =>
    format.dateTime(at, {
      dateStyle: 'full',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: landing.timezone,
    })
}
