import { type Currency, currency } from '@nelly/domain/currency'
import { type MinorUnits, toMinorUnits } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'
import type { ChangedField } from '@nelly/domain/reservations/changed-fields'
import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import type { ReservationEventKind } from '@nelly/domain/reservations/reservation-event'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { Step } from '@nelly/domain/reservations/steps'
import type { z } from 'zod'
import type { ReservedUnit } from './choose-unit.ts'
import { quoteOf } from './quote-of.ts'
import type { ReservationAnswer, ReservingCustomer } from './reservation-answers.ts'
import type { EventActor } from './reservation-event-actors.ts'
import type { LISTED_STATES } from './reservation-list.ts'
import type { ReservationsOfLanding, readReservation } from './reservations.ts'
import type { Language } from './wire.ts'

type ListedState = (typeof LISTED_STATES)[number]

/** One end of a rental: a place, a day `yyyy-mm-dd` and a time of day `HH:mm` there. */
export interface RentalEnd {
  place: string
  date: string
  time: string
}

/** A reservation as the operator knows it. */
export interface OwnedReservation {
  id: number
  reference: string
  landingId: number
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
  quote: Quote
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

/** Something that happened to a reservation. */
export interface ReservationEvent {
  kind: ReservationEventKind
  by: EventActor
  /** The name of a person of the business. */
  who: string | null
  /** An instant. */
  at: string
  note: string | null
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
  /** The code that reduced its price; blank for none. */
  discountCode: string
  /** What its operator may change now. */
  changeable: readonly ChangedField[]
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
  reservations: readonly OwnedReservation[]
}

/** The path of a stored picture, taken from its whole address. */
const storedPath = (address: string): string => address.slice(address.indexOf(STORAGE) + STORAGE.length)
const STORAGE = '/storage/'

const reservedUnit = ({ pinned, ...unit }: NonNullable<ReservationAnswer['unit']>): ReservedUnit => ({
  ...unit,
  isPinned: pinned,
})

/** Parses a reservation of an answer. */
export const ownedReservation = (answer: ReservationAnswer): OwnedReservation => ({
  id: answer.id,
  reference: answer.reference,
  landingId: answer.id_landing,
  vehicleId: answer.id_vehicle,
  vehicleName: answer.vehicle.name,
  picture: answer.avatar_url && storedPath(answer.avatar_url),
  firstName: answer.name,
  lastName: answer.last_name,
  email: answer.email,
  phone: answer.phone,
  comment: answer.description,
  persons: answer.number_person,
  bags: answer.number_bag,
  driverAge: answer.driver_age,
  isAgeAsked: answer.driver_age_asked,
  additionalDrivers: answer.additional_drivers,
  pickup: {
    place: answer.place_of_departure,
    date: answer.date_of_departure,
    time: answer.time_of_departure,
  },
  return: { place: answer.arrival_place, date: answer.date_of_arrival, time: answer.time_of_arrival },
  quote: quoteOf(answer.quote),
  currency: currency(answer.currency),
  total: toMinorUnits(answer.total_price, currency(answer.currency)),
  createdAt: answer.created_at,
  status: answer.status,
  possibleSteps: answer.possible_steps,
  isOverdue: answer.overdue,
  revision: answer.revision,
  answerBy: answer.answer_by,
  outAt: answer.out_at,
  returnedAt: answer.returned_at,
  cancelled: answer.cancelled_at
    ? {
        at: answer.cancelled_at,
        fee: toMinorUnits(answer.cancellation_fee ?? 0, currency(answer.currency)),
        by: answer.cancelled_by,
        reason: answer.cancellation_reason,
        note: answer.cancellation_note,
      }
    : null,
  erasedAt: answer.erased_at,
  unit: answer.unit ? reservedUnit(answer.unit) : null,
  customer: answer.customer ? { id: answer.customer.id, doNotRentReason: answer.customer.do_not_rent } : null,
})

/** Parses a reservation's details of an answer. */
export const ownedReservationDetails = (
  answer: z.output<typeof readReservation.answer>,
): OwnedReservationDetails => ({
  ...ownedReservation(answer),
  whatsapp: answer.whatsapp,
  state: answer.state,
  timezone: answer.timezone,
  feeIfCancelled:
    answer.fee_if_cancelled === null
      ? null
      : toMinorUnits(answer.fee_if_cancelled, currency(answer.currency)),
  events: answer.events.map(({ kind, by, who, at, note }) => ({ kind, by, who, at, note })),
  discountCode: answer.discount ?? '',
  changeable: answer.changeable,
  reservationsOfCustomer: answer.customer_reservations,
  publication: answer.publication,
  termsAcceptedAt: answer.terms_accepted_at,
  language: answer.language,
  languages: answer.languages,
})

/** Parses the reservations of one landing. */
export const reservationGroup = (answer: Omit<ReservationsOfLanding, 'name_landing'>): ReservationGroup => ({
  landingId: answer.id_landing,
  landingName: answer.display_name,
  logo: answer.logo,
  reservations: answer.reservations.map(ownedReservation),
})

/** The group of a list of one landing's reservations; none where it is empty. */
export const reservationGroups = (reservations: ReservationAnswer[]): ReservationGroup[] =>
  reservations
    .slice(0, 1)
    .map(({ id_landing, landing }) => reservationGroup({ id_landing, ...landing, reservations }))
