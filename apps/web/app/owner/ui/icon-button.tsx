import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

interface IconButtonProps extends Pick<ActionIconProps, 'variant' | 'color' | 'c' | 'size' | 'className'> {
  label: string
  Icon: Icon
  iconSize?: number
  /** Has no effect now, but keeps the focus of the button that moved something to its end. */
  isIdle?: boolean
  onClick: () => void
  'data-remove'?: boolean
}

/** The look of one without a frame. */
export const QUIET = { variant: 'subtle', color: 'gray', c: 'var(--ink-soft)', size: 40 } as const

/** A button that shows an icon alone. */
export const IconButton = ({
  label,
  Icon,
  iconSize = 18,
  isIdle = false,
  onClick,
  ...look
}: IconButtonProps) => (
  <ActionIcon
    variant="default"
    size={36}
    aria-label={label}
    title={label}
    aria-disabled={isIdle || undefined}
    data-disabled={isIdle || undefined}
    onClick={() => !isIdle && onClick()}
    {...look}
  >
    <Icon size={iconSize} aria-hidden="true" />
  </ActionIcon>
)
