import { useFormatter } from 'use-intl'

/** Formats a day `yyyy-mm-dd` shortly; the year only where it is not the current one. */
export function useShortDay(): (date: string) => string {
  const format = useFormatter()
  const thisYear = String(new Date().getFullYear())
  return (date) =>
    format.dateTime(new Date(`${date}T00:00Z`), {
      day: 'numeric',
      month: 'short',
      ...(date.startsWith(thisYear) ? {} : { year: 'numeric' }),
      timeZone: 'UTC',
    })
}
