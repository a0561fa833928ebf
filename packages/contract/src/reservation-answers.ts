import type { Currency } from '@nelly/domain/currency'
import type { MinorUnits } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { Booking, Customer } from '@nelly/domain/reservations/booking'
import { CHANGED_FIELDS, type ChangedField } from '@nelly/domain/reservations/changed-fields'
import {
  OPERATOR_CANCELLATION_REASONS,
  type OperatorCancellationReason,
} from '@nelly/domain/reservations/operator-cancellation'
import { isOverdue } from '@nelly/domain/reservations/overdue'
import {
  isByOperator,
  RESERVATION_EVENT_KINDS,
  type ReservationActor,
  type ReservationEventKind,
} from '@nelly/domain/reservations/reservation-event'
import { RESERVATION_STATUSES, type ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import { possibleSteps, STEPS } from '@nelly/domain/reservations/steps'
import { languagesOf } from '@nelly/domain/site/site-document'
import { dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { quoteAnswer, toQuoteAnswer } from './quotes.ts'
import { EVENT_ACTORS, toEventActor } from './reservation-event-actors.ts'
import { LISTED_STATES } from './reservation-list.ts'
import { toUnitOfReservation, unitOfReservation } from './specified/reserved-unit.ts'
import { currencyAnswer, idAnswer, type Language, language, money, moneyAnswer } from './wire.ts'

/** Who may have cancelled a reservation. */
const CANCELLERS = ['owner', 'visitor'] as const

/** An instant of a reservation's life; null where it has none. */
const instant = (description: string) => z.iso.datetime().nullable().meta({ description })

export const reservationAnswer = z
  .object({
    id: idAnswer,
    reference: z.string(),
    id_landing: idAnswer,
    name_landing: z.string(),
    url_landing: z.string(),
    id_vehicle: idAnswer,
    url_vehicle: z.string(),
    avatar_url: z.string().nullable().meta({ description: "The URL of the vehicle's first picture" }),
    vehicle: z.object({ name: z.string() }),
    landing: z.object({ logo: z.string(), display_name: z.string() }),
    number_person: z.number().int(),
    number_bag: z.number().int(),
    driver_age: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'In years at the pickup; `null` where it was not told' }),
    driver_age_asked: z.boolean().meta({
      description: 'Whether the rates ask for the age: if it was not told, no fee of ages was added',
    }),
    additional_drivers: z.number().int(),
    name: z.string(),
    last_name: z.string(),
    phone: z.string(),
    email: z.string(),
    description: z.string().nullable(),
    place_of_departure: z.string(),
    arrival_place: z.string(),
    date_of_departure: z.iso.date(),
    time_of_departure: z.string(),
    date_of_arrival: z.iso.date(),
    time_of_arrival: z.string(),
    total_price: money,
    currency: currencyAnswer,
    quote: quoteAnswer,
    created_at: z.iso.datetime(),
    status: z.enum(RESERVATION_STATUSES).meta({ description: 'Where it stands' }),
    possible_steps: z.array(z.enum(STEPS)).meta({
      description:
        'The steps that its operator may take from here; `cancel` and `no_show` by the call that cancels',
    }),
    overdue: z.boolean().meta({ description: 'Whether the vehicle is out past its return' }),
    revision: z.number().int().nonnegative().meta({
      description: 'Raised by each change: a step that was chosen at an older one is refused',
    }),
    answer_by: instant('Until when a request waits for the answer of its operator'),
    out_at: instant('When the vehicle was handed over'),
    returned_at: instant('When the vehicle came back'),
    cancelled_at: instant('When it was cancelled or declined, or expired'),
    cancelled_by: z.enum(CANCELLERS).nullable().meta({
      description: 'Who cancelled or declined it; `null` for one that expired',
    }),
    cancellation_reason: z
      .enum(OPERATOR_CANCELLATION_REASONS)
      .nullable()
      .meta({ description: 'Why its operator cancelled it' }),
    cancellation_note: z
      .string()
      .nullable()
      .meta({ description: "The operator's note to the customer about the cancellation" }),
    cancellation_fee: money.nullable().meta({ description: 'The fee for a cancelled one' }),
    erased_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the customer had their personal data erased' }),
    unit: unitOfReservation.optional().meta({ description: 'The unit that it has; for its owner alone' }),
    customer: z
      .object({
        id: idAnswer,
        do_not_rent: z
          .string()
          .nullable()
          .meta({ description: 'Why its operator does not want to rent to them; `null` while they do' }),
      })
      .nullish()
      .meta({ description: 'Who reserved, for its owner alone; `null` once the personal data is erased' }),
  })
  .meta({ id: 'Reservation' })
