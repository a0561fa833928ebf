import type { Currency } from '@nelly/domain/currency'
import type { MinorUnits } from '@nelly/domain/money'
import type { Quote, QuoteLine } from '@nelly/domain/rates/quote'
import { CHANGED_FIELDS, type ChangedField } from '@nelly/domain/reservations/changed-fields'
import {
  OPERATOR_CANCELLATION_REASONS,
  type OperatorCancellationReason,
} from '@nelly/domain/reservations/operator-cancellation'
import {
  RESERVATION_EVENT_KINDS,
  type ReservationEventKind,
} from '@nelly/domain/reservations/reservation-event'
import { RESERVATION_STATUSES, type ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import { STEPS, type Step } from '@nelly/domain/reservations/steps'
import { z } from 'zod'
import { priceAnswer } from '../rates/price.ts'
import { type ReservedUnit, reservedUnit } from '../units/choose-unit.ts'
import { currencyAnswer, idAnswer, type Language, language, revisionAnswer, written } from '../wire.ts'
import { EVENT_ACTORS, type EventActor } from './reservation-event-actors.ts'
import { LISTED_STATES } from './reservation-list.ts'

type ListedState = (typeof LISTED_STATES)[number]

/** Who may have cancelled a reservation. */
export const CANCELLERS = ['owner', 'visitor'] as const

/** One end of a rental: a place, a day `yyyy-mm-dd` and a time of day `HH:mm` there. */
export interface RentalEnd {
  place: string
  date: string
  time: string
}

/** A reservation as a list of its operator's has it. */
export interface ListedReservation {
  id: number
  reference: string
  landingId: number
  landing: {
    /** Its address. */
    name: string
    displayName: string
    /** Path of its logo. */
    logo: string
  }
  vehicleId: number
  vehicleName: string
  /** Path of the vehicle's first picture below `/storage/`. */
  picture: string | null
  firstName: string
  lastName: string
  email: string
  phone: string
  comment: string | null
  persons: number
  bags: number
  /** The driver's age at the pickup, in years; null where it was not told. */
  driverAge: number | null
  /** Whether the rates ask for it. */
  isAgeAsked: boolean
  additionalDrivers: number
  pickup: RentalEnd
  return: RentalEnd
  /** Its price; of a list, what the lines are for. */
  quote: { readonly lines: readonly Pick<QuoteLine, 'code' | 'kind' | 'name' | 'quantity'>[] }
  /** The currency of all its amounts. */
  currency: Currency
  total: MinorUnits
  createdAt: string
  /** Where it stands, and the steps that its operator may take from there. */
  status: ReservationStatus
  possibleSteps: readonly Step[]
  /** Whether the vehicle is out past its return. */
  isOverdue: boolean
  /** Raised by each change. */
  revision: number
  /** Until when a request waits for an answer, when it was handed over and when it came back, as instants. */
  answerBy: string | null
  outAt: string | null
  returnedAt: string | null
  /** When it was cancelled, as an instant, by whom (null: it expired), why, and the fee; null unless it ended so. */
  cancelled: {
    at: string
    fee: MinorUnits
    by: 'owner' | 'visitor' | null
    reason: OperatorCancellationReason | null
    note: string | null
  } | null
  /** When the customer had their personal data erased; it was replaced by placeholders. */
  erasedAt: string | null
  /** The unit that it has. */
  unit: ReservedUnit | null
  /** Who reserved; null once the personal data is erased. */
  customer: ReservingCustomer | null
}

/** A reservation as the operator knows it. */
export interface OwnedReservation extends ListedReservation {
  quote: Quote
}

/** Something that happened to a reservation. */
export interface ReservationEvent {
  kind: ReservationEventKind
  by: EventActor
  /** The name of a person of the business. */
  who: string | null
  /** An instant. */
  at: string
  note: string | null
  /** What it changed, as the kind says. */
  details: Readonly<Record<string, unknown>> | null
}

/** A reservation with its state. */
export interface OwnedReservationDetails extends OwnedReservation {
  /** The digits of the customer's phone for WhatsApp; null where it can't be a number. */
  whatsapp: string | null
  state: ListedState
  /** The IANA time zone of the rental place, by whose clock its events are told. */
  timezone: string
  /** The fee if it were cancelled now because of the customer; null where it can't be cancelled any more. */
  feeIfCancelled: MinorUnits | null
  /** The oldest first. */
  events: readonly ReservationEvent[]
  /** The code that reduced its price; null for none. */
  discountCode: string | null
  /** What its operator may change now. */
  changeable: readonly ChangedField[]
  /** Whether the last change can be undone. */
  isUndoable: boolean
  /** How many reservations its customer has, with this one. */
  reservationsOfCustomer: number
  /** The publication of the site that it was made under; null where there was none. */
  publication: number | null
  /** When its visitor accepted the terms of that publication; null where none were asked. */
  termsAcceptedAt: string | null
  /** That of its mails and its visitor's pages. */
  language: Language
  /** Those that its landing is offered in, the main one first. */
  languages: readonly Language[]
}

/** An owner's reservations on one landing. */
export interface ReservationGroup {
  landingId: number
  landingName: string
  logo: string
  reservations: readonly ListedReservation[]
}

/** The customer of a reservation: their number, and why its operator does not want to rent to them. */
export interface ReservingCustomer {
  readonly id: number
  readonly doNotRentReason: string | null
}

const text = z.string()
const count = z.number().int()
const amount = count.meta({ description: 'In minor units of the currency' })
const instant = (description: string) => z.iso.datetime().nullable().meta({ description })
const rentalEnd = z.object({ place: text, date: z.iso.date(), time: text })

/** The phone of a customer as WhatsApp takes it. */
export const whatsapp = text.nullable().meta({
  description:
    'The digits of the phone with its country code, for WhatsApp; `null` where it can’t be a number',
})

/** The fields of a reservation that is told to its operator. */
export const reservationFields = {
  id: idAnswer,
  reference: text,
  landingId: idAnswer,
  landing: z.object({
    name: text.meta({ description: 'Its address' }),
    displayName: text,
    logo: text.meta({ description: 'Its path below `/storage/`' }),
  }),
  vehicleId: idAnswer,
  vehicleName: text,
  picture: text.nullable().meta({ description: 'The path of the vehicle’s first picture below `/storage/`' }),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  comment: text.nullable(),
  persons: count,
  bags: count,
  driverAge: count.nullable().meta({ description: 'In years at the pickup; `null` where it was not told' }),
  isAgeAsked: z.boolean().meta({
    description: 'Whether the rates ask for the age: if it was not told, no fee of ages was added',
  }),
  additionalDrivers: count,
  pickup: rentalEnd,
  return: rentalEnd,
  quote: priceAnswer,
  currency: currencyAnswer,
  total: amount,
  createdAt: z.iso.datetime(),
  status: z.enum(RESERVATION_STATUSES).meta({ description: 'Where it stands' }),
  possibleSteps: z.array(z.enum(STEPS)).meta({
    description:
      'The steps that its operator may take from here; `cancel` and `no_show` by the call that cancels',
  }),
  isOverdue: z.boolean().meta({ description: 'Whether the vehicle is out past its return' }),
  revision: revisionAnswer,
  answerBy: instant('Until when a request waits for the answer of its operator'),
  outAt: instant('When the vehicle was handed over'),
  returnedAt: instant('When the vehicle came back'),
  cancelled: z
    .object({
      at: z.iso.datetime(),
      fee: amount,
      by: z.enum(CANCELLERS).nullable().meta({ description: '`null` for one that expired' }),
      reason: z.enum(OPERATOR_CANCELLATION_REASONS).nullable(),
      note: text.nullable().meta({ description: 'What the operator wrote to the customer' }),
    })
    .nullable()
    .meta({ description: 'How it was cancelled or declined, or that it expired' }),
  erasedAt: instant('When the customer had their personal data erased'),
  unit: reservedUnit.nullable().meta({ description: 'The unit that it has' }),
  customer: z
    .object({
      id: idAnswer,
      doNotRentReason: text
        .nullable()
        .meta({ description: 'Why its operator does not want to rent to them; `null` while they do' }),
    })
    .nullable()
    .meta({ description: 'Who reserved; `null` once the personal data is erased' }),
}

/** A reservation for its operator. */
export const ownedReservation = written<OwnedReservation>(z.object(reservationFields)).meta({
  id: 'OwnReservation',
})

const event = z
  .object({
    kind: z.enum(RESERVATION_EVENT_KINDS),
    by: z.enum(EVENT_ACTORS),
    who: text.nullable().meta({ description: 'The name of a person of the business' }),
    at: z.iso.datetime(),
    note: text.nullable().meta({ description: 'What they wrote; erased with the personal data' }),
    details: z.record(text, z.unknown()).nullable().meta({
      description: 'What it changed, as the kind says: of a handover or a return, when it was',
    }),
  })
  .meta({ id: 'ReservationEvent' })

/** The same with its state, its events, and what cancelling it would cost the customer. */
export const ownedReservationDetails = written<OwnedReservationDetails>(
  z.object({
    ...reservationFields,
    whatsapp,
    state: z.enum(LISTED_STATES).meta({ description: 'Its state, by the clock at the rental place' }),
    timezone: text.meta({ description: 'The IANA time zone of the rental place' }),
    feeIfCancelled: amount.nullable().meta({
      description:
        'The fee if it were cancelled now because of the customer; `null` where it can’t be cancelled any more',
    }),
    events: z.array(event).meta({ description: 'Its events, the oldest first' }),
    discountCode: text.nullable().meta({ description: 'The code that reduced the price' }),
    changeable: z.array(z.enum(CHANGED_FIELDS)).meta({ description: 'What its operator may change now' }),
    isUndoable: z.boolean().meta({ description: 'Whether the last change can be undone' }),
    reservationsOfCustomer: count.meta({
      description: 'How many reservations its customer has, with this one; 0 once erased',
    }),
    publication: count.nullable().meta({
      description: 'The publication of the site that it was made under; `null` where there was none',
    }),
    termsAcceptedAt: instant(
      'When its visitor accepted the terms of that publication; `null` where none were asked',
    ),
    language: language.meta({ description: 'That of its mails, its calendar file and its link' }),
    languages: z
      .array(language)
      .meta({ description: 'Those that its landing is offered in now, the main one first' }),
  }),
).meta({ id: 'ReservationDetails' })
