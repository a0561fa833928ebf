import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import en from '../../messages/en/statuses.json' with { type: 'json' }
import es from '../../messages/es/statuses.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf } from '../words/translators.ts'

const statusesIn = translatorsOf({ es, en })

/** The word of a status in a language, as operators read it. */
export const reservationStatusWords = (status: ReservationStatus, language: Language): string =>
  statusesIn(language)(status)
