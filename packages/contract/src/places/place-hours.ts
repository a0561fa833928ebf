import { minorUnits } from '@nelly/domain/money'
import {
  intervalProblems,
  isWholeException,
  MAX_EXCEPTIONS,
  MAX_FEE_WINDOWS,
  MAX_INTERVALS,
} from '@nelly/domain/places/hours-problems'
import type { ClosingTime, TimeInterval, WeekHours } from '@nelly/domain/places/opening-hours'
import { ok, type Result } from '@nelly/domain/result'
import { parseClockTime } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { MAX_AMOUNT } from '../rates/fields.ts'
import { ratesProblem } from '../rates/problem-words.ts'
import { calendarDate, clockTime, line, parsedBy } from '../wire.ts'
import { hoursProblem } from './place-hours-words.ts'

/** Minor units of a fee: those of the largest amount in a currency with three decimals. */
const MAX_MINOR = MAX_AMOUNT * 1000

/** Characters of the note of an exception. */
export const MAX_HOURS_NOTE = 120

const parseClosingTime = (text: string): Result<ClosingTime, 'time-invalid'> =>
  text.trim() === '24:00' ? ok('24:00') : parseClockTime(text)

const closingTime = parsedBy(parseClosingTime).meta({
  description: '`HH:mm`; `24:00` for the end of the day',
})

const interval = z.strictObject({ from: clockTime, to: closingTime })

const inOrder = (intervals: readonly TimeInterval[], context: z.RefinementCtx): void => {
  for (const { index, end, problem } of intervalProblems(intervals)) {
    context.addIssue({ code: 'custom', path: [index, end], params: { words: hoursProblem(problem) } })
  }
}

const intervals = z.array(interval).max(MAX_INTERVALS).superRefine(inOrder)

const day = intervals.nullish()

/** The hours of the week; a weekday that is missing or `null` is always open. */
const weekHours = z
  .strictObject({ 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day })
  .transform((days): WeekHours | null => {
    const given = Object.entries(days).filter(([, hours]) => hours)
    return given.length > 0 ? Object.fromEntries(given) : null
  })
  .nullable()
  .meta({
    description:
      'Up to three intervals by weekday, 1 Monday to 7 Sunday: none is closed, a missing weekday or `null` is always open',
  })

const exception = z
  .strictObject({
    from: calendarDate,
    to: calendarDate,
    hours: intervals.meta({ description: 'Empty: closed' }),
    note: line(MAX_HOURS_NOTE)
      .nullish()
      .transform((note) => note ?? ''),
  })
  .refine(isWholeException, { path: ['to'], params: { words: ratesProblem('reversed') } })

const exceptions = z
  .array(exception)
  .max(MAX_EXCEPTIONS)
  .meta({ description: 'Days with other hours than their weekday; the first that holds a date has it' })

const windows = z
  .array(
    interval.extend({
      amount: z.number().int().min(0).max(MAX_MINOR).transform(minorUnits).meta({
        description: "In minor units of the landing's currency",
      }),
    }),
  )
  .max(MAX_FEE_WINDOWS)
  .superRefine(inOrder)
  .default([])

const outside = z
  .strictObject({ pickup: windows, return: windows })
  .meta({ description: 'When a vehicle is handed over for a fee on an open day outside of its hours' })

/** The fields of a body that say when a place hands over. */
export const hoursFields = { hours: weekHours, exceptions, outside }

const intervalAnswer = z.object({ from: z.string(), to: z.string() })
const windowsAnswer = z.array(intervalAnswer.extend({ amount: z.number().int() }))

/** The same fields in an answer. */
export const hoursAnswerFields = {
  hours: z
    .record(z.string(), z.array(intervalAnswer))
    .nullable()
    .meta({ description: 'By weekday, 1 Monday to 7 Sunday; a missing one is always open' }),
  exceptions: z.array(
    z.object({ from: z.string(), to: z.string(), hours: z.array(intervalAnswer), note: z.string() }),
  ),
  outside: z.object({ pickup: windowsAnswer, return: windowsAnswer }).meta({
    description: 'Fees out of hours, in minor units of `currency`',
  }),
}
