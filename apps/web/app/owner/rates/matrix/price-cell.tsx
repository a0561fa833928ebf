import type { ClipboardEvent, KeyboardEvent } from 'react'
import { memo, useId } from 'react'
import type { CellPlace } from './price-cells.ts'
import css from './prices.module.css'
import { type PriceView, useTypedPrice } from './use-price-cell.ts'

/** A cell by its row and column, from 0. */
export interface Position {
  readonly row: number
  readonly column: number
}

/** What happens in a cell; the functions stay the same from one rendering of the table to the next. */
export interface CellEvents {
  onFocus: (at: Position) => void
  onCommit: (place: CellPlace, text: string) => void
  /** Moves by rows and columns; false where the table ends. */
  onMove: (from: Position, down: number, right: number) => boolean
  /** Moves to the next or previous cell, also of another row; false where there is none. */
  onNext: (from: Position, by: 1 | -1) => boolean
  onPaste: (event: ClipboardEvent, at: Position) => void
}

interface PriceCellProps extends PriceView, Position, CellEvents {
  /** Whether Tab leads to it. */
  isActive: boolean
}

/**
 * One cell of the sheet. A changed one is left by Tab for the next; from an unchanged one Tab leaves the table. A sheet
 * has hundreds of cells: one is rendered again only where what it shows changes.
 */
export const PriceCell = memo(function PriceCell({ row, column, isActive, ...props }: PriceCellProps) {
  const { vehicleId, season, fromDays, onFocus, onCommit, onMove, onNext, onPaste } = props
  const cell = useTypedPrice(props.stored, (text) => onCommit({ vehicleId, season, fromDays }, text))
  const at = { row, column }
  const origin = useId()
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // What is being typed has the undo of its field; otherwise that of the sheet is meant.
    if (cell.isTyped && (event.ctrlKey || event.metaKey)) event.stopPropagation()
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = moveOf(event, event.currentTarget)
    if (move) {
      event.preventDefault()
      if (!onMove(at, ...move)) cell.commit()
    } else if (event.key === 'Tab' && cell.isTyped) {
      if (onNext(at, event.shiftKey ? -1 : 1)) event.preventDefault()
    } else if (event.key === 'Escape' && cell.isTyped) {
      event.stopPropagation()
      cell.reset()
    }
  }
  return (
    <td data-faulty={props.isFaulty || undefined}>
      <input
        className={css.cell}
        data-cell={`${row}:${column}`}
        tabIndex={isActive ? 0 : -1}
        inputMode="decimal"
        autoComplete="off"
        aria-label={props.label}
        aria-invalid={props.isFaulty || undefined}
        aria-describedby={props.origin && origin}
        placeholder={props.inherited}
        title={props.origin}
        value={cell.text}
        onChange={(event) => cell.type(event.currentTarget.value)}
        onFocus={(event) => {
          onFocus(at)
          event.currentTarget.select()
        }}
        onBlur={cell.commit}
        onKeyDown={press}
        onPaste={(event) => {
          // A block takes the place of what is being typed.
          onPaste(event, at)
          if (event.defaultPrevented) cell.reset()
        }}
      />
      {props.origin && (
        <span id={origin} className="visually-hidden">
          {props.inherited}, {props.origin}
        </span>
      )}
    </td>
  )
})

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
