import { Menu } from '@mantine/core'
import type { Calendar } from '@nelly/contract/overview/calendar'
import type { TakenStep } from '@nelly/contract/reservations/steps'
import { isSameSlot, type Slot, shiftedSlot, stretchedSlot } from '@nelly/domain/calendar/slots'
import {
  IconArrowBarLeft,
  IconArrowBarRight,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsMove,
  IconArrowsUpDown,
  IconCalendarCancel,
  IconChevronRight,
  IconEye,
} from '@tabler/icons-react'
import { deviceToday } from '../../dates/device-today.ts'
import { stepsShown } from '../../reservations/steps/steps-shown.ts'
import type { OpenedReservation } from '../../reservations/use-opened-reservation.ts'
import { useReservationDetails } from '../../reservations/use-reservation-details.ts'
import { useWords } from '../../words/use-words.ts'
import { type CalendarItem, nextFreeUnit } from './calendar-items.ts'
import { menuSign } from './menu-items.tsx'

interface ReservationItemsProps {
  calendar: Calendar
  reservation: Extract<CalendarItem, { kind: 'reservation' }>
  onOpen: OpenedReservation['open']
  /** Asks for a move; to where it is, its form is opened. */
  onMove: (to: Slot) => void
  onTake: (wish: { id: number; revision: number; step: TakenStep }) => void
}

/** What can be done with a reservation: moves, and the steps that are possible now. */
export function ReservationItems({ reservation, onOpen, onMove, onTake }: ReservationItemsProps) {
  const t = useWords('moves')
  const { bar, slot, possible, vehicle } = reservation
  const free = possible.units === 'none' ? undefined : nextFreeUnit(vehicle, bar, slot)
  const shorter = stretchedSlot(slot, 'to', -1)
  const isMovable = possible.return || possible.units !== 'none'
  return (
    <>
      <Menu.Label>{`${bar.firstName} ${bar.lastName}`.trim() || bar.reference}</Menu.Label>
      <Menu.Item leftSection={menuSign(IconEye)} onClick={() => onOpen(bar.id)}>
        {t('open')}
      </Menu.Item>
      <StepItems id={bar.id} onOpen={onOpen} onTake={onTake} />
      <Menu.Divider />
      {!isMovable && <Menu.Label>{t('fixed')}</Menu.Label>}
      {isMovable && (
        <Menu.Item leftSection={menuSign(IconArrowsMove)} onClick={() => onMove(slot)}>
          {t('move')}
        </Menu.Item>
      )}
      {free && (
        <Menu.Item
          leftSection={menuSign(IconArrowsUpDown)}
          onClick={() => onMove({ ...slot, unit: free.unit })}
        >
          {t('nextFree', { unit: free.plate ?? t('oneUnit', { unit: free.unit }) })}
        </Menu.Item>
      )}
      {possible.pickup && (
        <>
          <Menu.Item leftSection={menuSign(IconArrowLeft)} onClick={() => onMove(shiftedSlot(slot, -1))}>
            {t('earlier')}
          </Menu.Item>
          <Menu.Item leftSection={menuSign(IconArrowRight)} onClick={() => onMove(shiftedSlot(slot, 1))}>
            {t('later')}
          </Menu.Item>
        </>
      )}
      {possible.return && (
        <>
          <Menu.Item
            leftSection={menuSign(IconArrowBarRight)}
            onClick={() => onMove(stretchedSlot(slot, 'to', 1))}
          >
            {t('longer')}
          </Menu.Item>
          {!isSameSlot(shorter, slot) && (
            <Menu.Item leftSection={menuSign(IconArrowBarLeft)} onClick={() => onMove(shorter)}>
              {t('shorter')}
            </Menu.Item>
          )}
        </>
      )}
    </>
  )
}

/** The steps that are possible, which the reservation's details have, and cancelling it. */
function StepItems({
  id,
  onOpen,
  onTake,
}: { id: number } & Pick<ReservationItemsProps, 'onOpen' | 'onTake'>) {
  const t = useWords('moves')
  const steps = useWords('steps')
  const { data, isError } = useReservationDetails(id)
  if (!data) return <Menu.Label>{t(isError ? 'stepsFailed' : 'stepsLoading')}</Menu.Label>
  const { next, others } = stepsShown(data, deviceToday())
  return (
    <>
      {[...(next ? [next] : []), ...others].map((step) => (
        <Menu.Item
          key={step}
          leftSection={menuSign(IconChevronRight)}
          onClick={() => (step === 'decline' ? onOpen(id) : onTake({ id, revision: data.revision, step }))}
        >
          {step === 'decline' ? t('decline') : steps(`take.${step}`)}
        </Menu.Item>
      ))}
      {data.feeIfCancelled !== null && (
        <Menu.Item leftSection={menuSign(IconCalendarCancel)} onClick={() => onOpen(id, 'cancel')}>
          {t('cancel')}
        </Menu.Item>
      )}
    </>
  )
}
