import { VisuallyHidden } from '@mantine/core'
import type { WeekFigures } from '@nelly/contract/figures'
import { formatMoney } from '@nelly/domain/money'
import { useShortDay } from '../reservations/use-short-day.ts'
import { useWords } from '../words/use-words.ts'
import { useShare } from './use-share.ts'

/** All that the bars show, for screen readers. A table ignores the height of what is hidden, its box does not. */
export function FiguresTable({ weeks }: { weeks: readonly WeekFigures[] }) {
  const t = useWords('figures')
  const day = useShortDay()
  const share = useShare()
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('byWeek')}</caption>
        <thead>
          <tr>
            {(['week', 'reservations', 'revenue', 'occupancy'] as const).map((column) => (
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
              <td>{share(week.occupancy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
