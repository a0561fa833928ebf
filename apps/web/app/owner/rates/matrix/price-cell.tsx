import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useId } from 'react'
import type { PricedVehicle } from './price-cells.ts'
import css from './prices.module.css'
import { usePriceCell } from './use-price-cell.ts'

interface PriceCellProps {
  vehicle: PricedVehicle
  season: string | null
  fromDays: number
  /** Its row and column, by which the table finds it. */
  name: string
  /** Whether Tab leads to it. */
  isActive: boolean
  onFocus: () => void
  /** Moves by rows and columns; false where the table ends. */
  onMove: (down: number, right: number) => boolean
  /** Moves to the next or previous cell, also of another row; false where there is none. */
  onNext: (by: 1 | -1) => boolean
  onPaste: (event: ClipboardEvent) => void
}

/** One cell of the sheet. A changed one is left by Tab for the next; from an unchanged one Tab leaves the table. */
export function PriceCell({ vehicle, season, fromDays, name, isActive, ...on }: PriceCellProps) {
  const cell = usePriceCell(vehicle, season, fromDays)
  const origin = useId()
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // What is being typed has the undo of its field; otherwise that of the sheet is meant.
    if (cell.isTyped && (event.ctrlKey || event.metaKey)) event.stopPropagation()
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = moveOf(event, event.currentTarget)
    if (move) {
      event.preventDefault()
      if (!on.onMove(...move)) cell.commit()
    } else if (event.key === 'Tab' && cell.isTyped) {
      if (on.onNext(event.shiftKey ? -1 : 1)) event.preventDefault()
    } else if (event.key === 'Escape' && cell.isTyped) {
      event.stopPropagation()
      cell.reset()
    }
  }
  return (
    <td data-faulty={cell.isFaulty || undefined}>
      <input
        className={css.cell}
        data-cell={name}
        tabIndex={isActive ? 0 : -1}
        inputMode="decimal"
        autoComplete="off"
        aria-label={cell.label}
        aria-invalid={cell.isFaulty || undefined}
        aria-describedby={cell.origin && origin}
        placeholder={cell.inherited}
        title={cell.origin}
        value={cell.text}
        onChange={(event) => cell.type(event.currentTarget.value)}
        onFocus={(event) => {
          on.onFocus()
          event.currentTarget.select()
        }}
        onBlur={cell.commit}
        onKeyDown={press}
        onPaste={(event) => {
          // A block takes the place of what is being typed.
          on.onPaste(event)
          if (event.defaultPrevented) cell.reset()
        }}
      />
      {cell.origin && (
        <span id={origin} className={css.spoken}>
          {cell.inherited}, {cell.origin}
        </span>
      )}
    </td>
  )
}

/**
 * The rows and columns that a key moves by. Left and right move within the text, and to the next cell at its ends or
 * where all of it is selected, as after a move.
 */
function moveOf(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { value, selectionStart, selectionEnd }: HTMLInputElement,
): [down: number, right: number] | undefined {
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  const isAt = (end: number) => selectionStart === end && selectionEnd === end
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0]
  if (shiftKey) return undefined
  if (key === 'ArrowDown') return [1, 0]
  if (key === 'ArrowUp') return [-1, 0]
  if (key === 'ArrowRight' && (isWhole || isAt(value.length))) return [0, 1]
  if (key === 'ArrowLeft' && (isWhole || isAt(0))) return [0, -1]
  return undefined
}
