import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'

/** The arrow before a page's title, which leads to what the page belongs to. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <ActionIcon component={Link} to={to} variant="default" size={44} aria-label={label}>
      <IconArrowLeft size={20} stroke={1.7} />
    </ActionIcon>
  )
}
