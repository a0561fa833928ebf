import { Alert, Radio, Stack, Textarea } from '@mantine/core'
import { MAX_CANCELLATION_NOTE } from '@nelly/contract/reservations/end-reservation'
import type { OwnedReservation } from '@nelly/contract/reservations/reservation'
import { useState } from 'react'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { useWords } from '../../words/use-words.ts'
import { useTakeStep } from './use-take-step.ts'

const REASONS = ['vehicle-unavailable', 'duplicate', 'other'] as const
type Reason = (typeof REASONS)[number]

interface DeclineFormProps {
  reservation: OwnedReservation
  onDone: () => void
  onKeep: () => void
}

/** Declines a request: the reason and a note, which its customer reads. */
export function DeclineForm({ reservation, onDone, onKeep }: DeclineFormProps) {
  const t = useWords('steps')
  const cancellation = useWords('cancellation')
  const { take, taking } = useTakeStep({ onTaken: onDone })
  const [reason, setReason] = useState<Reason>('vehicle-unavailable')
  const [note, setNote] = useState('')
  const submit = () => {
    const { id, revision } = reservation
    take({ id, revision, step: 'decline', reason, note: note.trim() || undefined })
  }
  return (
    <DialogForm
      isChanged={note.trim() !== ''}
      submit={t('declineConfirm')}
      cancel={t('declineKeep')}
      pending={taking === 'decline'}
      destroys
      isSteady={false}
      onSubmit={submit}
      onCancel={onKeep}
    >
      <Radio.Group label={t('declineReason')} value={reason} onChange={(value) => setReason(value as Reason)}>
        <Stack gap={8} mt={8}>
          {REASONS.map((one) => (
            <Radio key={one} value={one} label={cancellation(`reasons.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={cancellation('note')}
        description={cancellation('noteHint')}
        autosize
        minRows={2}
        maxLength={MAX_CANCELLATION_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Alert color="gray" variant="light">
        {t('declineTold', { email: reservation.email })}
      </Alert>
    </DialogForm>
  )
}
