/**
 * A time in the unit in which people say it, rounded down: minutes up to an hour and a half, hours up to two days, then days.
 */
export function roughly(minutes: number): { count: number; unit: 'minutes' | 'hours' | 'days' } {
  if (minutes < 90) return { count: minutes, unit: 'minutes' }
  if (minutes < 48 * 60) return { count: Math.floor(minutes / 60), unit: 'hours' }
  return { count: Math.floor(minutes / (24 * 60)), unit: 'days' }
}
