import { Button } from '@mantine/core'
import { formatMoney } from '@nelly/domain/money'
import { useWords } from '../words/use-words.ts'
import place from './figures-place.module.css'
import { FiguresPlace } from './figures-place.tsx'
import { FiguresTable } from './figures-table.tsx'
import { OccupancyCard } from './occupancy-card.tsx'
import { useFigures } from './use-figures.ts'
import { WeeksCard } from './weeks-card.tsx'

/** Reservations, revenue and occupancy at a glance. The height is the same before and after loading. */
export function Figures() {
  const say = useWords('figures')
  const common = useWords('common')
  const figures = useFigures()
  if (figures.isPending) return <FiguresPlace />
  if (figures.isError) {
    return (
      <div className={`${place.card} ${place.failed}`} role="alert">
        {say('loadFailed')}
        <Button variant="default" size="sm" onClick={() => figures.refetch()}>
          {common('retry')}
        </Button>
      </div>
    )
  }
  const { weeks, occupancy } = figures.data
  return (
    <section aria-label={say('title')} className={place.cards}>
      <WeeksCard
        title={say('reservations')}
        weeks={weeks}
        of={({ reservations }) => reservations}
        shown={(week) => String(week.reservations)}
      />
      <WeeksCard
        title={say('revenue')}
        weeks={weeks}
        of={({ revenue }) => revenue}
        shown={({ revenue }) => formatMoney(revenue)}
      />
      <OccupancyCard occupancy={occupancy} />
      <FiguresTable weeks={weeks} />
    </section>
  )
}
