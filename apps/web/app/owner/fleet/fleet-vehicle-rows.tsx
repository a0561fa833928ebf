import type { FleetBar, FleetUnit, FleetVehicle } from '@nelly/contract/owned-fleet'
import type { Block } from '@nelly/domain/blocks'
import type { WallClock } from '@nelly/domain/wall-clock'
import { useWords } from '../words/use-words.ts'
import { BarButton } from './bar-button.tsx'
import { BlockBar } from './blocks/block-bar.tsx'
import { blocksOfUnit } from './blocks/blocks-of-unit.ts'
import css from './fleet-table.module.css'
import { type Day, placeOf } from './fleet-window.ts'
import { TurnaroundShade, turnaroundPlace } from './turnaround-shade.tsx'

interface RowsProps {
  vehicle: FleetVehicle
  days: readonly Day[]
  today: string
  now: WallClock
  reading: number | undefined
  onOpen: (bar: FleetBar) => void
  onOpenBlock: (block: Block) => void
}

/** How many free units after the last reserved one still get a row of their own. */
const FREE_ROWS = 1

/** The rows of a vehicle, one for each unit; many free units at the end are summed up in one row. */
export function FleetVehicleRows(props: RowsProps) {
  const { vehicle, days } = props
  const say = useWords('fleet')
  const isUsed = ({ unit, bars }: FleetUnit) =>
    bars.length > 0 || vehicle.blocks.some((block) => block.unit === unit)
  const lastUsed = vehicle.units.findLastIndex(isUsed)
  const ofAll = blocksOfUnit(vehicle, null, days[0]?.date ?? '', days.length)
  const needed = Math.max(lastUsed + 1, 1) + FREE_ROWS
  const rows = vehicle.units.length > needed + 1 ? vehicle.units.slice(0, needed) : vehicle.units
  const more = vehicle.units.length - rows.length
  return (
    <tbody>
      {rows.map((unit) => (
        <UnitRow key={unit.unit} {...props} unit={unit} />
      ))}
      {more > 0 && (
        <tr>
          <th scope="row" className={css.name}>
            <span className={css.unit}>
              {say(ofAll.length > 0 ? 'moreUnitsBlocked' : 'moreUnits', { count: more })}
            </span>
          </th>
          <td colSpan={days.length} />
        </tr>
      )}
    </tbody>
  )
}

function UnitRow({
  vehicle,
  unit,
  days,
  today,
  now,
  reading,
  onOpen,
  onOpenBlock,
}: RowsProps & { unit: FleetUnit }) {
  const say = useWords('fleet')
  const isFirst = unit === vehicle.units[0]
  const first = days[0]?.date ?? ''
  const placed = unit.bars
    .map((bar) => ({ bar, place: placeOf(bar, first, days.length) }))
    .filter(({ place }) => place.length > 0)
  const turnarounds = unit.bars.flatMap((bar) => {
    const place = turnaroundPlace(bar, first, days.length)
    return place ? [{ id: bar.id, place }] : []
  })
  const blocked = blocksOfUnit(vehicle, unit.unit, first, days.length)
  return (
    <tr>
      <th scope="row" className={css.name}>
        <span className={isFirst ? css.vehicle : css.spoken}>{vehicle.name}</span>
        {(vehicle.units.length > 1 || unit.plate) && (
          <span className={css.unit}>{unit.plate ?? say('unit', { unit: unit.unit })}</span>
        )}
        {vehicle.deleted && isFirst && <span className={css.unit}>{say('deleted')}</span>}
        {!vehicle.isOnSale && !vehicle.deleted && isFirst && (
          <span className={css.unit}>{say('hidden')}</span>
        )}
      </th>
      {days.map(({ date, isWeekend }, column) => (
        <td
          key={date}
          className={`${css.cell} ${isWeekend ? css.weekend : ''} ${date === today ? css.today : ''}`}
        >
          {turnarounds
            .filter(({ place }) => place.column === column)
            .map(({ id, place }) => (
              <TurnaroundShade key={id} place={place} />
            ))}
          {blocked
            .filter(({ place }) => place.column === column)
            .map(({ block, ...at }) => (
              <BlockBar
                key={block.id}
                block={block}
                {...at}
                vehicle={vehicle}
                plate={unit.plate}
                onOpen={() => onOpenBlock(block)}
              />
            ))}
          {placed
            .filter(({ place }) => place.column === column)
            .map(({ bar, place }) => (
              <BarButton
                key={bar.id}
                bar={bar}
                place={place}
                vehicle={vehicle}
                unit={unit}
                now={now}
                busy={reading === bar.id}
                onOpen={() => onOpen(bar)}
              />
            ))}
        </td>
      ))}
    </tr>
  )
}
