import { Alert, Button, Checkbox, Radio, Stack, Textarea } from '@mantine/core'
import { cancelReservation, MAX_CANCELLATION_NOTE } from '@nelly/contract/end-reservation'
import type { OwnedReservationDetails } from '@nelly/contract/owned-reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import {
  isFeeDue,
  isPossibleReason,
  OPERATOR_CANCELLATION_REASONS,
  type OperatorCancellationReason,
} from '@nelly/domain/reservations/operator-cancellation'
import { type RefObject, type SubmitEvent, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { callApi } from '../../session/call.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { useWords } from '../../words/use-words.ts'

interface CancelFormProps {
  reservation: OwnedReservationDetails
  /** Is set to whether something was typed. */
  unsaved: RefObject<boolean>
  onDone: () => void
  onKeep: () => void
}

/** Cancels a reservation: the reason, a note to the customer, and the fee. */
export function CancelForm({ reservation, unsaved, onDone, onKeep }: CancelFormProps) {
  const t = useWords('cancellation')
  const toasts = useToasts()
  const [reason, setReason] = useState<OperatorCancellationReason>()
  const [note, setNote] = useState('')
  const [waived, setWaived] = useState(false)
  const [incomplete, setIncomplete] = useState(false)
  useUnsaved(unsaved, note.trim() !== '')
  const ruleFee = reservation.feeIfCancelled ?? minorUnits(0)
  const feeIsDue = reason !== undefined && isFeeDue(reason)
  const fee = feeIsDue && !waived ? ruleFee : minorUnits(0)
  const { currency, email } = reservation
  const cancelling = useGuardedMutation({
    mutationFn: (chosen: OperatorCancellationReason) =>
      callApi(cancelReservation, {
        params: { reservationId: reservation.id as ReservationId },
        body: { reason: chosen, note, isWaived: waived, expectedFee: { minor: fee, currency } },
      }),
    onSuccess: () => {
      toasts.done(email ? t('done', { email }) : t('doneUntold'))
      onDone()
    },
    subject: 'reservations',
  })
  const fieldErrors = fieldErrorsOf(cancelling.error, { reason: 'reason', note: 'note' })
  const noteMissing = reason === 'other' && note.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIncomplete(true)
    if (reason && !noteMissing) cancelling.mutate(reason)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
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
        {cancelling.isError && Object.keys(fieldErrors).length === 0 && (
          <Alert color="red" role="alert">
            {(cancelling.error instanceof ApiProblem && cancelling.error.message) || t('failed')}
          </Alert>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onKeep}>
            {t('keep')}
          </Button>
          <BusyButton type="submit" color="red.8" busy={cancelling.isPending}>
            {t('confirm')}
          </BusyButton>
        </DialogButtons>
      </Stack>
    </form>
  )
}
