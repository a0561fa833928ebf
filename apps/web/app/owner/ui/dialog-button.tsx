import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { TitledDialog } from './titled-dialog.tsx'

interface DialogButtonProps extends Omit<ButtonProps, 'children'> {
  label: string
  /** The dialog's title, where it is not the label. */
  title?: string
  /** Whether the dialog has room for lines of several fields. */
  isWide?: boolean
  /** What is in the dialog; `close` closes it without a question. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog, to add something unless it has another icon. */
export function DialogButton({
  label,
  title = label,
  isWide = false,
  children,
  ...button
}: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        {...button}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <TitledDialog opened={isOpen} onClose={close} title={title} isWide={isWide}>
        {isOpen && children(close)}
      </TitledDialog>
    </>
  )
}
