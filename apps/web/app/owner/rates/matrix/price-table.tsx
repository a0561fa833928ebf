import { useCallbackRef } from '@mantine/hooks'
import { type ClipboardEvent, useId, useRef, useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { type CellEvents, type Position, PriceCell } from './price-cell.tsx'
import css from './prices.module.css'
import { useCommitPrice, usePasteBlock, usePriceViews } from './use-price-cell.ts'

/** The prices of a season as a sheet: arrows, Enter and Tab move, typing replaces, blocks can be pasted. */
export function PriceTable({ season }: { season: string | null }) {
  const t = useWords('rates')
  const hint = useId()
  const grid = useRef<HTMLTableElement>(null)
  const { rates, vehicles } = useRates()
  const pasteBlock = usePasteBlock()
  const [current, setCurrent] = useState<Position>({ row: 0, column: 0 })
  const { tiers } = rates
  const viewOf = usePriceViews(season)
  const active = {
    row: Math.min(current.row, vehicles.length - 1),
    column: Math.min(current.column, tiers.length - 1),
  }

  /** Moves to a cell; false where the table ends. */
  const moveTo = (row: number, column: number): boolean => {
    const field = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`)
    field?.focus()
    field?.select()
    return field !== null && field !== undefined
  }
  const moveOn = ({ row, column }: Position, by: 1 | -1): boolean => {
    const next = column + by
    if (next >= 0 && next < tiers.length) return moveTo(row, next)
    return moveTo(row + by, by === 1 ? 0 : tiers.length - 1)
  }
  const paste = (event: ClipboardEvent, { row, column }: Position) => {
    const vehicle = vehicles[row]
    const fromDays = tiers[column]
    if (vehicle && fromDays !== undefined) pasteBlock(event, { vehicleId: vehicle.id, season, fromDays })
  }
  const events: CellEvents = {
    onFocus: setCurrent,
    onCommit: useCallbackRef(useCommitPrice()),
    onMove: useCallbackRef(({ row, column }, down, right) => moveTo(row + down, column + right)),
    onNext: useCallbackRef(moveOn),
    onPaste: useCallbackRef(paste),
  }
  return (
    <>
      <p className="muted spaced" id={hint}>
        {t('matrix.keys')}
      </p>
      <div className={css.frame}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are fields that arrows move between.
          role="grid"
          className={css.table}
          aria-label={t('matrix.table')}
          aria-describedby={hint}
        >
          <thead>
            <tr>
              <th scope="col">{t('matrix.vehicle')}</th>
              {tiers.map((days) => (
                <th key={days} scope="col">
                  {t('matrix.fromDays', { days })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vehicles.map((vehicle, row) => (
              <tr key={vehicle.id}>
                <th scope="row">{vehicle.name}</th>
                {tiers.map((fromDays, column) => (
                  <PriceCell
                    key={fromDays}
                    {...viewOf(vehicle, fromDays)}
                    row={row}
                    column={column}
                    isActive={active.row === row && active.column === column}
                    {...events}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
