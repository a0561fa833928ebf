import { Button } from '@mantine/core'
import { useWords } from '../words/use-words.ts'
import { BusyButton } from './busy-button.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

interface FormButtonsProps {
  /** The label of the button that sends the form. */
  submit: string
  /** Whether it is being sent. */
  busy: boolean
  onCancel: () => void
}

/** The buttons of a dialog's form: one closes it, one sends it. */
export function FormButtons({ submit, busy, onCancel }: FormButtonsProps) {
  const common = useWords('common')
  return (
    <DialogButtons>
      <Button variant="default" onClick={onCancel}>
        {common('cancel')}
      </Button>
      <BusyButton type="submit" busy={busy}>
        {submit}
      </BusyButton>
    </DialogButtons>
  )
}
