import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

interface BusyButtonProps
  extends ButtonProps,
    Omit<ComponentProps<'button'>, keyof ButtonProps | 'size' | 'ref'> {
  /** Whether what it does is under way. */
  busy: boolean
}

/**
 * A button whose work takes a while. Until that is done it turns a wheel and does nothing when pressed, but keeps the
 * keyboard: a disabled button would lose it, and whoever works without a mouse would begin at the page's top again.
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
