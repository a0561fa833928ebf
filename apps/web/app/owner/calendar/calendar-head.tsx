import { useFormatter } from 'use-intl'
import { useWords } from '../words/use-words.ts'
import css from './calendar-grid.module.css'
import { type Day, monthsOf } from './calendar-window.ts'

/** The months and days above the tracks, in two rows that stay in sight. */
export function CalendarHead({ days, today }: { days: readonly Day[]; today: string }) {
  const t = useWords('calendar')
  const format = useFormatter()
  const at = (date: string) => new Date(`${date}T00:00Z`)
  const columnOf = (date: string) => days.findIndex((day) => day.date === date) + 2
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" className={css.months} aria-rowindex={1}>
        {monthsOf(days).map(({ first, count }) => (
          <div
            key={first}
            role="columnheader"
            aria-colindex={columnOf(first)}
            aria-colspan={count}
            style={{ gridColumn: `${columnOf(first)} / span ${count}` }}
          >
            <span>
              {format.dateTime(at(first), {
                month: 'short',
                // A year has no room over fewer days.
                ...(count > 2 && { year: 'numeric' }),
                timeZone: 'UTC',
              })}
            </span>
          </div>
        ))}
      </div>
      <div role="row" className={css.days} aria-rowindex={2}>
        <div role="columnheader" className={css.corner} aria-colindex={1}>
          {t('vehicle')}
        </div>
        {days.map(({ date, isWeekend }) => (
          <div
            key={date}
            role="columnheader"
            className={css.day}
            data-weekend={isWeekend || undefined}
            aria-colindex={columnOf(date)}
            aria-current={date === today ? 'date' : undefined}
          >
            <abbr
              className={css.weekday}
              title={format.dateTime(at(date), { weekday: 'long', timeZone: 'UTC' })}
            >
              {format.dateTime(at(date), { weekday: 'narrow', timeZone: 'UTC' })}
            </abbr>
            <span className={css.number}>{Number(date.slice(8))}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
