import { instantOf } from '@nelly/domain/wall-clock'
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { MailAttachment } from '../../../platform/mail/mail-content.ts'
import type { HandoverDetails, MailedReservation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'
import { eachMailed } from './mailed-reservation.ts'

/**
 * The rental, each of its vehicles, as a calendar entry, or, if it is cancelled, the removal of that entry. Its times are in UTC, which every
 * calendar supports (decision 0020); the local ones are in its description, with how the vehicle is picked up.
 */
export function rentalCalendar(
  reservation: MailedReservation,
  i18n: MailI18n,
  { isCancelled, now }: { isCancelled: boolean; now: Date },
): MailAttachment {
  const { during, landing, operator, pickupPlace, returnPlace } = reservation
  const { pickupDetails, returnDetails, pickupInstructions } = reservation
  const { t } = i18n
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = new ICalCalendar({
    prodId: { company: 'Nelly', product: 'Reservations', language: i18n.language.toUpperCase() },
    method,
  })
  for (const { reference, vehicleName } of eachMailed(reservation)) {
    calendar.createEvent({
      id: `reservation-${reference}`,
      // A cancellation is a revision as well, but older mails and deleted reservations lack it.
      sequence: Math.max(reservation.revision ?? 0, isCancelled ? 1 : 0),
      stamp: now,
      start: instantOf(during.pickup, landing.timezone),
      end: instantOf(during.return, landing.timezone),
      summary: t('calendar.title', { vehicle: vehicleName, landing: landing.name }),
      location: withAddress(pickupPlace, pickupDetails),
      description: [
        `${t('trip.pickup')}: ${i18n.moment(during.pickup)}, ${withAddress(pickupPlace, pickupDetails)}`,
        ...(pickupInstructions && !isCancelled ? [`${t('trip.instructions')}:`, ...pickupInstructions] : []),
        `${t('trip.return')}: ${i18n.moment(during.return)}, ${withAddress(returnPlace, returnDetails)}`,
        `${t('trip.reference')}: ${reference}`,
        t('trip.localTime'),
      ].join('\n'),
      organizer: { name: landing.name, email: operator.email },
      status: isCancelled ? ICalEventStatus.CANCELLED : unlessRequested(reservation),
      // A rented car does not make anybody busy for a week.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return {
    filename: t('calendar.file'),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  }
}

/** A request that waits for its answer is no appointment yet. */
const unlessRequested = ({ answerBy }: MailedReservation): ICalEventStatus =>
  answerBy ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED

const withAddress = (place: string, details: HandoverDetails | undefined): string =>
  details?.address ? `${place}, ${details.address}` : place
