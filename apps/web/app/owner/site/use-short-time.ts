import { useFormatter } from 'use-intl'

/** Writes a moment of an answer, in the time zone of this device: the time alone where it was today. */
export function useShortTime(): (moment: Date) => string {
  const format = useFormatter()
  return (at) => {
    const isToday = at.toDateString() === new Date().toDateString()
    return format.dateTime(at, {
      ...(isToday ? {} : { dateStyle: 'medium' }),
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  }
}
