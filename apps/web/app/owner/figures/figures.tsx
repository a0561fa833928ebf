import { Button, VisuallyHidden } from '@mantine/core'
import type { WeekFigures } from '@nelly/contract/overview/figures'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import { useId } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useShortDay } from '../dates/use-short-day.ts'
import { useWords } from '../words/use-words.ts'
import place from './figures-place.module.css'
import { FiguresPlace } from './figures-place.tsx'
import { OccupancyCard } from './occupancy-card.tsx'
import type { useFigures } from './use-figures.ts'
import { useShare } from './use-share.ts'
import css from './weeks-card.module.css'

/** Reservations, revenue and occupancy at a glance. The height is the same before and after loading. */
export function Figures({ figures }: { figures: ReturnType<typeof useFigures> }) {
  const t = useWords('figures')
  const common = useWords('common')
  if (figures.isPending) return <FiguresPlace />
  // Not everybody in a team sees them.
  if (figures.error instanceof ApiProblem && figures.error.code === 'role-not-allowed') return null
  if (figures.isError) {
    return (
      <div className={`${place.card} ${place.failed}`} role="alert">
        {t('loadFailed')}
        <Button variant="default" size="sm" onClick={() => figures.refetch()}>
          {common('retry')}
        </Button>
      </div>
    )
  }
  const { weeks, occupancy } = figures.data
  return (
    <section aria-label={t('title')} className={place.cards}>
      <WeeksCard
        title={t('reservations')}
        weeks={weeks}
        of={({ reservations }) => reservations}
        shown={(week) => String(week.reservations)}
      />
      {weeks[0]?.revenues.map(({ currency }, index) => (
        <WeeksCard
          key={currency}
          title={index === 0 ? t('revenue') : t('revenueIn', { currency })}
          weeks={weeks}
          of={({ revenues }) => revenues[index]?.minor ?? 0}
          shown={({ revenues }) => formatMoney(revenues[index] ?? { minor: minorUnits(0), currency })}
          beside={({ paid }) =>
            t('paid', { money: formatMoney(paid[index] ?? { minor: minorUnits(0), currency }) })
          }
        />
      ))}
      <OccupancyCard occupancy={occupancy} />
      <FiguresTable weeks={weeks} />
    </section>
  )
}

interface WeeksCardProps {
  title: string
  weeks: readonly WeekFigures[]
  /** The value that is compared. */
  of: (week: WeekFigures) => number
  /** The formatted value. */
  shown: (week: WeekFigures) => string
  /** What this week's number is told with. */
  beside?: (week: WeekFigures) => string
}

/**
 * This week's number above bars of the weeks before. The bars are visual only; the table beside them has the same data.
 */
function WeeksCard({ title, weeks, of, shown, beside }: WeeksCardProps) {
  const t = useWords('figures')
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
        {shown(last)} <span className={css.when}>{t('thisWeek')}</span>
      </p>
      {beside && <p className={css.beside}>{beside(last)}</p>}
      <div className={css.bars} aria-hidden="true">
        {weeks.map((week) => (
          <span
            key={week.week}
            className={css.bar}
            title={t('weekOf', { day: day(week.from), value: shown(week) })}
            style={{ height: `${(of(week) / most) * 100}%` }}
          />
        ))}
      </div>
      <p className={css.axis} aria-hidden="true">
        <span>{day(first.from)}</span>
        <span>{t('today')}</span>
      </p>
    </section>
  )
}

/** All that the bars show, for screen readers. A table ignores the height of what is hidden, its box does not. */
function FiguresTable({ weeks }: { weeks: readonly WeekFigures[] }) {
  const t = useWords('figures')
  const day = useShortDay()
  const share = useShare()
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('byWeek')}</caption>
        <thead>
          <tr>
            {(['week', 'reservations', 'revenue', 'paidColumn', 'occupancy'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.week}>
              <th scope="row">{t('from', { day: day(week.from) })}</th>
              <td>{week.reservations}</td>
              <td>{week.revenues.map(formatMoney).join(' + ')}</td>
              <td>{week.paid.map(formatMoney).join(' + ')}</td>
              <td>{share(week.occupancy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
