import type { Operator } from './operator.ts'

/** The first and the last clock of the world: with its landing, a reservation moves on by 25 hours. */
export const [EARLY, LATE] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']

/** The day and the time at the early place in some hours. */
export const inHours = (hours: number): [day: string, time: string] => {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: EARLY, dateStyle: 'short', timeStyle: 'short' },
  })
    .format(Date.now() + hours * 3_600_000)
    .split(' ')
  return [day, time]
}

/** Moves a landing to a time zone. */
export const moveTo = (
  operator: Operator,
  { id, displayName }: { id: number; displayName: string },
  timezone: string,
) =>
  operator.call('POST', `/landing-update/${operator.id}/${id}`, {
    name: displayName,
    color_primary: '#0b6e75',
    color_secondary: '#f59e0b',
    timezone,
  })
