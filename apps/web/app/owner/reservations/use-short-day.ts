import { useFormatter } from 'use-intl'

/** Says a day `yyyy-mm-dd` shortly; its year only where it is not this one. */
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
