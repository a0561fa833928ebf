import type { HoursException, TimeInterval } from './opening-hours.ts'

/** Intervals of a day. */
export const MAX_INTERVALS = 3
/** Exceptions of a place. */
export const MAX_EXCEPTIONS = 50
/** Windows with a fee, for pickup and for return each. */
export const MAX_FEE_WINDOWS = 6

/** What is wrong with an interval, and at which of its ends. */
export interface IntervalProblem {
  readonly index: number
  readonly end: 'from' | 'to'
  readonly problem: 'ends-before-it-begins' | 'overlaps'
}

/**
 * What is wrong with the intervals of a day or with windows: each ends later than it begins, and none begins before the one before it has
 * ended. One may begin when the other ends.
 *
 * Source: rules.md, "Opening hours".
 */
export const intervalProblems = (intervals: readonly TimeInterval[]): IntervalProblem[] =>
  intervals.flatMap(({ from, to }, index): IntervalProblem[] => {
    if (to <= from) return [{ index, end: 'to', problem: 'ends-before-it-begins' }]
    const before = intervals[index - 1]
    return before && from < before.to ? [{ index, end: 'from', problem: 'overlaps' }] : []
  })

/** Whether an exception ends on the day it begins or later. */
export const isWholeException = ({ from, to }: Pick<HoursException, 'from' | 'to'>): boolean => from <= to
