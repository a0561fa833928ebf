import type { CalendarBar, CalendarUnit, CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { Block } from '@nelly/domain/blocks/blocks'
import type { WallClock } from '@nelly/domain/wall-clock'
import { memo } from 'react'
import { useWords } from '../words/use-words.ts'
import { BarButton } from './bar-button.tsx'
import { BlockBar } from './blocks/block-bar.tsx'
import { blocksOfUnit } from './blocks/blocks-of-unit.ts'
import css from './calendar-grid.module.css'
import type { ShownDays } from './calendar-window.ts'
import { TurnaroundShade } from './turnaround-shade.tsx'
import { useUnitDetails } from './use-unit-details.ts'

interface UnitRowProps {
  vehicle: CalendarVehicle
  unit: CalendarUnit
  /** Whether it is the vehicle's first. */
  isFirst: boolean
  days: ShownDays
  now: WallClock
  /** The reservation whose details are being loaded. */
  reading: number | undefined
  /** The ids of the reservations that a filter leaves; undefined where it leaves all. */
  matches: ReadonlySet<number> | undefined
  onOpen: (bar: CalendarBar) => void
  onOpenBlock: (block: Block) => void
}

/**
 * The cells of a unit's row: its name, and one track over all days, on which bars and blocks lie. The track names its
 * vehicle and unit in `data-vehicle` and `data-unit`; its width is that of all days. It gets the focus after what was done
 * with its free days.
 */
export const CalendarUnitRow = memo(function CalendarUnitRow(props: UnitRowProps) {
  const { vehicle, unit, days, now, reading, matches, onOpen, onOpenBlock } = props
  return (
    <>
      <UnitName {...props} />
      <div
        role="gridcell"
        className={css.track}
        tabIndex={-1}
        aria-colindex={2}
        aria-colspan={days.count}
        data-vehicle={vehicle.id}
        data-unit={unit.unit}
      >
        {unit.bars.map(
          (bar) => bar.turnaroundMinutes > 0 && <TurnaroundShade key={bar.id} bar={bar} days={days} />,
        )}
        {blocksOfUnit(vehicle, unit.unit, days).map(({ block, ...at }) => (
          <BlockBar
            key={block.id}
            block={block}
            {...at}
            days={days}
            vehicle={vehicle}
            plate={unit.plate}
            onOpen={() => onOpenBlock(block)}
          />
        ))}
        {unit.bars.map((bar) => (
          <BarButton
            key={bar.id}
            bar={bar}
            days={days}
            vehicle={vehicle}
            unit={unit}
            now={now}
            busy={reading === bar.id}
            dimmed={matches?.has(bar.id) === false}
            onOpen={onOpen}
          />
        ))}
      </div>
    </>
  )
})

/** The name of a row: the vehicle, the unit by its plate or number, and whether it can't be booked. */
function UnitName({ vehicle, unit, isFirst }: Pick<UnitRowProps, 'vehicle' | 'unit' | 'isFirst'>) {
  const t = useWords('calendar')
  const known = useUnitDetails()(vehicle, unit)
  const standing = vehicle.deleted ? t('deleted') : vehicle.isOnSale ? undefined : t('hidden')
  const details = isFirst && standing ? [...known, standing] : known
  return (
    <div
      role="rowheader"
      className={css.name}
      aria-colindex={1}
      title={[vehicle.name, ...details].join(' · ')}
    >
      <span className={css.vehicle} data-first={isFirst || undefined}>
        {vehicle.name}
      </span>
      {details.length > 0 && <span className={css.unit}>{details.join(' · ')}</span>}
    </div>
  )
}
