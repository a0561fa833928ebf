import type { Calendar } from '@nelly/contract/overview/calendar'
import { blockedTimeOf, type Drawn, rentalOf } from '@nelly/domain/calendar/gestures'
import type { Row, Slot } from '@nelly/domain/calendar/slots'
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import type { OpenedReservation } from '../../reservations/use-opened-reservation.ts'
import { BlockDialog, type BlockWish } from '../blocks/block-dialog.tsx'
import { MoveDialog, NewHereDialog } from './calendar-dialogs.tsx'
import { type CalendarItem, itemsOf } from './calendar-items.ts'
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
  opened: OpenedReservation
  children: ReactNode
}

/** Offers the actions of the calendar to what is in it, and shows their menu and dialogs. */
export function CalendarActionsProvider({ calendar, opened, children }: ProviderProps) {
  const items = useMemo(() => itemsOf(calendar), [calendar])
  const [menu, openMenu] = useState<MenuTarget>()
  const [move, setMove] = useState<MoveWish>()
  const [block, setBlock] = useState<{ open: Parameters<typeof BlockDialog>[0]['open']; wish: BlockWish }>()
  const [rental, setRental] = useState<Slot>()
  const drawn = useDrawnRow()
  const [said, announce] = useState('')
  const moveTo = useCallback((item: CalendarItem, to: Slot) => {
    if (item.kind === 'reservation') setMove({ id: item.bar.id, read: item.slot, to })
    else setBlock({ open: item.block, wish: blockWishOf(to) })
  }, [])
  const actions = useMemo(() => ({ items, moveTo, openMenu, announce }), [items, moveTo])
  return (
    <Actions value={actions}>
      {children}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <CalendarMenu
        calendar={calendar}
        target={menu}
        onClose={() => openMenu(undefined)}
        onOpen={(id, step) => opened.open(id, step)}
        onMove={moveTo}
        onReserve={(days: Drawn) => {
          drawn.begin(days)
          setRental(rentalOf(days))
        }}
        onBlock={(days: Drawn) => {
          drawn.begin(days)
          setBlock({ open: 'new', wish: blockWishOf(blockedTimeOf(days)) })
        }}
      />
      <MoveDialog vehicles={calendar.vehicles} wish={move} onClose={() => setMove(undefined)} />
      <BlockDialog
        calendar={calendar}
        open={block?.open}
        wish={block?.wish}
        onClose={() => setBlock(undefined)}
        onClosed={drawn.focus}
      />
      <NewHereDialog
        calendar={calendar}
        slot={rental}
        onClose={() => setRental(undefined)}
        onClosed={drawn.focus}
      />
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

const blockWishOf = ({ vehicleId, unit, from, to }: Slot): BlockWish => ({
  vehicleId,
  unit: String(unit ?? ''),
  from,
  to,
})
