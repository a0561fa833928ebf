import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

interface BusyButtonProps
  extends ButtonProps,
    Omit<ComponentProps<'button'>, keyof ButtonProps | 'size' | 'ref'> {
  /** Whether its action is running. */
  busy: boolean
}

/**
 * A button for an action that takes a while. Meanwhile it shows a spinner and ignores clicks, but keeps the focus: a
 * disabled button would lose it, and keyboard users would start at the top of the page again.
 */
export function BusyButton({ busy, onClick, disabled = false, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      loading={busy}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      renderRoot={(root) => (
        <button {...root} disabled={disabled && !busy} aria-disabled={busy || undefined} aria-busy={busy} />
      )}
    />
  )
}
