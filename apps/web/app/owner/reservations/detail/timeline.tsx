import type { ReservationEvent } from '@nelly/contract/reservations/reservation'
import { MESSAGE_KINDS } from '@nelly/domain/messaging/prepared-message'
import { useId } from 'react'
import { useMoment } from '../../dates/use-moment.ts'
import { useWords } from '../../words/use-words.ts'
import { useReadings } from '../steps/use-readings.ts'
import css from './timeline.module.css'

interface TimelineProps {
  /** The oldest first. */
  events: readonly ReservationEvent[]
  /** When it was made, as an instant. */
  createdAt: string
  /** That of the rental place, by whose clock all is told. */
  timezone: string
}

/** Which message was prepared; it is not known whether it was sent. */
function MessageOf({ details }: Pick<ReservationEvent, 'details'>) {
  const t = useWords('timeline')
  const kind = MESSAGE_KINDS.find((each) => each === details?.message)
  return kind && <span>{t(`messages.${kind}`)}</span>
}

/** What happened to a reservation: when, by whom, and what they wrote; the newest first. */
export function Timeline({ events, createdAt, timezone }: TimelineProps) {
  const t = useWords('timeline')
  const moment = useMoment(timezone)
  const readings = useReadings()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="heading">
        {t('title')}
      </h3>
      <ol className={css.events}>
        {events
          .map((event, index) => ({ ...event, key: index }))
          .reverse()
          .map((event) => (
            <li key={event.key} className={`blocks ${css.event}`}>
              <strong>{t(`kinds.${event.kind}`)}</strong>
              <span className="muted">
                {t('by', { by: event.who ?? t(`actors.${event.by}`), moment: moment(event.at) })}
              </span>
              {event.details && readings(event.details) && <span>{readings(event.details)}</span>}
              {event.kind === 'message-prepared' && <MessageOf details={event.details} />}
              {event.note && <q className={`as-typed ${css.note}`}>{event.note}</q>}
            </li>
          ))}
        <li className={`blocks ${css.event}`}>
          <strong>{t('made')}</strong>
          <span className="muted">{moment(createdAt)}</span>
        </li>
      </ol>
    </section>
  )
}
