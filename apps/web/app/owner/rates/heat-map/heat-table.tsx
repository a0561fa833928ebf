import { HEAT_MAP_LENGTHS, type HeatCell } from '@nelly/domain/heat-map/heat-map'
import { dateOf } from '@nelly/domain/wall-clock'
import { useWords } from '../../words/use-words.ts'
import { useFormats } from '../fields/use-formats.ts'
import css from './heat.module.css'
import { useRuleWords } from './use-rule-words.ts'

/** The totals of one month in figures, and the rules that refuse the others in words. */
export function HeatTable({ rows, month }: { rows: readonly (readonly HeatCell[])[]; month: string }) {
  const t = useWords('rates')
  const { date, money } = useFormats()
  const { shortOf } = useRuleWords()
  const shown = rows.filter(([first]) => first?.period.pickup.startsWith(month))
  return (
    <section
      className={css.tableBox}
      aria-label={t('heat.table', { month: date(`${month}-01`, { month: 'long', year: 'numeric' }) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too.
      tabIndex={0}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('heat.pickup')}</th>
            {Array.from({ length: HEAT_MAP_LENGTHS }, (_, index) => index + 1).map((days) => (
              <th key={days} scope="col">
                {t('heat.days', { days })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const pickup = dateOf((row[0] as HeatCell).period.pickup)
            return (
              <tr key={pickup}>
                <th scope="row">{date(pickup, { weekday: 'short', day: 'numeric' })}</th>
                {row.map((cell) => (
                  <td key={cell.period.return} data-refused={cell.total === null || undefined}>
                    {cell.total === null ? shortOf(cell.refused.code) : money(cell.total)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
