import { Button } from '@mantine/core'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { TakenStep } from '@nelly/contract/reservations/steps'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { deviceToday } from '../../dates/device-today.ts'
import { IfMay } from '../../roles/if-may.tsx'
import { useWords } from '../../words/use-words.ts'
import { DeclineForm } from '../steps/decline-form.tsx'
import { StepButtons } from '../steps/step-buttons.tsx'
import { hasTime, StepForm } from '../steps/step-form.tsx'
import css from '../steps/steps.module.css'
import { stepsShown } from '../steps/steps-shown.ts'
import { useMoment } from './use-moment.ts'

interface StepsPanelProps {
  reservation: OwnedReservationDetails
}

/** What can be done next with a reservation, and what it waits for. */
export function StepsPanel({ reservation }: StepsPanelProps) {
  const t = useWords('steps')
  const moment = useMoment(reservation.timezone)
  const [form, setForm] = useState<TakenStep>()
  const { next, others } = stepsShown(reservation, deviceToday())
  const close = () => setForm(undefined)
  // A step that somebody else took meanwhile closes its form.
  const open = form && (form === next || others.includes(form)) ? form : undefined
  const panel = useFocusOnForm(open !== undefined)
  if (!next && others.length === 0) return null
  return (
    <div className={css.panel} ref={panel} tabIndex={-1}>
      {reservation.answerBy && (
        <p className="muted">{t('answerBy', { moment: moment(reservation.answerBy) })}</p>
      )}
      {reservation.outAt && <p className="muted">{t('outAt', { moment: moment(reservation.outAt) })}</p>}
      {reservation.returnedAt && (
        <p className="muted">{t('returnedAt', { moment: moment(reservation.returnedAt) })}</p>
      )}
      {open === undefined && (
        <>
          <StepButtons reservation={reservation} onDecline={() => setForm('decline')} />
          {next && (
            <IfMay call="takeReservationStep">
              <Button variant="subtle" size="compact-md" className={css.more} onClick={() => setForm(next)}>
                {t(hasTime(next) ? 'withTime' : 'withNote')}
              </Button>
            </IfMay>
          )}
        </>
      )}
      {open === 'decline' && <DeclineForm reservation={reservation} onDone={close} onKeep={close} />}
      {open && open !== 'decline' && (
        <StepForm reservation={reservation} step={open} onDone={close} onCancel={close} />
      )}
    </div>
  )
}

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
