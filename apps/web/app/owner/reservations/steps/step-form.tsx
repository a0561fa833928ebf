import { Textarea, TextInput } from '@mantine/core'
import { MAX_CANCELLATION_NOTE } from '@nelly/contract/reservations/end-reservation'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { TakenStep } from '@nelly/contract/reservations/steps'
import { instantOf, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { useState } from 'react'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { useWords } from '../../words/use-words.ts'
import { useTakeStep } from './use-take-step.ts'

interface StepFormProps {
  reservation: OwnedReservationDetails
  step: TakenStep
  onDone: () => void
  onCancel: () => void
}

/** Whether it matters when a step really happened. */
export const hasTime = (step: TakenStep): boolean => step === 'hand_over' || step === 'take_back'

/** Takes a step with a note for the history and, of a handover or a return, the time at which it happened, by the clock at the rental place. */
export function StepForm({ reservation, step, onDone, onCancel }: StepFormProps) {
  const t = useWords('steps')
  const { take, taking, timeError } = useTakeStep({ onTaken: onDone })
  const [at, setAt] = useState<string>(() => wallClockIn(reservation.timezone, new Date()))
  const [isTimeChosen, setTimeChosen] = useState(false)
  const [note, setNote] = useState('')
  const isMissing = isTimeChosen && at === ''
  const submit = () => {
    if (isMissing) return
    const { id, revision } = reservation
    take({
      id,
      revision,
      step,
      note: note.trim() || undefined,
      // What the clock says while the form is sent, unless another time was typed.
      at:
        hasTime(step) && isTimeChosen
          ? instantOf(at as WallClock, reservation.timezone).toISOString()
          : undefined,
    })
  }
  return (
    <DialogForm
      isChanged={isTimeChosen || note.trim() !== ''}
      submit={t(`take.${step}`)}
      pending={taking === step}
      isSteady={false}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {hasTime(step) && (
        <TextInput
          type="datetime-local"
          label={t(`at.${step === 'hand_over' ? 'hand_over' : 'take_back'}`)}
          description={t('atHint')}
          value={at}
          max={wallClockIn(reservation.timezone, new Date())}
          error={isMissing ? t('atMissing') : timeError}
          onChange={({ currentTarget: { value } }) => {
            setTimeChosen(true)
            setAt(value)
          }}
        />
      )}
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        autosize
        minRows={2}
        maxLength={MAX_CANCELLATION_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </DialogForm>
  )
}
