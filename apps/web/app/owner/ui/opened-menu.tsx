import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** One line of a menu. */
export interface MenuAction {
  label: string
  icon: ReactNode
  onClick: () => void
  disabled?: boolean
  /** Whether the menu stays open, as the action is often repeated. */
  isRepeated?: boolean
  isDangerous?: boolean
}

export interface ActionsMenuProps {
  label: string
  actions: readonly MenuAction[]
}

/** The menu of a button that was just pressed: it takes the place of that button, with its focus, and opens. */
export function OpenedMenu({ label, actions }: ActionsMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }, [])
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size={44} aria-label={label}>
          <IconDotsVertical size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: words, icon, onClick, disabled, isRepeated, isDangerous }) => (
          <Menu.Item
            key={words}
            leftSection={icon}
            onClick={onClick}
            {...(disabled && { disabled })}
            {...(isRepeated && { closeMenuOnClick: false })}
            {...(isDangerous && { color: 'red' })}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
