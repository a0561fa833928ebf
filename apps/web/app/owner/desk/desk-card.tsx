import type { DeskReservation } from '@nelly/contract/reservations/desk'
import { withPlate } from '@nelly/domain/units/plate'
import type { ReactNode } from 'react'
import { useMinute } from '../dates/use-minute.ts'
import { useShortDay } from '../dates/use-short-day.ts'
import { DoNotRentBadge } from '../reservations/do-not-rent-badge.tsx'
import { OpenSums } from '../reservations/open-sums.tsx'
import { StepButtons } from '../reservations/steps/step-buttons.tsx'
import { UnitElsewhere } from '../reservations/unit-elsewhere.tsx'
import { useCustomerName } from '../reservations/use-customer-name.ts'
import { useWords } from '../words/use-words.ts'
import { CustomerLinks } from './customer-links.tsx'
import css from './desk.module.css'
import { roughly } from './roughly.ts'

interface DeskCardProps {
  reservation: DeskReservation
  /** The end of the rental that is waited for. */
  end: 'pickup' | 'return'
  nameLandings: boolean
  onOpen: (reservation: DeskReservation) => void
  onDecline: (reservation: DeskReservation) => void
}

/** A reservation of the desk, with the step that comes next. */
export function DeskCard({ reservation, end, nameLandings, onOpen, onDecline }: DeskCardProps) {
  return (
    <CardFrame reservation={reservation} end={end} nameLandings={nameLandings} onOpen={onOpen}>
      <CustomerLinks reservation={reservation} />
      <StepButtons
        reservation={reservation}
        onDecline={() => onDecline(reservation)}
        // Undoing is offered right after a step, and in the details.
        beside={['decline']}
      />
    </CardFrame>
  )
}

interface CardFrameProps extends Omit<DeskCardProps, 'onDecline'> {
  /** What is said beside when and who. */
  note?: ReactNode
  /** What can be done. */
  children: ReactNode
}

/** When and where a reservation is waited for, who comes, and with which vehicle. */
export function CardFrame({ reservation, end, nameLandings, onOpen, note, children }: CardFrameProps) {
  const t = useWords('desk')
  const guest = useCustomerName()
  const day = useShortDay()
  const duration = useDuration()
  const vehicleName = useVehicleName()
  const at = reservation[end]
  return (
    <li className={css.card}>
      <time className={css.when} dateTime={`${at.date}T${at.time}`}>
        <strong>{at.time}</strong>
        <span>{day(at.date)}</span>
      </time>
      <div className="blocks">
        <button type="button" className={css.open} onClick={() => onOpen(reservation)}>
          {guest(reservation)}
        </button>
        <DoNotRentBadge reason={reservation.customer?.doNotRentReason} />
        <span>{vehicleName(reservation)}</span>
        <span className="muted">{at.place}</span>
        {end === 'pickup' && <UnitElsewhere unit={reservation.unitElsewhere} />}
        {nameLandings && <span className="muted">{reservation.landing.displayName}</span>}
        <OpenSums reservation={reservation} />
        {reservation.minutesLate > 0 && (
          <span className={css.late}>{t('late', { time: duration(reservation.minutesLate) })}</span>
        )}
        {reservation.answerBy && <AnswerBy instant={reservation.answerBy} />}
        {note}
      </div>
      <div className={`row end ${css.actions}`}>{children}</div>
    </li>
  )
}

/** How long a request can still be answered. */
function AnswerBy({ instant }: { instant: string }) {
  const t = useWords('desk')
  const duration = useDuration()
  const now = useMinute()
  const minutes = Math.floor((Date.parse(instant) - now) / 60_000)
  return (
    <span className={minutes < 120 ? css.late : 'muted'}>
      {minutes > 0 ? t('timeLeft', { time: duration(minutes) }) : t('noTimeLeft')}
    </span>
  )
}

/** Says a number of minutes roughly: "45 min", "3 h", "2 days". */
function useDuration(): (minutes: number) => string {
  const t = useWords('desk')
  return (minutes) => {
    const { count, unit } = roughly(minutes)
    return t(`durations.${unit}`, { count })
  }
}

/**
 * Names a reservation's vehicle so that an operator finds it on the lot: with the plate of its unit, or the number where the
 * plate is not known and there are several.
 */
function useVehicleName() {
  const t = useWords('desk')
  return ({ vehicleName, vehicleUnits, unit }: DeskReservation): string => {
    const number = unit && vehicleUnits > 1 ? t('unit', { unit: unit.number }) : null
    return withPlate(vehicleName, unit?.plate ?? number)
  }
}
