import { addDays, type CalendarDate } from '../wall-clock.ts'
import type { HoursException } from './opening-hours.ts'

/**
 * The exceptions that are not over, without the days that an earlier one of the list holds: in two parts where those are
 * in the middle, not at all where none are left. They never overlap; the nearest first.
 *
 * Source: rules.md, "Opening hours".
 */
export const exceptionsThatHold = (
  exceptions: readonly HoursException[],
  today: CalendarDate,
): HoursException[] =>
  exceptions
    .flatMap((exception, at) =>
      exceptions
        .slice(0, at)
        .reduce<HoursException[]>(
          (parts, earlier) => parts.flatMap((part) => without(part, earlier)),
          [exception],
        ),
    )
    .filter(({ to }) => to >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))

/** What is left of an exception before and after an earlier one. */
function without(part: HoursException, earlier: HoursException): HoursException[] {
  if (earlier.to < part.from || part.to < earlier.from) return [part]
  return [
    ...(part.from < earlier.from ? [{ ...part, to: addDays(earlier.from, -1) }] : []),
    ...(earlier.to < part.to ? [{ ...part, from: addDays(earlier.to, 1) }] : []),
  ]
}
