import type { PriceColumn, ReadPriceTable } from '@nelly/domain/price-tables/price-table'
import { MAX_RENTAL_DAYS } from '@nelly/domain/rental-period'
import { Readings } from '../../ui/readings.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import type { ChosenPriceFile } from './chosen-price-file.ts'

/** How each column of prices is understood, and which are not read. */
export function TableColumns({ table, chosen }: { table: ReadPriceTable; chosen: ChosenPriceFile }) {
  const t = useWords('rates')
  const { rates, setPriceFile } = useRates()
  const { text, range, list } = useFormats()
  const seasons = [...table.seasons, ...rates.seasons]
  const used = table.columns.filter(({ refusal }) => !refusal)
  const seasonOf = ({ season }: PriceColumn) => {
    const found = seasons.find(({ id }) => id === season)
    if (found) return text(found.name)
    if (season === null && table.hasSeasonsInRows) return t('table.seasonOfRow')
    return t(season === null ? 'matrix.base' : 'table.seasonUnknown')
  }
  /** Whether rentals that are longer have its price. */
  const isLast = ({ season, to }: PriceColumn) =>
    to !== null && to < MAX_RENTAL_DAYS && !used.some((one) => one.season === season && one.from > to)
  return (
    <TitledCard title={t('table.columns')}>
      <ul className="bullets">
        {used.map((column) => (
          <li key={column.index}>
            {t('table.column', {
              head: column.head,
              season: seasonOf(column),
              span: t('table.span', { from: column.from, to: column.to ?? 0 }),
              price: t('table.price', { days: column.perDays ?? 0 }),
            })}
            {isLast(column) && (
              <span className="muted block">
                {t('table.beyond', { head: column.head, to: column.to ?? 0 })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Readings
        readings={table.readings.map(({ cell, as, otherwise }) => ({
          ...{ otherwise, column: '' },
          text: t('table.reading', { cell, as }),
          label: t('table.readOtherwise', { as: otherwise?.as ?? '' }),
        }))}
        onSwitch={(_, by) => {
          if (by === '.' || by === ',')
            setPriceFile({ ...chosen, choices: { ...chosen.choices, decimals: by } })
        }}
      />
      {table.seasons.map(({ id, name, ranges }) => (
        <p key={id}>{t('table.added', { name: text(name), ranges: list(ranges.map(range)) })}</p>
      ))}
      {table.unread.length > 0 && <p className="muted">{t('table.unread', { heads: list(table.unread) })}</p>}
    </TitledCard>
  )
}
