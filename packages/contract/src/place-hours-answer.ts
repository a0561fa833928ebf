import type { Currency } from '@nelly/domain/currency'
import { toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import type { FeeWindow, PlaceHours, TimeInterval, WeekHours } from '@nelly/domain/opening-hours'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import type { hoursAnswerFields, OutsideAmounts } from './place-hours.ts'

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

const intervalsOf = (list: readonly (readonly string[])[]) =>
  list.map(([from, to]) => ({ from, to }) as TimeInterval)

/** The hours of an answer. They were checked when they were stored. */
export const placeHours = ({ hours, exceptions, outside }: HoursAnswer, currency: Currency): PlaceHours => ({
  hours:
    hours && Object.fromEntries(Object.entries(hours).map(([weekday, list]) => [weekday, intervalsOf(list)])),
  exceptions: exceptions.map(({ from, to, hours, note }) => ({
    from: from as CalendarDate,
    to: to as CalendarDate,
    hours: intervalsOf(hours),
    note,
  })),
  outside: readOutside(outside as unknown as OutsideAmounts, currency),
})
