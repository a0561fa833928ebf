import { useFormatter } from 'use-intl'

/** Instants are shown by the operator's own clock. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Formats an instant with its day and time. */
export function useMoment(): (instant: string) => string {
  const format = useFormatter()
  return (instant) =>
    format.dateTime(new Date(instant), {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: HERE,
    })
}
