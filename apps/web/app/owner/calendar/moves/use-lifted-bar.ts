import type { Calendar } from '@nelly/contract/overview/calendar'
import { rowFor } from '@nelly/domain/calendar/gestures'
import { isSameRow, isSameSlot, type Slot, shiftedSlot, stretchedSlot } from '@nelly/domain/calendar/slots'
import { type RefObject, useEffect, useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import type { CalendarRow } from '../calendar-rows.ts'
import type { CalendarActions } from './calendar-actions.tsx'
import type { CalendarItem } from './calendar-items.ts'
import { useLatest } from './listeners.ts'
import { nextUnitRow } from './row-stops.ts'
import { barAt, keyOfElement, pointBelow } from './tracks.ts'
import { useSlotWords } from './use-slot-words.ts'

interface LiftOptions extends CalendarActions {
  readonly calendar: Calendar
  readonly rows: readonly CalendarRow[]
  readonly reveal: (index: number) => void
}

/** A bar that the arrow keys move. */
interface Lifted {
  readonly item: CalendarItem
  readonly name: string
  /** Where it would be, and the index of that row. */
  readonly slot: Slot
  readonly index: number
}

/**
 * Moves a bar by the keyboard: the space bar lifts it, the arrow keys move it by days and units, with Shift they stretch it,
 * Enter drops it and Escape leaves it where it was. `M` opens its menu. Returns where a lifted one would be.
 */
export function useLiftedBar(
  scroller: RefObject<HTMLElement | null>,
  options: LiftOptions,
): Slot | undefined {
  const t = useWords('moves')
  const words = useSlotWords(options.calendar.vehicles)
  const [lifted, setLifted] = useState<Lifted>()
  const latest = useLatest({ ...options, lifted, t, words })
  useEffect(() => {
    const { current: area } = scroller
    if (!area) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { items, lifted: now } = latest.current
      const bar = barAt(event.target)
      const item = bar && items.get(keyOfElement(bar))
      if (!item) return
      const isDone = now ? keepLifted(now, event) : lift(item, bar, event)
      if (isDone) event.preventDefault()
    }
    const lift = (item: CalendarItem, bar: HTMLElement, { key, repeat }: KeyboardEvent): boolean => {
      const { rows, openMenu, announce, t } = latest.current
      const { units, pickup, return: isReturn } = item.possible
      if (key.toLowerCase() === 'm') {
        openMenu({ kind: 'item', item, at: pointBelow(bar), from: bar })
        return true
      }
      if (key !== ' ') return false
      if (repeat) return true
      const { slot } = item
      const name = bar.getAttribute('aria-label') ?? ''
      if (units === 'none' && !pickup && !isReturn) announce(t('fixed'))
      else {
        const index = rows.findIndex(
          (row) =>
            row.kind === 'unit' && row.vehicle.id === slot.vehicleId && row.unit.unit === (slot.unit ?? 1),
        )
        setLifted({ item, name, slot, index })
        announce(t('lifted', { name }))
      }
      return true
    }
    const keepLifted = (now: Lifted, { key, shiftKey, repeat }: KeyboardEvent): boolean => {
      const { moveTo, announce, reveal } = latest.current
      if (key === 'Escape' || key === 'Tab') {
        putDown(now)
        return key === 'Escape'
      }
      if (key === 'Enter' || key === ' ') {
        if (repeat) return true
        if (isSameSlot(now.slot, now.item.slot)) putDown(now)
        else {
          setLifted(undefined)
          moveTo(now.item, now.slot)
        }
        return true
      }
      const next = movedBy(now, { key, shiftKey }, latest.current.rows)
      if (!next) return false
      setLifted(next)
      reveal(next.index)
      announce(latest.current.words(next.slot))
      return true
    }
    const putDown = ({ name }: Lifted) => {
      const { announce, t } = latest.current
      setLifted(undefined)
      announce(t('lowered', { name }))
    }
    /** The click of a button by the space bar comes when that is released. */
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ' && barAt(event.target)) event.preventDefault()
    }
    const leave = () => setLifted(undefined)
    area.addEventListener('keydown', press)
    area.addEventListener('keyup', release)
    area.addEventListener('focusout', leave)
    return () => {
      area.removeEventListener('keydown', press)
      area.removeEventListener('keyup', release)
      area.removeEventListener('focusout', leave)
    }
  }, [scroller, latest])
  return lifted?.slot
}

/** A lifted bar after an arrow key; undefined of any other key. */
function movedBy(
  lifted: Lifted,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  rows: readonly CalendarRow[],
): Lifted | undefined {
  const { item, slot, index } = lifted
  const { possible } = item
  const days = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined
  if (days && shiftKey) return { ...lifted, slot: possible.return ? stretchedSlot(slot, 'to', days) : slot }
  if (days) return { ...lifted, slot: possible.pickup ? shiftedSlot(slot, days) : slot }
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
  if (!by) return undefined
  const next = nextUnitRow(rows, index, by, ({ vehicle, unit }) => {
    const place = { vehicleId: vehicle.id, unit: unit.unit }
    return !vehicle.deleted && isSameRow(rowFor(item.slot, possible, place), place)
  })
  const row = next === undefined ? undefined : rows[next]
  if (next === undefined || row?.kind !== 'unit') return lifted
  return { ...lifted, index: next, slot: { ...slot, vehicleId: row.vehicle.id, unit: row.unit.unit } }
}