export type ReservationAnswer = z.infer<typeof reservationAnswer>

/** A reservation as an answer is made of it. */
export interface AnsweredReservation
  extends Customer,
    Pick<Booking, 'persons' | 'bags' | 'comment' | 'pickupPlace' | 'returnPlace'> {
  readonly id: number
  readonly reference: string
  readonly landingId: number
  readonly landing: {
    readonly name: string
    readonly displayName: string
    readonly logo: { path: string }
    readonly timezone: string
    readonly defaultLanguage: Language
    readonly bothLanguages: boolean
  }
  readonly language: Language | null
  readonly vehicleId: number
  readonly vehicleName: string
  readonly vehiclePicture: string | null
  readonly during: RentalPeriod
  readonly driverAge: number | null
  readonly isAgeAsked: boolean
  readonly additionalDrivers: number
  readonly quote: Quote
  readonly currency: Currency
  readonly totalMinor: MinorUnits
  readonly createdAt: Date
  readonly status: ReservationStatus
  readonly revision: number
  readonly answerBy: Date | null
  readonly outAt: Date | null
  readonly returnedAt: Date | null
  readonly cancelledAt: Date | null
  readonly cancellation: {
    readonly by: ReservationActor['kind']
    readonly reason: string | null
    readonly note: string | null
  } | null
  readonly cancellationFeeMinor: MinorUnits | null
  readonly erasedAt: Date | null
  readonly publicationNumber: number | null
  readonly termsAcceptedAt: Date | null
  readonly unit: number
  readonly isPinned: boolean
  /** That of its unit; undefined in an answer that is not for its owner. */
  readonly plate?: string | null
  /** Who reserved, null once erased; undefined in an answer that is not for its owner. */
  readonly customer?: ReservingCustomer | null
}

/** The customer of a reservation: their number, and why its operator does not want to rent to them. */
export interface ReservingCustomer {
  readonly id: number
  readonly doNotRentReason: string | null
}

/** What an answer depends on beside the reservation: the origin of its links, and the moment. */
export interface AnswerContext {
  readonly origin: string
  readonly now: Date
}

/** A reservation for its operator. */
export function toReservationAnswer(
  reservation: AnsweredReservation,
  { origin, now }: AnswerContext,
): ReservationAnswer {
  const { landing, during, cancellation, unit, plate, isPinned, customer } = reservation
  const landingUrl = `${origin}/${landing.name}`
  return {
    id: reservation.id,
    reference: reservation.reference,
    id_landing: reservation.landingId,
    name_landing: landing.name,
    url_landing: landingUrl,
    id_vehicle: reservation.vehicleId,
    url_vehicle: `${landingUrl}/vehicles/${reservation.vehicleId}`,
    avatar_url: reservation.vehiclePicture && `${origin}/storage/${reservation.vehiclePicture}`,
    vehicle: { name: reservation.vehicleName },
    landing: { logo: landing.logo.path, display_name: landing.displayName },
    number_person: reservation.persons,
    number_bag: reservation.bags,
    driver_age: reservation.driverAge,
    driver_age_asked: reservation.isAgeAsked,
    additional_drivers: reservation.additionalDrivers,
    name: reservation.firstName,
    last_name: reservation.lastName,
    phone: reservation.phone,
    email: reservation.email,
    description: reservation.comment,
    place_of_departure: reservation.pickupPlace,
    arrival_place: reservation.returnPlace,
    date_of_departure: dateOf(during.pickup),
    time_of_departure: timeOf(during.pickup),
    date_of_arrival: dateOf(during.return),
    time_of_arrival: timeOf(during.return),
    total_price: moneyAnswer(reservation.totalMinor, reservation.currency),
    currency: reservation.currency,
    quote: toQuoteAnswer(reservation.quote),
    created_at: reservation.createdAt.toISOString(),
    status: reservation.status,
    possible_steps: possibleSteps(reservation.status, 'person'),
    overdue: isOverdue({ status: reservation.status, period: during }, wallClockIn(landing.timezone, now)),
    revision: reservation.revision,
    answer_by: reservation.answerBy?.toISOString() ?? null,
    out_at: reservation.outAt?.toISOString() ?? null,
    returned_at: reservation.returnedAt?.toISOString() ?? null,
    cancelled_at: reservation.cancelledAt?.toISOString() ?? null,
    cancelled_by: cancellerOf(reservation),
    cancellation_reason: (cancellation?.reason ?? null) as OperatorCancellationReason | null,
    cancellation_note: cancellation?.note ?? null,
    cancellation_fee:
      reservation.cancellationFeeMinor === null
        ? null
        : moneyAnswer(reservation.cancellationFeeMinor, reservation.currency),
    erased_at: reservation.erasedAt?.toISOString() ?? null,
    ...(plate !== undefined && { unit: toUnitOfReservation({ number: unit, plate, isPinned }) }),
    ...(customer !== undefined && {
      customer: customer && { id: customer.id, do_not_rent: customer.doNotRentReason },
    }),
  }
}

