import { Button, Stack } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { useWords } from '../words/use-words.ts'
import { BusyButton } from './busy-button.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { Failure } from './failure.tsx'
import { useUnsaved } from './use-unsaved.ts'

interface DialogFormProps {
  /** Its accessible name, where the dialog has another one. */
  title?: string
  /** Whether something was typed or chosen that would be lost with it. */
  isChanged: boolean
  /** Why it was not saved: words, or an alert of its own. */
  failure?: ReactNode
  /** The labels of the button that sends it, and of the one that does not. */
  submit: string
  cancel?: string
  pending: boolean
  disabled?: boolean
  /** Whether sending it destroys something. */
  destroys?: boolean
  /** Whether the line of an error is reserved below each field, so that nothing moves. */
  isSteady?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onCancel: () => void
  children: ReactNode
}

const FIRST_FIELD = ':is(input:not([type="hidden"]), select, textarea, button):enabled'

/** The form of a dialog: its fields, why it was not saved, and its buttons. The dialog asks before it closes with changes. */
export function DialogForm(props: DialogFormProps) {
  const { failure, isSteady = true, onSubmit } = props
  const common = useWords('common')
  const form = useRef<HTMLFormElement>(null)
  // What was sent is saved, also where it waits for a connection.
  useUnsaved(props.isChanged && !props.pending)
  // Where it is loaded after its dialog has opened, which focuses what is in it then.
  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    if (dialog?.open && (document.activeElement === dialog || document.activeElement === document.body))
      form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
  }, [])
  return (
    <form
      ref={form}
      noValidate
      aria-label={props.title}
      data-steady={isSteady || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog may be opened within another form, which this one must not submit.
        event.stopPropagation()
        onSubmit(event)
      }}
    >
      <Stack gap={isSteady ? 'var(--field-gap)' : 'lg'}>
        {props.children}
        {typeof failure === 'string' ? <Failure>{failure}</Failure> : failure}
      </Stack>
      <DialogButtons>
        <Button variant="default" onClick={props.onCancel}>
          {props.cancel ?? common('cancel')}
        </Button>
        <BusyButton
          type="submit"
          busy={props.pending}
          disabled={props.disabled}
          {...(props.destroys && { color: 'red.8' })}
        >
          {props.submit}
        </BusyButton>
      </DialogButtons>
    </form>
  )
}
