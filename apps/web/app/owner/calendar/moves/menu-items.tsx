import { Menu } from '@mantine/core'
import type { Calendar } from '@nelly/contract/overview/calendar'
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

interface FreeItemsProps {
  calendar: Calendar
  drawn: Drawn
  onReserve: (drawn: Drawn) => void
  onBlock: (drawn: Drawn) => void
}

/** What can be done with free days. */
export function FreeItems({ calendar, drawn, onReserve, onBlock }: FreeItemsProps) {
  const t = useWords('moves')
  const words = useDaysWords(calendar.vehicles)
  return (
    <>
      <Menu.Label>{words(blockedTimeOf(drawn))}</Menu.Label>
      <Menu.Item leftSection={menuSign(IconPlus)} onClick={() => onReserve(drawn)}>
        {t('reserveHere')}
      </Menu.Item>
      <Menu.Item leftSection={menuSign(IconLock)} onClick={() => onBlock(drawn)}>
        {t('blockHere')}
      </Menu.Item>
    </>
  )
}
