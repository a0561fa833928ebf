import { Button } from '@mantine/core'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { Correction, TakenStep } from '@nelly/contract/reservations/steps'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { deviceToday } from '../../dates/device-today.ts'
import { useMoment } from '../../dates/use-moment.ts'
import { IfMay } from '../../roles/if-may.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { screenWords } from '../../words/loaded-messages.ts'
import { useWords } from '../../words/use-words.ts'
import { DeclineForm } from '../steps/decline-form.tsx'
import { StepButtons } from '../steps/step-buttons.tsx'
import { StepForm } from '../steps/step-form.tsx'
import css from '../steps/steps.module.css'
import { hasReadings, stepsShown } from '../steps/steps-shown.ts'
import { useReadings } from '../steps/use-readings.ts'

const PhotographSection = lazyPart(async () => {
  await photographWords()
  return { default: (await import('../../photographs/photograph-section.tsx')).PhotographSection }
})
const photographWords = screenWords('photographs')

interface StepsPanelProps {
  reservation: OwnedReservationDetails
}

const ENDS = [
  { end: 'out', at: 'outAt', read: 'wentOut', correction: 'correct_hand_over' },
  { end: 'back', at: 'returnedAt', read: 'cameBack', correction: 'correct_take_back' },
] as const

/** What can be done next with a reservation, and what it waits for. */
export function StepsPanel({ reservation }: StepsPanelProps) {
  const t = useWords('steps')
  const moment = useMoment(reservation.timezone)
  const readings = useReadings()
  const { returnedPlace } = reservation
  const [form, setForm] = useState<TakenStep | Correction>()
  const { next, others } = stepsShown(reservation, deviceToday())
  const close = () => setForm(undefined)
  // A step that somebody else took meanwhile closes its form.
  const possible: readonly (TakenStep | Correction)[] = [
    ...(next ? [next] : []),
    ...others,
    ...correctable(reservation.status),
  ]
  const open = form && possible.includes(form) ? form : undefined
  const panel = useFocusOnForm(open !== undefined)
  // The form of a handover or a return has its own.
  const photographs = open === undefined && reservation.status !== 'requested' && (
    <Suspense>
      <PhotographSection reservation={reservation} />
    </Suspense>
  )
  if (!next && others.length === 0) return photographs
  return (
    <div className={css.panel} ref={panel} tabIndex={-1}>
      {reservation.answerBy && (
        <p className="muted">{t('answerBy', { moment: moment(reservation.answerBy) })}</p>
      )}
      {ENDS.map(({ end, at, read, correction }) => {
        const instant = reservation[at]
        const words = open === undefined && readings(reservation.checks[end])
        return (
          instant && (
            <p key={end} className="muted">
              {t(at, { moment: moment(instant) })} {words && t(read, { readings: words })}{' '}
              {end === 'back' && returnedPlace && t('backAt', { place: returnedPlace })}{' '}
              {open === undefined && possible.includes(correction) && (
                <IfMay call="takeReservationStep">
                  <Button variant="subtle" size="compact-sm" px={0} onClick={() => setForm(correction)}>
                    {t(`correct.${end}`)}
                  </Button>
                </IfMay>
              )}
            </p>
          )
        )
      })}
      {open === undefined && (
        <>
          <StepButtons reservation={reservation} onDecline={() => setForm('decline')} onReadings={setForm} />
          {next && !hasReadings(next) && (
            <IfMay call="takeReservationStep">
              <Button variant="subtle" size="compact-md" className={css.more} onClick={() => setForm(next)}>
                {t('withNote')}
              </Button>
            </IfMay>
          )}
        </>
      )}
      {open === 'decline' && <DeclineForm reservation={reservation} onDone={close} onKeep={close} />}
      {open && open !== 'decline' && (
        <StepForm reservation={reservation} step={open} onDone={close} onCancel={close} />
      )}
      {photographs}
    </div>
  )
}

/** What was read of a vehicle that is out or back is corrected until the reservation is closed. */
const correctable = (status: OwnedReservationDetails['status']): readonly Correction[] =>
  status === 'out'
    ? ['correct_hand_over']
    : status === 'returned'
      ? ['correct_hand_over', 'correct_take_back']
      : []

/** Where a form opens, its first field has the focus; where it closes, the panel that it was in. */
function useFocusOnForm(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    const target = isOpen ? panel.current?.querySelector<HTMLElement>('input, textarea') : panel.current
    target?.focus()
  }, [isOpen])
  return panel
}
