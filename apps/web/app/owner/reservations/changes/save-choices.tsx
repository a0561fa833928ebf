import { Alert, Button, Checkbox } from '@mantine/core'
import type { OwnedPreview, SaveWish } from '@nelly/contract/owned-changes'
import { useState } from 'react'
import { focusFirstFault } from '../../forms/to-first-fault.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { useWords } from '../../words/use-words.ts'
import { PricePreview } from './price-preview.tsx'
import type { DeskPreview } from './use-preview.ts'

/** What an operator decides beside a reservation before it is saved: whether broken rules hold, and whether its customer is told. */
export function useSaveChoices(preview: OwnedPreview | undefined) {
  const [override, setOverride] = useState<string>()
  const [isReasonAsked, setReasonAsked] = useState(false)
  const [notify, setNotify] = useState(true)
  const isReasonMissing = override?.trim() === '' && preview?.isOverridable === true
  return {
    override,
    setOverride,
    isFaulty: isReasonAsked && isReasonMissing,
    notify,
    setNotify,
    /** What is saved with it, with the price that was shown; undefined where a reason is missing, which then has the focus. */
    wish: (): SaveWish | undefined => {
      setReasonAsked(true)
      // Also while another price is computed: the server refuses it where it differs.
      if (!isReasonMissing) return { reason: override ?? '', notify, shown: preview?.quote ?? null }
      requestAnimationFrame(focusFirstFault)
      return undefined
    },
  }
}

interface SaveChoicesProps {
  choices: ReturnType<typeof useSaveChoices>
  previewed: DeskPreview<OwnedPreview>
  /** Asks whether the customer is told by mail; undefined where they can't be. */
  notifyLabel: string | undefined
  /** Why it was not saved. */
  failure: string | undefined
  save: string
  isSaving: boolean
  onCancel: () => void
}

/** The end of a form at the desk: what the server says of it, what the operator decides, and the buttons. */
export function SaveChoices(props: SaveChoicesProps) {
  const { choices, previewed, notifyLabel, failure, save, isSaving, onCancel } = props
  const t = useWords('changes')
  const common = useWords('common')
  return (
    <>
      <PricePreview
        {...previewed}
        override={choices.override}
        overrideError={choices.isFaulty ? t('overrideMissing') : undefined}
        onOverride={choices.setOverride}
      />
      {notifyLabel !== undefined && (
        <Checkbox
          label={notifyLabel}
          checked={choices.notify}
          onChange={({ currentTarget }) => choices.setNotify(currentTarget.checked)}
        />
      )}
      {failure !== undefined && (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <BusyButton type="submit" busy={isSaving} disabled={previewed.isUnseen}>
          {save}
        </BusyButton>
      </DialogButtons>
    </>
  )
}
