import type { Calendar, CalendarVehicle } from '@nelly/contract/overview/calendar'
import { blockedTimeOf, rentalOf } from '@nelly/domain/calendar/gestures'
import type { Row, Slot } from '@nelly/domain/calendar/slots'
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import type { OpenedReservation } from '../../reservations/use-opened-reservation.ts'
import { BlockDialog, type BlockWish } from '../blocks/block-dialog.tsx'
import { MoveDialog, NewHereDialog, type NewHereWish } from './calendar-dialogs.tsx'
import { type CalendarItem, itemsOf, vehiclesFor } from './calendar-items.ts'
import { CalendarMenu } from './calendar-menu.tsx'
import type { MoveWish } from './move-form.tsx'
import { type MenuTarget, trackAt, trackOf } from './tracks.ts'

/** What can be done in the calendar, for whatever shows it. */
export interface CalendarActions {
  /** All reservations and blocks by their keys. */
  readonly items: ReadonlyMap<string, CalendarItem>
  /** Asks what a move would do; nothing is saved before the operator agrees. */
  readonly moveTo: (item: CalendarItem, to: Slot) => void
  readonly openMenu: (target: MenuTarget) => void
  /** Says something to screen readers. */
  readonly announce: (text: string) => void
}

const Actions = createContext<CalendarActions | undefined>(undefined)

/** What can be done in the calendar around this component. */
export function useCalendarActions(): CalendarActions {
  const actions = use(Actions)
  if (!actions) throw new Error('not within CalendarActionsProvider')
  return actions
}

interface ProviderProps {
  calendar: Calendar
  /** The landing that a filter leaves. */
  landing: number | undefined
  opened: OpenedReservation
  children: ReactNode
}

/** Offers the actions of the calendar to what is in it, and shows their menu and dialogs. */
export function CalendarActionsProvider({ calendar, landing, opened, children }: ProviderProps) {
  const { vehicles } = calendar
  const items = useMemo(() => itemsOf(calendar), [calendar])
  const [menu, openMenu] = useState<MenuTarget>()
  const [move, setMove] = useState<MoveWish>()
  const [block, setBlock] = useState<{ open: Parameters<typeof BlockDialog>[0]['open']; wish: BlockWish }>()
  const [rental, setRental] = useState<NewHereWish>()
  const drawn = useDrawnRow()
  const [said, announce] = useState('')
  const moveTo = useCallback(
    (item: CalendarItem, to: Slot) => {
      if (item.kind === 'block') setBlock({ open: item.block, wish: blockWishOf(to) })
      else setMove(moveWishOf(item, to, vehicles))
    },
    [vehicles],
  )
  const actions = useMemo(() => ({ items, moveTo, openMenu, announce }), [items, moveTo])
  return (
    <Actions value={actions}>
      {children}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <CalendarMenu
        calendar={calendar}
        landing={landing}
        target={menu}
        onClose={() => openMenu(undefined)}
        onOpen={(id, step) => opened.open(id, step)}
        onMove={moveTo}
        onReserve={(days, { landingId, vehicleId }) => {
          drawn.begin(days)
          setRental({ landingId, slot: { ...rentalOf(days), vehicleId } })
        }}
        onBlock={(days) => {
          drawn.begin(days)
          setBlock({ open: 'new', wish: blockWishOf(blockedTimeOf(days)) })
        }}
      />
      <MoveDialog wish={move} onClose={() => setMove(undefined)} />
      <BlockDialog
        calendar={calendar}
        open={block?.open}
        wish={block?.wish}
        onClose={() => setBlock(undefined)}
        onClosed={drawn.focus}
      />
      <NewHereDialog wish={rental} onClose={() => setRental(undefined)} onClosed={drawn.focus} />
    </Actions>
  )
}

/** Focuses the row that was drawn on, where what had the focus is gone: free time that was blocked or reserved. */
function useDrawnRow() {
  const row = useRef<Row>(undefined)
  return {
    begin: (drawn: Row) => {
      row.current = drawn
    },
    focus: () => {
      const { current } = row
      row.current = undefined
      if (!current || trackAt(document.activeElement)) return
      trackOf(document.body, current)?.focus({ preventScroll: true })
    },
  }
}

/** A move in the words of the reservation: its landing's vehicles in place of the rows. */
function moveWishOf(
  item: Extract<CalendarItem, { kind: 'reservation' }>,
  to: Slot,
  rows: readonly CalendarVehicle[],
): MoveWish {
  const vehicles = vehiclesFor(rows, item)
  const target = rows.find(({ id }) => id === to.vehicleId) ?? item.vehicle
  const [there] = vehiclesFor([target], item)
  return {
    id: item.bar.id,
    read: { ...item.slot, vehicleId: item.bar.vehicleId },
    to: { ...to, vehicleId: there?.id ?? item.bar.vehicleId },
    vehicles,
  }
}

const blockWishOf = ({ vehicleId, unit, from, to }: Slot): BlockWish => ({
  vehicleId,
  unit: String(unit ?? ''),
  from,
  to,
})
