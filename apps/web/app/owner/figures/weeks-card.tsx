import type { WeekFigures } from '@nelly/contract/owned-figures'
import { useId } from 'react'
import { useShortDay } from '../reservations/use-short-day.ts'
import { useWords } from '../words/use-words.ts'
import place from './figures-place.module.css'
import css from './weeks-card.module.css'

interface WeeksCardProps {
  title: string
  weeks: readonly WeekFigures[]
  /** The value that is compared. */
  of: (week: WeekFigures) => number
  /** The formatted value. */
  shown: (week: WeekFigures) => string
}

/**
 * This week's number above bars of the weeks before. The bars are visual only; the table beside them has the same data.
 */
export function WeeksCard({ title, weeks, of, shown }: WeeksCardProps) {
  const say = useWords('figures')
  const day = useShortDay()
  const id = useId()
  const most = Math.max(1, ...weeks.map(of))
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return null
  return (
    <section className={place.card} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <p className={css.number}>
        {shown(last)} <span className={css.when}>{say('thisWeek')}</span>
      </p>
      <div className={css.bars} aria-hidden="true">
        {weeks.map((week) => (
          <span
            key={week.week}
            className={css.bar}
            title={say('weekOf', { day: day(week.from), value: shown(week) })}
            style={{ height: `${(of(week) / most) * 100}%` }}
          />
        ))}
      </div>
      <p className={css.axis} aria-hidden="true">
        <span>{day(first.from)}</span>
        <span>{say('today')}</span>
      </p>
    </section>
  )
}
