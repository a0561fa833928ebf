import { IconGripVertical } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

/** By which an item of a list is dragged. */
export function Grip({ label, ...button }: { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className="grip" {...button} aria-label={label}>
      <IconGripVertical size={18} aria-hidden="true" />
    </button>
  )
}
