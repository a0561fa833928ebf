import type { LocalizedText } from '../localized-text.ts'
import type { CalendarDate } from '../wall-clock.ts'
import type { HoursException, TimeInterval } from './opening-hours.ts'

/** A public holiday on the day on which it is kept. */
export interface Holiday {
  readonly date: CalendarDate
  readonly name: LocalizedText
}

/** Their names by a word of the code. */
export const HOLIDAY_NAMES = {
  newYear: { es: 'Año Nuevo', en: "New Year's Day" },
  kings: { es: 'Día de los Santos Reyes', en: 'Epiphany' },
  altagracia: { es: 'Nuestra Señora de la Altagracia', en: 'Our Lady of Altagracia' },
  duarte: { es: 'Día de Duarte', en: 'Duarte Day' },
  independence: { es: 'Día de la Independencia', en: 'Independence Day' },
  goodFriday: { es: 'Viernes Santo', en: 'Good Friday' },
  labour: { es: 'Día del Trabajo', en: 'Labor Day' },
  corpusChristi: { es: 'Corpus Christi', en: 'Corpus Christi' },
  restoration: { es: 'Día de la Restauración', en: 'Restoration Day' },
  mercedes: { es: 'Nuestra Señora de las Mercedes', en: 'Our Lady of Mercedes' },
  constitution: { es: 'Día de la Constitución', en: 'Constitution Day' },
  christmas: { es: 'Navidad', en: 'Christmas' },
} as const satisfies Record<string, LocalizedText>

const ORDER = Object.values(HOLIDAY_NAMES)

/** By year, in the order of `HOLIDAY_NAMES`: the days on which they are kept, after Law 139-97 has moved some to a Monday. */
const DAYS: Readonly<Record<number, string>> = {
  2026: '01-01 01-05 01-21 01-26 02-27 04-03 05-04 06-04 08-16 09-24 11-09 12-25',
  2027: '01-01 01-04 01-21 01-25 02-27 03-26 05-01 05-27 08-16 09-24 11-06 12-25',
  2028: '01-01 01-10 01-21 01-24 02-27 04-14 05-01 06-15 08-16 09-24 11-06 12-25',
  2029: '01-01 01-06 01-21 01-29 02-27 03-30 04-30 05-31 08-16 09-24 11-05 12-25',
}

/** Public holidays of the Dominican Republic, as far as they are listed, by date. Source: rules.md, "Opening hours". */
export const DOMINICAN_HOLIDAYS: readonly Holiday[] = Object.entries(DAYS).flatMap(([year, days]) =>
  days.split(' ').map((day, index) => ({
    date: `${year}-${day}` as CalendarDate,
    name: ORDER[index] as LocalizedText,
  })),
)

/** Those from a day on in its year and the next two. */
export const holidaysFrom = (today: CalendarDate): Holiday[] => {
  const last = Number(today.slice(0, 4)) + 2
  return DOMINICAN_HOLIDAYS.filter(({ date }) => date >= today && Number(date.slice(0, 4)) <= last)
}

/** Whether a place says something else of that day already. */
export const isExceptional = (exceptions: readonly HoursException[], date: CalendarDate): boolean =>
  exceptions.some(({ from, to }) => from <= date && date <= to)

/** Exceptions with those holidays that they say nothing of yet, behind them, with these hours. */
export const withHolidays = (
  exceptions: readonly HoursException[],
  holidays: readonly Holiday[],
  { hours, language }: { hours: readonly TimeInterval[]; language: keyof LocalizedText },
): HoursException[] => [
  ...exceptions,
  ...holidays
    .filter(({ date }) => !isExceptional(exceptions, date))
    .map(({ date, name }) => ({ from: date, to: date, hours, note: name[language] })),
]
