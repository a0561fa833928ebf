import type { Currency } from '@nelly/domain/currency'
import { inLanguages } from '@nelly/domain/languages'
import type { QuoteLine } from '@nelly/domain/rates/quote'
import { CHANGED_FIELDS } from '@nelly/domain/reservations/changed-fields'
import { OPERATOR_CANCELLATION_REASONS } from '@nelly/domain/reservations/operator-cancellation'
import { RESERVATION_EVENT_KINDS } from '@nelly/domain/reservations/reservation-event'
import { RESERVATION_STATUSES } from '@nelly/domain/reservations/reservation-status'
import type { Source } from '@nelly/domain/reservations/source'
import { STEPS } from '@nelly/domain/reservations/steps'
import { z } from 'zod'
import { priceAnswer } from '../rates/price.ts'
import { reservedUnit } from '../units/choose-unit.ts'
import {
  answerOf,
  currencyAnswer,
  idAnswer,
  language,
  minorAnswer,
  revisionAnswer,
  written,
} from '../wire.ts'
import { EVENT_ACTORS } from './reservation-event-actors.ts'
import { LISTED_STATES } from './reservation-list.ts'

/** Who may have cancelled a reservation. */
export const CANCELLERS = ['owner', 'visitor'] as const

const text = z.string()
const count = z.number().int()
const instant = (description: string) => z.iso.datetime().nullable().meta({ description })
const source = written<Source>(
  z.object({
    ref: text.optional(),
    utmSource: text.optional(),
    utmMedium: text.optional(),
    utmCampaign: text.optional(),
  }),
)
const localized = z.object(inLanguages(() => text))
/** A question of the landing's own and what was answered. */
export const givenAnswer = answerOf(z.object({ question: localized, answer: localized })).meta({
  id: 'GivenAnswer',
})
const rentalEnd = z.object({ place: text, date: z.iso.date(), time: text })
/** One end of a rental: a place, a day `yyyy-mm-dd` and a time of day `HH:mm` there. */
export type RentalEnd = Readonly<z.infer<typeof rentalEnd>>

const reservingCustomer = z.object({
  id: idAnswer,
  doNotRentReason: text
    .nullable()
    .meta({ description: 'Why its operator does not want to rent to them; `null` while they do' }),
})
/** The customer of a reservation. */
export type ReservingCustomer = Readonly<z.infer<typeof reservingCustomer>>

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
  answers: z.array(givenAnswer).meta({
    description: 'What was answered to the landing’s own questions, in their words of then',
  }),
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
  currency: written<Currency>(currencyAnswer),
  total: minorAnswer,
  createdAt: z.iso.datetime(),
  status: z.enum(RESERVATION_STATUSES).meta({ description: 'Where it stands' }),
  possibleSteps: z.array(z.enum(STEPS)).meta({
    description:
      'The steps that its operator may take from here; `cancel` and `no_show` by the call that cancels',
  }),
  isOverdue: z.boolean().meta({ description: 'Whether the vehicle is out past its return' }),
  balance: z
    .number()
    .int()
    .meta({ description: 'What is due, in minor units; below zero where too much was paid' }),
  held: z.number().int().meta({ description: 'The deposit that is held, in minor units' }),
  revision: revisionAnswer,
  answerBy: instant('Until when a request waits for the answer of its operator'),
  outAt: instant('When the vehicle was handed over'),
  returnedAt: instant('When the vehicle came back'),
  cancelled: z
    .object({
      at: z.iso.datetime(),
      fee: minorAnswer,
      by: z.enum(CANCELLERS).nullable().meta({ description: '`null` for one that expired' }),
      reason: z.enum(OPERATOR_CANCELLATION_REASONS).nullable(),
      note: text.nullable().meta({ description: 'What the operator wrote to the customer' }),
    })
    .nullable()
    .meta({ description: 'How it was cancelled or declined, or that it expired' }),
  erasedAt: instant('When the customer had their personal data erased'),
  unit: reservedUnit.nullable().meta({ description: 'The unit that it has' }),
  customer: reservingCustomer
    .nullable()
    .meta({ description: 'Who reserved; `null` once the personal data is erased' }),
}

/** A reservation as its operator knows it. */
export const ownedReservation = answerOf(z.object(reservationFields)).meta({ id: 'OwnReservation' })
export type OwnedReservation = z.infer<typeof ownedReservation>

/** The same as a list has it: of its price, what the lines are for. */
export interface ListedReservation extends Omit<OwnedReservation, 'quote'> {
  readonly quote: { readonly lines: readonly Pick<QuoteLine, 'code' | 'kind' | 'name' | 'quantity'>[] }
}

/** An owner's reservations on one landing. */
export interface ReservationGroup {
  landingId: number
  landingName: string
  logo: string
  reservations: readonly ListedReservation[]
}

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
/** Something that happened to a reservation. */
export type ReservationEvent = OwnedReservationDetails['events'][number]

const check = z.object({
  odometer: count.nullable().meta({ description: 'In kilometres; `null` where it was not read' }),
  fuelEighths: count.nullable().meta({ description: 'How full the tank was, 0 to 8' }),
})

/** The same with its state, its events, and what cancelling it would cost the customer. */
export const ownedReservationDetails = answerOf(
  z.object({
    ...reservationFields,
    whatsapp,
    state: z.enum(LISTED_STATES).meta({ description: 'Its state, by the clock at the rental place' }),
    timezone: text.meta({ description: 'The IANA time zone of the rental place' }),
    feeIfCancelled: minorAnswer.nullable().meta({
      description:
        'The fee if it were cancelled now because of the customer; `null` where it can’t be cancelled any more',
    }),
    events: z.array(event).meta({ description: 'Its events, the oldest first' }),
    checks: z
      .object({ out: check, back: check })
      .meta({ description: 'What was read at the handover and at the return' }),
    returnedPlace: text.nullable().meta({
      description: 'Where it came back; `null` where that is as booked',
    }),
    lastOdometer: count.nullable().meta({ description: 'The last reading of its unit, in kilometres' }),
    discountCode: text.nullable().meta({ description: 'The code that reduced the price' }),
    changeable: z.array(z.enum(CHANGED_FIELDS)).meta({ description: 'What its operator may change now' }),
    isUndoable: z.boolean().meta({ description: 'Whether the last change can be undone' }),
    booking: z
      .object({
        reference: text,
        reservations: z.array(
          z.object({
            id: idAnswer,
            reference: text,
            vehicleName: text,
            total: minorAnswer,
            status: z.enum(RESERVATION_STATUSES),
          }),
        ),
      })
      .nullable()
      .meta({
        description: 'What it was booked together with, itself among them; `null` where it was alone',
      }),
    reservationsOfCustomer: count.meta({
      description: 'How many reservations its customer has, with this one; 0 once erased',
    }),
    publication: count.nullable().meta({
      description: 'The publication of the site that it was made under; `null` where there was none',
    }),
    termsAcceptedAt: instant(
      'When its visitor accepted the terms of that publication; `null` where none were asked',
    ),
    source: source.nullable().meta({
      description: 'Where its visitor came from; `null` where the address of the booking did not say',
    }),
    language: language.meta({ description: 'That of its mails, its calendar file and its link' }),
    languages: z
      .array(language)
      .meta({ description: 'Those that its landing is offered in now, the main one first' }),
  }),
).meta({ id: 'ReservationDetails' })
export type OwnedReservationDetails = z.infer<typeof ownedReservationDetails>
