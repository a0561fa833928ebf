import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '../wall-clock.ts'
import { weekdayOf } from '../weeks.ts'
import { DOMINICAN_HOLIDAYS, holidaysFrom, withHolidays } from './dominican-holidays.ts'

const on = (text: string) => text as CalendarDate
const day = (name: string, year: number) =>
  DOMINICAN_HOLIDAYS.find(({ date, name: { es } }) => es === name && date.startsWith(`${year}`))?.date

/** Easter Sundays. */
const EASTER: Record<number, string> = {
  2026: '2026-04-05',
  2027: '2027-03-28',
  2028: '2028-04-16',
  2029: '2029-04-01',
}

/** A Tuesday or Wednesday goes to the Monday before, a Thursday or Friday to the one after. */
const moved = (date: CalendarDate): CalendarDate => {
  const weekday = weekdayOf(date)
  if (weekday === 1 || weekday >= 6) return date
  return addDays(date, weekday <= 3 ? 1 - weekday : 8 - weekday)
}

for (const [year, easter] of Object.entries(EASTER)) {
  test(`the holidays of ${year} are those of the law`, () => {
    const own = DOMINICAN_HOLIDAYS.filter(({ date }) => date.startsWith(year)).map(({ date }) => date)
    expect(own).toEqual([
      `${year}-01-01`,
      moved(on(`${year}-01-06`)),
      `${year}-01-21`,
      moved(on(`${year}-01-26`)),
      `${year}-02-27`,
      addDays(on(easter), -2),
      moved(on(`${year}-05-01`)),
      addDays(on(easter), 60),
      `${year}-08-16`,
      `${year}-09-24`,
      moved(on(`${year}-11-06`)),
      `${year}-12-25`,
    ])
  })
}

test('of 2026, Labor Day is on 4 May and Constitution Day on 9 November', () =>
  expect([day('Día del Trabajo', 2026), day('Día de la Constitución', 2026)]).toEqual([
    '2026-05-04',
    '2026-11-09',
  ]))

test('the rest of this year and the next two are proposed', () => {
  const proposed = holidaysFrom(on('2026-11-10')).map(({ date }) => date)
  expect([proposed[0], proposed.at(-1), proposed.length]).toEqual(['2026-12-25', '2028-12-25', 25])
})

test('confirmed holidays follow the exceptions of a place, and none is doubled', () => {
  const vacation = { from: on('2026-12-20'), to: on('2026-12-31'), hours: [], note: 'Vacaciones' }
  const [christmas, newYear] = holidaysFrom(on('2026-12-01'))
  if (!christmas || !newYear) throw new Error('there are no holidays')
  const added = { from: '2027-01-01', to: '2027-01-01', hours: [], note: 'Año Nuevo' }
  const once = withHolidays([vacation], [christmas, newYear], { hours: [], language: 'es' })
  expect(once).toEqual([vacation, added])
  expect(withHolidays(once, [christmas, newYear], { hours: [], language: 'es' })).toEqual(once)
  expect(withHolidays([], [newYear], { hours: [], language: 'en' })[0]?.note).toBe("New Year's Day")
})
