/** The units in which operators type a length of time. */
export type DurationUnit = 'minutes' | 'hours' | 'days'

/** How many minutes a unit has. */
export const minutesIn: Readonly<Record<DurationUnit, number>> = { minutes: 1, hours: 60, days: 24 * 60 }

/**
 * The unit in which a length of so many minutes is shown: the chosen one where it is a number with two decimals at most
 * in it, else the largest in which it is a whole number.
 */
export function unitOf(minutes: number, chosen: DurationUnit | undefined): DurationUnit {
  const hasFewDecimals = chosen && (minutes * 100) % minutesIn[chosen] === 0
  if (hasFewDecimals) return chosen
  if (minutes === 0) return 'hours'
  return (['days', 'hours'] as const).find((unit) => minutes % minutesIn[unit] === 0) ?? 'minutes'
}

/**
 * A typed length in whole minutes; undefined where it is none, or above the most. Of 1.1 days, a product of floating
 * point, what is beyond a millionth of a minute does not count.
 */
export function toMinutes(typed: number, unit: DurationUnit, most: number): number | undefined {
  const minutes = Number((typed * minutesIn[unit]).toFixed(6))
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= most ? minutes : undefined
}
