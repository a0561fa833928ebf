import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../words/use-words.ts'
import type { ActionsMenuProps, OpenedMenu } from './opened-menu.tsx'
import { useToasts } from './use-toasts.ts'

const load = () => import('./opened-menu.tsx')

/** A button with a menu of actions. The menu is loaded when it is first used; where that fails, the button stays. */
export function ActionsMenu({ label, actions }: ActionsMenuProps) {
  const common = useWords('common')
  const toasts = useToasts()
  const [Loaded, setLoaded] = useState<typeof OpenedMenu>()
  if (Loaded) return <Loaded label={label} actions={actions} />
  const open = async () => {
    try {
      const { OpenedMenu } = await load()
      setLoaded(() => OpenedMenu)
    } catch {
      toasts.failed(common('unreachable'))
    }
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load().catch(() => {})}
      onClick={open}
    >
      <IconDotsVertical size={18} aria-hidden="true" />
    </ActionIcon>
  )
}