const cancellerOf = ({
  status,
  cancelledAt,
  cancellation,
}: AnsweredReservation): (typeof CANCELLERS)[number] | null => {
  if (cancelledAt === null || status === 'expired') return null
  // Without an event it is older than events are, when only visitors could cancel.
  return isByOperator(cancellation?.by) ? 'owner' : 'visitor'
}

/** One event of a reservation's history. */
const reservationEvent = z
  .object({
    kind: z.enum(RESERVATION_EVENT_KINDS),
    by: z.enum(EVENT_ACTORS),
    who: z.string().nullable().meta({ description: 'The name of a person of the business' }),
    at: z.iso.datetime(),
    note: z.string().nullable().meta({ description: 'What they wrote; erased with the personal data' }),
    details: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: 'What it changed, as the kind says: of a handover or a return, when it was' }),
  })
  .meta({ id: 'ReservationEvent' })

/** The phone of a customer as WhatsApp takes it; `null` where it can't be a number. */
export const whatsapp = z.string().nullable().meta({
  description:
    'The digits of the phone with its country code, for WhatsApp; `null` where it can’t be a number',
})

export const reservationDetails = reservationAnswer
  .extend({
    whatsapp,
    state: z.enum(LISTED_STATES).meta({ description: 'Its state, by the clock at the rental place' }),
    timezone: z.string().meta({ description: 'The IANA time zone of the rental place' }),
    fee_if_cancelled: money.nullable().meta({
      description:
        'The fee if it were cancelled now because of the customer; `null` where it can’t be cancelled any more',
    }),
    events: z.array(reservationEvent).meta({ description: 'Its events, the oldest first' }),
    discount: z.string().nullable().meta({ description: 'The code that reduced the price' }),
    changeable: z.array(z.enum(CHANGED_FIELDS)).meta({ description: 'What its operator may change now' }),
    undoable: z.boolean().meta({ description: 'Whether the last change can be undone' }),
    customer_reservations: z
      .number()
      .int()
      .meta({ description: 'How many reservations its customer has, with this one; 0 once erased' }),
    publication: z.number().int().nullable().meta({
      description: 'The publication of the site that it was made under; `null` where there was none',
    }),
    terms_accepted_at: z.iso.datetime().nullable().meta({
      description: 'When its visitor accepted the terms of that publication; `null` where none were asked',
    }),
    language: language.meta({ description: 'That of its mails, its calendar file and its link' }),
    languages: z
      .array(language)
      .meta({ description: 'Those that its landing is offered in now, the main one first' }),
  })
  .meta({ id: 'ReservationDetails' })

/** A reservation with its state, its events, and what cancelling it would cost the customer. */
export const toReservationDetails = (
  reservation: AnsweredReservation,
  {
    state,
    feeIfCancelled,
    events,
    discountCode,
    changeable,
    isUndoable,
    reservationsOfCustomer,
    whatsapp,
  }: {
    state: (typeof LISTED_STATES)[number]
    feeIfCancelled: MinorUnits | null
    events: readonly {
      kind: ReservationEventKind
      by: ReservationActor['kind']
      who: string | null
      at: Date
      note: string | null
      details: Readonly<Record<string, unknown>> | null
    }[]
    discountCode: string | null
    changeable: readonly ChangedField[]
    isUndoable: boolean
    reservationsOfCustomer: number
    whatsapp: string | null
  },
  context: AnswerContext,
): z.infer<typeof reservationDetails> => ({
  ...toReservationAnswer(reservation, context),
  whatsapp,
  state,
  timezone: reservation.landing.timezone,
  fee_if_cancelled: feeIfCancelled === null ? null : moneyAnswer(feeIfCancelled, reservation.currency),
  events: events.map(({ by, at, details, ...event }) => ({
    ...event,
    by: toEventActor(by),
    at: at.toISOString(),
    details: details && { ...details },
  })),
  discount: discountCode,
  changeable: [...changeable],
  undoable: isUndoable,
  customer_reservations: reservationsOfCustomer,
  publication: reservation.publicationNumber,
  terms_accepted_at: reservation.termsAcceptedAt?.toISOString() ?? null,
  language: reservation.language ?? reservation.landing.defaultLanguage,
  languages: [
    ...languagesOf({
      default: reservation.landing.defaultLanguage,
      both: reservation.landing.bothLanguages,
    }),
  ],
})
