import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import type { TakenStep } from '@nelly/contract/reservations/steps'
import { useState } from 'react'
import { deviceToday } from '../../dates/device-today.ts'
import { useMay } from '../../roles/use-membership.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useWords } from '../../words/use-words.ts'
import { useCustomerName } from '../use-customer-name.ts'
import { isJustTaken, noteTaken } from './just-taken.ts'
import { StepDialog } from './step-dialog.tsx'
import { hasReadings, stepsShown } from './steps-shown.ts'
import { useTakeStep } from './use-take-step.ts'

interface StepButtonsProps {
  reservation: ListedReservation
  /** Called instead of taking a step that needs words: to decline a request. */
  onDecline: () => void
  /** Called instead of asking for readings in a dialog. */
  onReadings?: (step: TakenStep) => void
  /** Which of the other steps are offered beside the next one; all by default. */
  beside?: readonly TakenStep[]
}

/** The buttons of the steps that are possible from where a reservation stands; the usual next one first. */
export function StepButtons({ reservation, onDecline, onReadings, beside }: StepButtonsProps) {
  const t = useWords('steps')
  const guest = useCustomerName()
  const { take, taking } = useTakeStep({ onTaken: noteTaken })
  const [asked, setAsked] = useState<TakenStep>()
  const mayTake = useMay('takeReservationStep')
  const { next, others } = stepsShown(reservation, deviceToday())
  const { id, revision, balance, held } = reservation
  const isUnsettled = balance !== 0 || held !== 0
  const named = (step: TakenStep) => t('named', { step: t(`take.${step}`), name: guest(reservation) })
  const shown = beside ? others.filter((step) => beside.includes(step)) : others
  /** One step at a time, and none by the second click of a double click. */
  const press = (step: TakenStep) => {
    if (taking || isJustTaken()) return
    if (step === 'decline') onDecline()
    else if (hasReadings(step) || (step === 'close' && isUnsettled)) (onReadings ?? setAsked)(step)
    else take({ id, revision, step })
  }
  if (!mayTake || (!next && shown.length === 0)) return null
  return (
    <div className="row filling">
      {next && (
        <BusyButton busy={taking === next} aria-label={named(next)} onClick={() => press(next)}>
          {t(`take.${next}`)}
        </BusyButton>
      )}
      {shown.map((step) => (
        <BusyButton
          key={step}
          variant="default"
          busy={taking === step}
          aria-label={named(step)}
          onClick={() => press(step)}
        >
          {t(`take.${step}`)}
        </BusyButton>
      ))}
      <StepDialog
        asked={asked && { id, step: asked }}
        label={asked ? named(asked) : ''}
        onTaken={noteTaken}
        onClose={() => setAsked(undefined)}
      />
    </div>
  )
}
