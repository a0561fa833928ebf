import { useFormatter } from 'use-intl'
import { useWords } from '../words/use-words.ts'
import css from './fleet-table.module.css'
import { type Day, monthsOf } from './fleet-window.ts'

/** The months and days above the columns. */
export function FleetHead({ days, today }: { days: readonly Day[]; today: string }) {
  const say = useWords('fleet')
  const format = useFormatter()
  const at = (date: string) => new Date(`${date}T00:00Z`)
  return (
    <thead>
      <tr className={css.months}>
        <td className={css.corner} />
        {monthsOf(days).map(({ first, count }) => (
          <th key={first} scope="colgroup" colSpan={count}>
            <span>{format.dateTime(at(first), { month: 'short', year: 'numeric', timeZone: 'UTC' })}</span>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col" className={css.corner}>
          {say('vehicle')}
        </th>
        {days.map(({ date, isWeekend }) => (
          <th
            key={date}
            scope="col"
            className={`${css.day} ${isWeekend ? css.weekend : ''} ${date === today ? css.today : ''}`}
            aria-current={date === today ? 'date' : undefined}
          >
            <abbr
              className={css.weekday}
              title={format.dateTime(at(date), { weekday: 'long', timeZone: 'UTC' })}
            >
              {format.dateTime(at(date), { weekday: 'narrow', timeZone: 'UTC' })}
            </abbr>
            <span className={css.number}>{Number(date.slice(8))}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
