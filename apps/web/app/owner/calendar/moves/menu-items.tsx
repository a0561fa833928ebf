import { Menu } from '@mantine/core'
import type { Calendar, CalendarVehicle } from '@nelly/contract/overview/calendar'
import { type Block, isOwn } from '@nelly/domain/blocks/blocks'
import { blockedTimeOf, type Drawn } from '@nelly/domain/calendar/gestures'
import { type Slot, shiftedSlot, stretchedSlot } from '@nelly/domain/calendar/slots'
import {
  type Icon,
  IconArrowBarLeft,
  IconArrowBarRight,
  IconArrowLeft,
  IconArrowRight,
  IconLock,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { LandingSign, useLandingSigns } from '../landings/landing-sign.tsx'
import type { CalendarItem } from './calendar-items.ts'
import { useDaysWords } from './use-slot-words.ts'

interface BlockItemsProps {
  block: Extract<CalendarItem, { kind: 'block' }>
  /** Asks for a move; to where it is, its form is opened. */
  onMove: (to: Slot) => void
  onRemove: (block: Block) => void
}

/** What can be done with a block. */
export function BlockItems({ block: { block, slot }, onMove, onRemove }: BlockItemsProps) {
  const t = useWords('moves')
  if (!isOwn(block)) {
    return (
      <Menu.Item leftSection={menuSign(IconLock)} onClick={() => onMove(slot)}>
        {t('openBlock')}
      </Menu.Item>
    )
  }
  return (
    <>
      <Menu.Item leftSection={menuSign(IconPencil)} onClick={() => onMove(slot)}>
        {t('editBlock')}
      </Menu.Item>
      <Menu.Item leftSection={menuSign(IconArrowLeft)} onClick={() => onMove(shiftedSlot(slot, -1))}>
        {t('earlier')}
      </Menu.Item>
      <Menu.Item leftSection={menuSign(IconArrowRight)} onClick={() => onMove(shiftedSlot(slot, 1))}>
        {t('later')}
      </Menu.Item>
      <Menu.Item
        leftSection={menuSign(IconArrowBarRight)}
        onClick={() => onMove(stretchedSlot(slot, 'to', 1))}
      >
        {t('blockLonger')}
      </Menu.Item>
      <Menu.Item
        leftSection={menuSign(IconArrowBarLeft)}
        onClick={() => onMove(stretchedSlot(slot, 'to', -1))}
      >
        {t('blockShorter')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red.8" leftSection={menuSign(IconTrash)} onClick={() => onRemove(block)}>
        {t('deleteBlock')}
      </Menu.Item>
    </>
  )
}

/** The sign of an entry of a menu. */
export const menuSign = (Sign: Icon) => <Sign size={17} stroke={1.7} aria-hidden="true" />

/** A vehicle that offers the units of a row, on a landing. */
export type Offer = CalendarVehicle['offers'][number]

interface FreeItemsProps {
  calendar: Calendar
  /** The landing that a filter leaves. */
  landing: number | undefined
  drawn: Drawn
  onReserve: (drawn: Drawn, offer: Offer) => void
  onBlock: (drawn: Drawn) => void
}

/** What can be done with free days: where several landings offer the units, each can reserve them. */
export function FreeItems({ calendar, landing, drawn, onReserve, onBlock }: FreeItemsProps) {
  const t = useWords('moves')
  const words = useDaysWords(calendar.vehicles)
  const signs = useLandingSigns()
  const row = calendar.vehicles.find(({ id }) => id === drawn.vehicleId)
  const offers = offersOn(row?.offers ?? [], landing)
  const nameOf = ({ landingId }: Offer) => (offers.length > 1 ? signs.get(landingId)?.name : undefined)
  return (
    <>
      <Menu.Label>{words(blockedTimeOf(drawn))}</Menu.Label>
      {offers.map((offer) => {
        const name = nameOf(offer)
        return (
          <Menu.Item
            key={offer.landingId}
            leftSection={name ? <LandingSign landing={offer.landingId} /> : menuSign(IconPlus)}
            onClick={() => onReserve(drawn, offer)}
          >
            {name ? t('reserveOn', { landing: name }) : t('reserveHere')}
          </Menu.Item>
        )
      })}
      {row?.deleted ? (
        <Menu.Label>{t('notOffered')}</Menu.Label>
      ) : (
        <Menu.Item leftSection={menuSign(IconLock)} onClick={() => onBlock(drawn)}>
          {t('blockHere')}
        </Menu.Item>
      )}
    </>
  )
}

/** The first vehicle of each landing; of the one that a filter leaves alone, where it offers the units. */
function offersOn(offers: readonly Offer[], landing: number | undefined): readonly Offer[] {
  const first = [...Map.groupBy(offers, ({ landingId }) => landingId).values()].flatMap(([one]) => one ?? [])
  const chosen = first.filter(({ landingId }) => landingId === landing)
  return chosen.length > 0 ? chosen : first
}
