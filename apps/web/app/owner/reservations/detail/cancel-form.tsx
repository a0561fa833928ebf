import { Alert, Checkbox, Radio, Stack, Textarea } from '@mantine/core'
import { cancelReservation, MAX_CANCELLATION_NOTE } from '@nelly/contract/reservations/end-reservation'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import {
  isFeeDue,
  isPossibleReason,
  OPERATOR_CANCELLATION_REASONS,
  type OperatorCancellationReason,
} from '@nelly/domain/reservations/operator-cancellation'
import { useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { useWords } from '../../words/use-words.ts'

interface CancelFormProps {
  reservation: OwnedReservationDetails
  onDone: () => void
  onKeep: () => void
}

/** Cancels a reservation: the reason, a note to the customer, and the fee. */
export function CancelForm({ reservation, onDone, onKeep }: CancelFormProps) {
  const t = useWords('cancellation')
  const [reason, setReason] = useState<OperatorCancellationReason>()
  const [note, setNote] = useState('')
  const [waived, setWaived] = useState(false)
  const [incomplete, setIncomplete] = useState(false)
  const ruleFee = reservation.feeIfCancelled ?? minorUnits(0)
  const feeIsDue = reason !== undefined && isFeeDue(reason)
  const fee = feeIsDue && !waived ? ruleFee : minorUnits(0)
  const { currency, email } = reservation
  const cancelling = useAction({
    run: (chosen: OperatorCancellationReason) =>
      callApi(cancelReservation, {
        params: { reservationId: reservation.id as ReservationId },
        body: { reason: chosen, note, isWaived: waived, expectedFee: { minor: fee, currency } },
      }),
    subject: 'reservations',
    done: () => (email ? t('done', { email }) : t('doneUntold')),
    onDone,
  })
  const fieldErrors = fieldErrorsOf<'reason' | 'note'>(cancelling.error)
  const failure = cancelling.isError && Object.keys(fieldErrors).length === 0
  const noteMissing = reason === 'other' && note.trim() === ''
  const submit = () => {
    setIncomplete(true)
    if (reason && !noteMissing) cancelling.mutate(reason)
  }
  return (
    <DialogForm
      isChanged={note.trim() !== ''}
      failure={
        failure && ((cancelling.error instanceof ApiProblem && cancelling.error.message) || t('failed'))
      }
      submit={t('confirm')}
      cancel={t('keep')}
      pending={cancelling.isPending}
      destroys
      isSteady={false}
      onSubmit={submit}
      onCancel={onKeep}
    >
      <Radio.Group
        label={t('reason')}
        withAsterisk
        value={reason ?? null}
        onChange={(value) => setReason(value as OperatorCancellationReason)}
        error={fieldErrors.reason ?? (incomplete && !reason && t('reasonMissing'))}
      >
        <Stack gap={8} mt={8}>
          {OPERATOR_CANCELLATION_REASONS.filter((one) => isPossibleReason(one, reservation.state)).map(
            (one) => (
              <Radio key={one} value={one} label={t(`reasons.${one}`)} />
            ),
          )}
        </Stack>
      </Radio.Group>
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        withAsterisk={reason === 'other'}
        autosize
        minRows={2}
        maxLength={MAX_CANCELLATION_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={fieldErrors.note ?? (incomplete && noteMissing && t('noteMissing'))}
      />
      {feeIsDue && (
        <Checkbox
          label={t('waive', { fee: formatMoney({ minor: ruleFee, currency }) })}
          checked={waived}
          onChange={(event) => setWaived(event.currentTarget.checked)}
        />
      )}
      {reason && (
        <Alert color="gray" variant="light">
          {fee === 0 ? t('noFee') : t('fee', { fee: formatMoney({ minor: fee, currency }) })}{' '}
          {email ? t('told', { email }) : t('untold')}
        </Alert>
      )}
    </DialogForm>
  )
}
