import { Checkbox } from '@mantine/core'
import type { DeskPreview } from '@nelly/contract/reservations/desk-preview'
import { useState } from 'react'
import { renderFaults } from '../../forms/to-first-fault.ts'
import { useWords } from '../../words/use-words.ts'
import type { SaveWish } from './desk-draft.ts'
import { PricePreview } from './price-preview.tsx'
import type { PreviewQuery } from './use-preview.ts'

/** What an operator decides beside a reservation before it is saved: whether broken rules hold, and whether its customer is told. */
export function useSaveChoices(preview: DeskPreview | undefined) {
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
      // Also while another price is computed: the server refuses it where it differs.
      if (!isReasonMissing) return { reason: override ?? '', notify, shown: preview?.quote ?? null }
      renderFaults(() => setReasonAsked(true))
      return undefined
    },
  }
}

interface SaveChoicesProps {
  choices: ReturnType<typeof useSaveChoices>
  previewed: PreviewQuery<DeskPreview>
  /** Asks whether the customer is told by mail; undefined where they can't be. */
  notifyLabel: string | undefined
}

/** The end of a form at the desk: what the server says of it, and what the operator decides. */
export function SaveChoices({ choices, previewed, notifyLabel }: SaveChoicesProps) {
  const t = useWords('changes')
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
    </>
  )
}
