import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { isPayable, type MinorUnits, minorUnits, toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import type { FeeWindow, PlaceHours, TimeInterval } from '@nelly/domain/places/opening-hours'
import { parseTypedHours, typedHours } from '@nelly/domain/places/typed-hours'
import { WEEKDAYS } from '@nelly/domain/places/week-groups'
import { parseTypedNumber, unambiguousNumber } from '@nelly/domain/typed-number'
import type { CalendarDate, ClockTime } from '@nelly/domain/wall-clock'
import type { Weekday } from '@nelly/domain/weeks'

/** Hours as a form holds them: what is chosen, and the hours as they are typed. */
export interface DayDraft {
  readonly kind: 'always' | 'closed' | 'hours'
  readonly text: string
}

export interface ExceptionDraft {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly kind: 'closed' | 'hours'
  readonly text: string
  readonly note: string
}

export interface WindowDraft {
  readonly key: string
  readonly text: string
  readonly amount: string
}

/** The form of a place's hours. */
export interface HoursDraft {
  readonly days: Readonly<Record<Weekday, DayDraft>>
  readonly exceptions: readonly ExceptionDraft[]
  readonly pickup: readonly WindowDraft[]
  readonly return: readonly WindowDraft[]
}

/** A key for a line of a list, which has no other identity. */
export const newKey = (): string => crypto.randomUUID()

/** The initial form of hours, whose fees are in a currency. */
export function hoursDraftOf({ hours, exceptions, outside }: PlaceHours, currency: Currency): HoursDraft {
  const dayOf = (intervals: readonly TimeInterval[] | undefined): DayDraft =>
    intervals === undefined
      ? { kind: 'always', text: '' }
      : { kind: intervals.length > 0 ? 'hours' : 'closed', text: typedHours(intervals) }
  const windows = (list: readonly FeeWindow[]): WindowDraft[] =>
    list.map((window) => ({
      key: newKey(),
      text: typedHours([window]),
      amount: unambiguousNumber(String(toMajorUnits({ minor: window.amount, currency }))),
    }))
  return {
    days: Object.fromEntries(WEEKDAYS.map((day) => [day, dayOf(hours?.[day])])) as HoursDraft['days'],
    exceptions: exceptions.map(({ from, to, hours: opens, note }) => ({
      ...{ key: newKey(), from, to, note },
      kind: opens.length > 0 ? 'hours' : 'closed',
      text: typedHours(opens),
    })),
    pickup: windows(outside.pickup),
    return: windows(outside.return),
  }
}

/** What a form says, and the fields whose text is not read. Dates are as they were typed: the call's schema checks them. */
export interface ReadDraft {
  readonly said: PlaceHours
  readonly unreadable: readonly string[]
  /** Those of amounts with more decimals than the currency has. */
  readonly unpayable: readonly string[]
}

/** Reads a form. A text that is no hours stands as none, and is named; one that is no amount stands as no number. */
export function readHoursDraft(draft: HoursDraft, currency: Currency, decimals: DecimalSign): ReadDraft {
  const unreadable = new Set<string>()
  const unpayable: string[] = []
  const read = (text: string, field: string): readonly TimeInterval[] => {
    const intervals = parseTypedHours(text)
    if (!intervals) unreadable.add(field)
    return intervals ?? []
  }
  const days = WEEKDAYS.flatMap((day) => {
    const { kind, text } = draft.days[day]
    if (kind === 'always') return []
    return [[day, kind === 'closed' ? [] : read(text, `hours.${day}`)] as const]
  })
  const amountOf = (text: string, field: string) => {
    const typed = parseTypedNumber(text, currency, decimals)
    const amount = typed.kind === 'number' ? Number(typed.plain) : Number.NaN
    if (typed.kind !== 'number') return amount as MinorUnits
    if (isPayable(amount, currency)) return toMinorUnits(amount, currency)
    unpayable.push(field)
    return minorUnits(0)
  }
  const windows = (kind: 'pickup' | 'return') =>
    draft[kind].map(({ text, amount }, index) => {
      const field = `outside.${kind}.${index}`
      const [window = { from: '' as ClockTime, to: '' as ClockTime }, ...more] = read(text, `${field}.from`)
      if (more.length > 0) unreadable.add(`${field}.from`)
      return { ...window, amount: amountOf(amount, `${field}.amount`) }
    })
  return {
    said: {
      hours: days.length > 0 ? Object.fromEntries(days) : null,
      exceptions: draft.exceptions.map(({ from, to, kind, text, note }, index) => ({
        ...{ from: from as CalendarDate, to: to as CalendarDate },
        hours: kind === 'closed' ? [] : read(text, `exceptions.${index}.hours`),
        note: note.trim(),
      })),
      outside: { pickup: windows('pickup'), return: windows('return') },
    },
    unreadable: [...unreadable],
    unpayable,
  }
}
