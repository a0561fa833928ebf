import { Textarea } from '@mantine/core'
import { type LedgerEntry, MAX_LEDGER_NOTE, reverseLedgerEntry } from '@nelly/contract/ledger/ledger'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { renderFaults } from '../forms/to-first-fault.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import css from './ledger.module.css'
import { useEntryWords } from './use-entry-words.ts'
import { useShowLedger } from './use-show-ledger.ts'

interface ReversalFormProps {
  reservation: number
  entry: LedgerEntry
  onClose: () => void
}

/** Takes an entry back, with a reason. */
export function ReversalForm({ reservation, entry, onClose }: ReversalFormProps) {
  const t = useWords('ledger')
  const wordsOf = useEntryWords()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const show = useShowLedger(reservation)
  const reversing = useAction({
    run: () =>
      callApi(reverseLedgerEntry, { params: { entryId: entry.id }, body: { reason: reason.trim() } }),
    subject: 'reservations',
    done: () => t('reversedDone'),
    onDone: (ledger) => {
      show(ledger)
      onClose()
    },
    runAgain: 'after-double-click',
  })
  const isMissing = reason.trim() === ''
  const { error } = reversing
  return (
    <div className={css.form}>
      <DialogForm
        title={t('reverseNamed', { entry: wordsOf(entry, false) })}
        isChanged={!isMissing}
        failure={
          error &&
          ((error instanceof ApiProblem && error.status < 500 && error.message) || t('reverseFailed'))
        }
        submit={t('reverse')}
        pending={reversing.isPending}
        isSteady={false}
        onSubmit={() => (isMissing ? renderFaults(() => setTried(true)) : reversing.mutate())}
        onCancel={onClose}
      >
        <p>
          <strong>{t('reverseNamed', { entry: wordsOf(entry, false) })}</strong>
        </p>
        <p className="muted">{t('reverseHint')}</p>
        <Textarea
          label={t('reason')}
          required
          autosize
          maxLength={MAX_LEDGER_NOTE}
          value={reason}
          error={isTried && isMissing ? t('reasonMissing') : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </DialogForm>
    </div>
  )
}
