import type { HoursAnswer } from '@nelly/contract/place-hours-answer'
import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import type { TimeInterval } from '@nelly/domain/opening-hours'
import type { Weekday } from '@nelly/domain/rates/rates'
import { parseTypedHours, typedHours } from '@nelly/domain/typed-hours'
import { parseTypedNumber, unambiguousNumber } from '@nelly/domain/typed-number'
import { WEEKDAYS } from '@nelly/domain/week-groups'

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

const textOf = (pairs: readonly (readonly string[])[]) =>
  typedHours(pairs.map(([from, to]) => ({ from, to }) as TimeInterval))

/** The initial form of hours as the call spells them. */
export function hoursDraftOf({ hours, exceptions, outside }: HoursAnswer): HoursDraft {
  const dayOf = (pairs: string[][] | undefined): DayDraft =>
    pairs === undefined
      ? { kind: 'always', text: '' }
      : { kind: pairs.length > 0 ? 'hours' : 'closed', text: textOf(pairs) }
  const windows = (list: HoursAnswer['outside']['pickup']): WindowDraft[] =>
    list.map(({ from, to, amount }) => ({
      key: newKey(),
      text: textOf([[from, to]]),
      amount: unambiguousNumber(String(amount)),
    }))
  return {
    days: Object.fromEntries(WEEKDAYS.map((day) => [day, dayOf(hours?.[day])])) as HoursDraft['days'],
    exceptions: exceptions.map(({ from, to, hours: pairs, note }) => ({
      ...{ key: newKey(), from, to, note },
      kind: pairs.length > 0 ? 'hours' : 'closed',
      text: textOf(pairs),
    })),
    pickup: windows(outside.pickup),
    return: windows(outside.return),
  }
}

/** What a form says, as the call spells it, and the fields whose text is not read. */
export interface ReadDraft {
  readonly said: HoursAnswer
  readonly unreadable: readonly string[]
}

/** Reads a form. A text that is no hours stands as none, and is named. */
export function readHoursDraft(draft: HoursDraft, currency: Currency, decimals: DecimalSign): ReadDraft {
  const unreadable: string[] = []
  const read = (text: string, field: string): string[][] => {
    const intervals = parseTypedHours(text)
    if (!intervals) unreadable.push(field)
    return (intervals ?? []).map(({ from, to }) => [from, to])
  }
  const days = WEEKDAYS.flatMap((day) => {
    const { kind, text } = draft.days[day]
    if (kind === 'always') return []
    return [[day, kind === 'closed' ? [] : read(text, `hours.${day}`)] as const]
  })
  const windows = (kind: 'pickup' | 'return') =>
    draft[kind].map(({ text, amount }, index) => {
      const [[from = '', to = ''] = [], ...more] = read(text, `outside.${kind}.${index}.from`)
      if (more.length > 0) unreadable.push(`outside.${kind}.${index}.from`)
      const typed = parseTypedNumber(amount, currency, decimals)
      return { from, to, amount: typed.kind === 'number' ? Number(typed.plain) : Number.NaN }
    })
  return {
    said: {
      hours: days.length > 0 ? Object.fromEntries(days) : null,
      exceptions: draft.exceptions.map(({ from, to, kind, text, note }, index) => ({
        ...{ from, to },
        hours: kind === 'closed' ? [] : read(text, `exceptions.${index}.hours`),
        note: note.trim(),
      })),
      outside: { pickup: windows('pickup'), return: windows('return') },
    },
    unreadable: [...new Set(unreadable)],
  }
}
