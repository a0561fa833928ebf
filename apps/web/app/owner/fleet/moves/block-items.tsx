import { Menu } from '@mantine/core'
import { type Block, isOwn } from '@nelly/domain/blocks/blocks'
import { type Slot, shiftedSlot, stretchedSlot } from '@nelly/domain/calendar/slots'
import {
  IconArrowBarLeft,
  IconArrowBarRight,
  IconArrowLeft,
  IconArrowRight,
  IconLock,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import type { CalendarItem } from './calendar-items.ts'
import { menuSign } from './menu-sign.tsx'

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
