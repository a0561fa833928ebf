import { Menu } from '@mantine/core'
import type { Fleet } from '@nelly/contract/fleet'
import { blockedTimeOf, type Drawn } from '@nelly/domain/calendar/gestures'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { menuSign } from './menu-sign.tsx'
import { useDaysWords } from './use-slot-words.ts'

interface FreeItemsProps {
  fleet: Fleet
  drawn: Drawn
  onReserve: (drawn: Drawn) => void
  onBlock: (drawn: Drawn) => void
}

/** What can be done with free days. */
export function FreeItems({ fleet, drawn, onReserve, onBlock }: FreeItemsProps) {
  const t = useWords('moves')
  const words = useDaysWords(fleet.vehicles)
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
