import { useFormatter } from 'use-intl'

/** The time zone of this device. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Formats an instant with its day and time, by the clock of a time zone; by this device's clock without one. */
export function useMoment(timeZone = HERE): (instant: string) => string {
  const format = useFormatter()
  return (instant) =>
    format.dateTime(new Date(instant), {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone,
    })
}
