import type { Currency } from '@nelly/domain/currency'
import { isPayable, toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import type { FeeWindow, PlaceHours, TimeInterval, WeekHours } from '@nelly/domain/opening-hours'
import { z } from 'zod'
import { hoursFields, type OutsideAmounts } from './place-hours.ts'
import { RATES_PROBLEMS } from './rates/problem-words.ts'

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

/** When a place hands over, as the wire spells it. */
export type HoursAnswer = z.infer<z.ZodObject<typeof hoursAnswerFields>>

const pairs = (list: readonly TimeInterval[]) => list.map(({ from, to }) => [from, to])

/** What a body says of the hours, as an answer spells it; fields that it leaves out stay away. */
export const spelledHours = ({
  hours,
  exceptions,
  outside,
}: {
  readonly hours?: WeekHours | null | undefined
  readonly exceptions?: PlaceHours['exceptions'] | undefined
  readonly outside?: OutsideAmounts | undefined
}): Partial<HoursAnswer> => ({
  ...(hours !== undefined && {
    hours:
      hours && Object.fromEntries(Object.entries(hours).map(([weekday, list]) => [weekday, pairs(list)])),
  }),
  ...(exceptions && {
    exceptions: exceptions.map(({ from, to, hours, note }) => ({ from, to, hours: pairs(hours), note })),
  }),
  ...(outside && { outside: { pickup: spelled(outside.pickup), return: spelled(outside.return) } }),
})

const spelled = (list: OutsideAmounts['pickup']) =>
  list.map(({ from, to, amount: major }) => ({ from, to, amount: major }))

/** The hours of a place as an answer spells them. */
export const hoursAnswer = (place: PlaceHours, currency: Currency): HoursAnswer =>
  spelledHours({ ...place, outside: outsideAmounts(place.outside, currency) }) as HoursAnswer

const outsideAmounts = (stored: PlaceHours['outside'], currency: Currency): OutsideAmounts => {
  const write = (list: readonly FeeWindow[]) =>
    list.map((one) => ({ ...one, amount: toMajorUnits({ minor: one.amount, currency }) }))
  return { pickup: write(stored.pickup), return: write(stored.return) }
}

/** The windows of a body in minor units of the landing's currency. */
export const readOutside = (outside: OutsideAmounts, currency: Currency): PlaceHours['outside'] => {
  const read = (list: OutsideAmounts['pickup']) =>
    list.map((one) => ({ ...one, amount: toMinorUnits(one.amount, currency) }))
  return { pickup: read(outside.pickup), return: read(outside.return) }
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

/** The hours of an answer. */
export function placeHours({ hours, exceptions, outside }: HoursAnswer, currency: Currency): PlaceHours {
  const read = z.object(hoursFields).parse({ hours, exceptions, outside })
  return { ...read, outside: readOutside(read.outside, currency) }
}
