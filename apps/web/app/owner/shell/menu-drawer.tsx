import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { useWords } from '../words/use-words.ts'
import css from './menu-drawer.module.css'
import { Sidebar } from './sidebar.tsx'

/** On narrow screens the sidebar opens with a button. */
export function MenuDrawer() {
  const t = useWords('shell')
  const [opened, open] = useState(false)
  const close = () => open(false)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="dark"
        size="xl"
        aria-label={t('openMenu')}
        aria-expanded={opened}
        onClick={() => open(true)}
      >
        <IconMenu2 />
      </ActionIcon>
      <Dialog opened={opened} onClose={close} label={t('menu')} className={css.drawer}>
        <ActionIcon
          variant="subtle"
          color="dark"
          size="xl"
          className={css.close}
          aria-label={t('closeMenu')}
          onClick={close}
        >
          <IconX size={20} />
        </ActionIcon>
        <Sidebar onNavigate={close} />
      </Dialog>
    </>
  )
}
