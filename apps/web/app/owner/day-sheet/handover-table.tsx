import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { phoneLink } from '@nelly/domain/customers/phone'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import { useId } from 'react'
import { useShortDay } from '../dates/use-short-day.ts'
import { MessageButton } from '../desk/message-button.tsx'
import { OpenSums } from '../reservations/open-sums.tsx'
import { StateBadge } from '../reservations/state-badge.tsx'
import { StepButtons } from '../reservations/steps/step-buttons.tsx'
import { UnitElsewhere } from '../reservations/unit-elsewhere.tsx'
import { useCustomerName } from '../reservations/use-customer-name.ts'
import { IfMay } from '../roles/if-may.tsx'
import { CountBadge } from '../ui/count-badge.tsx'
import { pressAnywhere } from '../ui/press-anywhere.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './day-sheet.module.css'
import type { Handover } from './handovers.ts'

interface HandoverTableProps {
  title: string
  /** Whether vehicles go out here or come back. */
  end: 'pickup' | 'return'
  /** Shown where there is nothing; missing where the table is left out then. */
  none?: string
  handovers: readonly Handover[]
  nameLandings: boolean
  /** Whether its rows have the buttons of the next step. */
  hasSteps: boolean
  /** Whether the day is shown beside the time. */
  isOfOtherDays?: boolean
  onOpen: (reservation: ListedReservation) => void
}

const COLUMNS = ['time', 'vehicle', 'unit', 'customer', 'place', 'extras', 'signature'] as const

/** The pickups or the returns of a day. */
export function HandoverTable({ title, none, handovers, onOpen, ...shown }: HandoverTableProps) {
  const t = useWords('daySheet')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="heading" id={id}>
        {title} <CountBadge>{handovers.length}</CountBadge>
      </h2>
      {handovers.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={css[column]}>
                  {column === 'signature' && shown.hasSteps ? (
                    <>
                      <span className="on-screen">{t('nextStep')}</span>
                      <span className={css.onPaper}>{t(column)}</span>
                    </>
                  ) : (
                    t(column)
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {handovers.map((handover) => (
              <HandoverRow
                key={handover.reservation.id}
                handover={handover}
                onOpen={() => onOpen(handover.reservation)}
                {...shown}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** A pickup of any other status has taken place already: what follows then is a step of the return. */
const BEFORE_PICKUP: readonly ReservationStatus[] = ['requested', 'confirmed']

interface HandoverRowProps
  extends Pick<HandoverTableProps, 'end' | 'nameLandings' | 'hasSteps' | 'isOfOtherDays'> {
  handover: Handover
  onOpen: () => void
}

function HandoverRow(props: HandoverRowProps) {
  const { at, reservation } = props.handover
  const t = useWords('daySheet')
  const guest = useCustomerName()
  const day = useShortDay()
  const { persons, phone, erasedAt, unit, status } = reservation
  const hasSteps = props.hasSteps && (props.end === 'return' || BEFORE_PICKUP.includes(status))
  const extras = reservation.quote.lines.filter(({ kind }) => kind === 'extra')
  return (
    <tr onClick={pressAnywhere(props.onOpen)}>
      <td className={css.time} data-label={t('time')}>
        <time dateTime={`${at.date}T${at.time}`}>{at.time}</time>
        {props.isOfOtherDays && <span className="muted block">{day(at.date)}</span>}
      </td>
      <td data-label={t('vehicle')}>
        <strong>{reservation.vehicleName}</strong>
        {props.nameLandings && <span className="muted block">{reservation.landing.displayName}</span>}
      </td>
      {unit?.plate ? <td data-label={t('unit')}>{unit.plate}</td> : <td className={css.byHand} />}
      <td data-label={t('customer')}>
        <div className="line">
          <button type="button" className={css.open} onClick={props.onOpen}>
            {guest(reservation)}
          </button>
          {!erasedAt && (
            <IfMay call="prepareMessage">
              <span className="on-screen">
                <MessageButton reservationId={reservation.id} name={guest(reservation)} />
              </span>
            </IfMay>
          )}
        </div>
        {!erasedAt && (
          <a className={css.phone} href={phoneLink(phone)}>
            {phone}
          </a>
        )}
        <span className="muted block">{t('persons', { count: persons })}</span>
        {reservation.answers.map(({ question, answer }) => (
          <span key={question.es} className="block">
            <span className="muted">{question[storedLanguage()]}</span> {answer[storedLanguage()]}
          </span>
        ))}
        <OpenSums reservation={reservation} />
        <StateBadge reservation={reservation} />
      </td>
      <td data-label={t('place')}>
        {at.place}
        <UnitElsewhere unit={props.handover.unitElsewhere} />
      </td>
      <td data-label={t('extras')}>
        {extras.length === 0
          ? '—'
          : extras.map(({ code, name, quantity }) => (
              <span key={code} className="block">
                {quantity} × {name?.[storedLanguage()] ?? code}
              </span>
            ))}
      </td>
      <td className={css.signing}>
        {hasSteps && (
          <div className="on-screen">
            <StepButtons reservation={reservation} onDecline={props.onOpen} beside={['decline']} />
          </div>
        )}
      </td>
    </tr>
  )
}
