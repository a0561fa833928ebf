import { Menu } from '@mantine/core'
import type { Calendar } from '@nelly/contract/overview/calendar'
import type { TakenStep } from '@nelly/contract/reservations/steps'
import type { Drawn } from '@nelly/domain/calendar/gestures'
import type { Slot } from '@nelly/domain/calendar/slots'
import { useRef, useState } from 'react'
import { StepDialog } from '../../reservations/steps/step-dialog.tsx'
import { hasReadings } from '../../reservations/steps/steps-shown.ts'
import { useTakeStep } from '../../reservations/steps/use-take-step.ts'
import type { OpenedReservation } from '../../reservations/use-opened-reservation.ts'
import { useWords } from '../../words/use-words.ts'
import { useBlockActions } from '../blocks/use-block-actions.ts'
import type { CalendarItem } from './calendar-items.ts'
import { BlockItems, FreeItems, type Offer } from './menu-items.tsx'
import { ReservationItems } from './reservation-items.tsx'
import type { MenuTarget } from './tracks.ts'

interface CalendarMenuProps {
  calendar: Calendar
  /** The landing that a filter leaves. */
  landing: number | undefined
  /** What it is about; undefined while it is closed. */
  target: MenuTarget | undefined
  onClose: () => void
  onOpen: OpenedReservation['open']
  onMove: (item: CalendarItem, to: Slot) => void
  onReserve: (drawn: Drawn, offer: Offer) => void
  onBlock: (drawn: Drawn) => void
}

const CLOSING_EVENTS = ['mousedown', 'touchstart']

/** The menu of a bar or of free days, where it was asked for. */
export function CalendarMenu({
  calendar,
  landing,
  target,
  onClose,
  onOpen,
  onMove,
  onReserve,
  onBlock,
}: CalendarMenuProps) {
  const t = useWords('moves')
  const { take } = useTakeStep()
  const [asked, setAsked] = useState<{ id: number; step: TakenStep }>()
  const steps = useWords('steps')
  const blocks = useBlockActions(calendar.vehicles, () => {})
  // What it was about is shown until it has faded.
  const last = useRef(target)
  if (target) last.current = target
  const shown = last.current
  const close = () => {
    onClose()
    shown?.from?.focus({ preventScroll: true })
  }
  return (
    <>
      <Menu
        opened={target !== undefined}
        onClose={close}
        returnFocus={false}
        // Within the page's landmarks, and its items are all that is in it.
        withinPortal={false}
        floatingStrategy="fixed"
        withInitialFocusPlaceholder={false}
        // What it is at may be below the edge of the screen: it is shown above it then.
        hideDetached={false}
        menuItemTabIndex={0}
        // Not by a key: the one that opens it would close it again.
        clickOutsideEvents={CLOSING_EVENTS}
        position="bottom-start"
        offset={4}
        width={264}
        transitionProps={{ duration: 0 }}
      >
        <Menu.Target>
          <span
            aria-hidden="true"
            style={{ position: 'fixed', left: shown?.at.x ?? 0, top: shown?.at.y ?? 0, width: 0, height: 0 }}
          />
        </Menu.Target>
        <Menu.Dropdown aria-label={t('actions')} mah="80dvh" style={{ overflowY: 'auto' }}>
          {shown?.kind === 'free' && (
            <FreeItems
              calendar={calendar}
              landing={landing}
              drawn={shown.drawn}
              onReserve={onReserve}
              onBlock={onBlock}
            />
          )}
          {shown?.kind === 'item' && shown.item.kind === 'block' && (
            <BlockItems block={shown.item} onMove={(to) => onMove(shown.item, to)} onRemove={blocks.remove} />
          )}
          {shown?.kind === 'item' && shown.item.kind === 'reservation' && (
            <ReservationItems
              calendar={calendar}
              reservation={shown.item}
              onOpen={onOpen}
              onMove={(to) => onMove(shown.item, to)}
              onTake={(wish) => (hasReadings(wish.step) ? setAsked(wish) : take(wish))}
            />
          )}
        </Menu.Dropdown>
      </Menu>
      <StepDialog
        asked={asked}
        label={asked ? steps(`take.${asked.step}`) : ''}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
