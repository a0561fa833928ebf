import type { Currency } from '@nelly/domain/currency'
import {
  intervalProblems,
  isWholeException,
  MAX_EXCEPTIONS,
  MAX_FEE_WINDOWS,
  MAX_INTERVALS,
} from '@nelly/domain/hours-problems'
import { isPayable } from '@nelly/domain/money'
import type { ClosingTime, HandoverKind, TimeInterval, WeekHours } from '@nelly/domain/opening-hours'
import { parseClockTime } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { HOURS_PROBLEMS } from './place-hours-words.ts'
import { RATES_PROBLEMS } from './rates/problem-words.ts'
import { amount } from './rates/schemas/fields.ts'
import { calendarDate, clockTime, line } from './wire.ts'

/** Characters of the note of an exception. */
export const MAX_HOURS_NOTE = 120

const parseClosingTime = (value: string) =>
  value.trim() === '24:00' ? { ok: true as const, value: '24:00' as ClosingTime } : parseClockTime(value)

/** A pair of times; its errors are named `from` and `to`. */
const interval = z
  .tuple([z.string(), z.string()])
  .meta({
    // A tuple names no items of its own, which readers of the document miss.
    items: { type: 'string' },
    description: 'From and to, `HH:mm`; `24:00` for the end of the day',
    examples: [['08:00', '12:30']],
  })
  .transform(([from, to], context): TimeInterval => {
    const begin = parseClockTime(from)
    const end = parseClosingTime(to)
    for (const [name, time] of [
      ['from', begin],
      ['to', end],
    ] as const) {
      if (!time.ok) context.addIssue({ code: 'custom', path: [name], params: { refusal: time.refusal } })
    }
    return begin.ok && end.ok ? { from: begin.value, to: end.value } : z.NEVER
  })

const inOrder = (intervals: readonly TimeInterval[], context: z.RefinementCtx): void => {
  for (const { index, end, problem } of intervalProblems(intervals)) {
    context.addIssue({ code: 'custom', path: [index, end], params: { words: HOURS_PROBLEMS[problem] } })
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
  .refine(isWholeException, { path: ['to'], params: { words: RATES_PROBLEMS.reversed } })

const exceptions = z
  .array(exception)
  .max(MAX_EXCEPTIONS)
  .meta({ description: 'Days with other hours than their weekday; the first that holds a date has it' })

const windows = z
  .array(
    z.strictObject({
      from: clockTime,
      to: z.string().transform((value, context): ClosingTime => {
        const time = parseClosingTime(value)
        if (time.ok) return time.value
        context.addIssue({ code: 'custom', params: { refusal: time.refusal } })
        return z.NEVER
      }),
      amount: amount.meta({ description: "In the landing's currency" }),
    }),
  )
  .max(MAX_FEE_WINDOWS)
  .superRefine(inOrder)
  .nullish()
  .transform((given) => given ?? [])

const outside = z
  .strictObject({ pickup: windows, return: windows })
  .nullable()
  .transform((given): OutsideAmounts => given ?? { pickup: [], return: [] })
  .meta({ description: 'When a vehicle is handed over for a fee on an open day outside of its hours' })

/** The windows with a fee as the wire has them: amounts are as people write them. */
export type OutsideAmounts = {
  readonly [kind in HandoverKind]: readonly (TimeInterval & { readonly amount: number })[]
}

/** The fields of a body that say when a place hands over. */
export const hoursFields = { hours: weekHours, exceptions, outside }

const pairAnswer = z.array(z.string()).length(2)
const windowAnswer = z.array(z.object({ from: z.string(), to: z.string(), amount: z.number() }))

/** The same fields in an answer. */
export const hoursAnswerFields = {
  hours: z
    .record(z.string(), z.array(pairAnswer))
    .nullable()
    .meta({ description: 'By weekday, 1 Monday to 7 Sunday; a missing one is always open' }),
  exceptions: z.array(
    z.object({ from: z.string(), to: z.string(), hours: z.array(pairAnswer), note: z.string() }),
  ),
  outside: z.object({ pickup: windowAnswer, return: windowAnswer }),
}

/** The amounts of a body that the landing's currency has too few decimals for. */
export const unpayableAmounts = (outside: OutsideAmounts, currency: Currency): z.core.$ZodIssue[] =>
  (['pickup', 'return'] as const).flatMap((kind) =>
    outside[kind].flatMap(({ amount: major }, index) =>
      isPayable(major, currency)
        ? []
        : [
            {
              code: 'custom' as const,
              path: ['outside', kind, index, 'amount'],
              params: { words: RATES_PROBLEMS.decimals },
              message: 'decimals',
              input: major,
            },
          ],
    ),
  )
